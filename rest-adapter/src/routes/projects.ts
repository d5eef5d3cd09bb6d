import { projectStatus, propertyTypeLabel } from '@cimiento/contracts';
import { project } from './fields';
import { byChoice, createListRoute } from './list';
import type { Route } from './route';

/** Projects, public. */
export const projectRoutes: readonly Route[] = [
  createListRoute({
    path: '/api/projects',
    summary: 'Los proyectos',
    access: 'public',
    query: 'projects',
    count: 'projectCount',
    fields: project,
    filters: {
      status: byChoice('ProjectStatus', 'Estado', projectStatus),
      propertyType: byChoice('PropertyType', 'Tipo de propiedad', propertyTypeLabel),
    },
    sorts: { type: 'ProjectSort', fields: ['id', 'name', 'location', 'status', 'funded', 'annualReturn'] },
    isSearched: true,
    isShared: true,
    responseSchema: 'Project',
  }),
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
