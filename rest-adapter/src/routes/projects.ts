import { project } from './fields';
import type { Route } from './route';

/** Projects, public. */
export const projectRoutes: readonly Route[] = [
  {
    method: 'GET',
    path: '/api/projects',
    summary: 'Los proyectos',
    access: 'public',
    operation: `query ($after: Int, $limit: Int) { projects(after: $after, limit: $limit) { ${project} } }`,
    pagedBy: 'operation',
    isShared: true,
    responseSchema: 'Project',
  },
  {
    method: 'GET',
    path: '/api/projects/{id}',
    summary: 'Lee un proyecto',
    access: 'public',
    operation: `query ($id: Int!) { project(id: $id) { ${project} revision } }`,
    isShared: true,
    hasRevision: true,
    responseSchema: 'Project',
  },
];
