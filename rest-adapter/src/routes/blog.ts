import { postFields } from '@cimiento/contracts/fields';
import { postSchema, postUpdateSchema } from '@cimiento/contracts/schemas';
import { select, toRecordRoutes, type Resource } from './records';
import type { Route } from './route';

const post = select(postFields);
const posts: Resource = {
  path: '/api/admin/blog',
  type: 'Post',
  fields: post,
  label: 'un artículo',
};

/** Blog posts, public. */
export const blogRoutes: readonly Route[] = [
  {
    method: 'GET',
    path: '/api/blog',
    summary: 'Los artículos del blog',
    access: 'public',
    operation: `query ($after: Int, $limit: Int) { posts(after: $after, limit: $limit) { ${post} } }`,
    countOperation: 'query { postCount }',
    pagedBy: 'operation',
    responseSchema: 'Post',
  },
];

/** Blog posts, for administrators. */
export const blogAdminRoutes = toRecordRoutes(posts, postSchema, postUpdateSchema);
