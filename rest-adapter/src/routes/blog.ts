import { post } from './fields';
import type { Route } from './route';

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
