import { post } from './fields';
import type { Route } from './route';

/** Articles. */
export const blogRoutes: readonly Route[] = [
  {
    method: 'GET',
    path: '/api/blog',
    summary: 'Los artículos del blog',
    access: 'public',
    operation: `query ($after: Int, $limit: Int) { posts(after: $after, limit: $limit) { ${post} } }`,
    pagedBy: 'operation',
    shared: true,
    answer: 'Post',
  },
];
