import { projectStatus, propertyTypeLabel } from '@cimiento/contracts';
import { projectFields } from '@cimiento/contracts/fields';
import { projectSchema } from '@cimiento/contracts/schemas';
import { documentSelection } from '../files/file-routes';
import { byChoice, createListRoute } from './list';
import { select, toRecordRoutes, warnings, type Resource } from './records';
import type { Route } from './route';

// What is reserved is read-only.
const project = `${select(projectFields)} reserved`;
const projects: Resource = {
  path: '/api/admin/projects',
  type: 'Project',
  fields: project,
  label: 'un proyecto',
  readOnly: ['reserved'],
  notes: { schema: 'SavedProject', ...warnings },
  scopes: { read: ['projects:read'], write: ['projects:write'] },
};

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
    hasUpdatedSince: true,
    responseSchema: 'Project',
  }),
  {
    method: 'GET',
    path: '/api/projects/{id}',
    summary: 'Lee un proyecto',
    access: 'public',
    operation: `query ($id: Int!) { project(id: $id) { ${project} revision } }`,
    hasRevision: true,
    responseSchema: 'Project',
  },
  {
    method: 'GET',
    path: '/api/projects/{id}/documents',
    summary: 'Los documentos de un proyecto que puede ver quien llama, el más reciente primero',
    access: 'public',
    operation: `query ($id: Int!) { projectDocuments(projectId: $id) { ${documentSelection} } }`,
    isPersonal: true,
    returnsList: true,
    responseSchema: 'ProjectDocument',
  },
  {
    method: 'GET',
    path: '/api/projects/{id}/updates',
    summary: 'Las novedades de un proyecto que puede ver quien llama, la más reciente primero',
    access: 'public',
    operation:
      'query ($id: Int!) { projectUpdates(projectId: $id) { id kind title text newDate visibility publishedAt pictures { id description width height } } }',
    isPersonal: true,
    returnsList: true,
    responseSchema: 'ProjectUpdate',
  },
];

/** Projects, for administrators. */
export const projectAdminRoutes = toRecordRoutes(projects, projectSchema);
