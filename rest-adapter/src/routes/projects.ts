import { project } from './fields';
import type { Route } from './route';

/** Properties. */
export const projectRoutes: readonly Route[] = [
  {
    method: 'GET',
    path: '/api/projects',
    summary: 'Los proyectos',
    access: 'public',
    operation: `query ($after: Int, $limit: Int) { projects(after: $after, limit: $limit) { ${project} } }`,
    pagedBy: 'operation',
    shared: true,
    answer: 'Project',
  },
];
