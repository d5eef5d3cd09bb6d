import { projectStatus, propertyTypeLabel } from '@cimiento/contracts';
import { feeRuleFields, projectFields } from '@cimiento/contracts/fields';
import {
  draftBlanks,
  feeRulesSchema,
  newProjectSchema,
  projectSchema,
  type NewProjectInput,
} from '@cimiento/contracts/schemas';
import { documentSelection } from './file-routes';
import { byChoice, byFlag, createListRoute } from './list';
import {
  recordTimes,
  select,
  toCreateRoute,
  toDeleteRoute,
  toReadRoute,
  toUpdateRoute,
  warnings,
  type Resource,
} from './records';
import type { Route } from './route';

// `reserved` is read-only.
const project = `${select(projectFields)} reserved`;
const adminProject = `${project} publishedAt archivedAt createdAt updatedAt`;
const projects: Resource = {
  path: '/api/admin/projects',
  type: 'Project',
  schema: 'AdminProject',
  fields: adminProject,
  label: 'un proyecto',
  readOnly: ['reserved', 'publishedAt', 'archivedAt', ...recordTimes],
  notes: { schema: 'SavedProject', ...warnings },
};

const feeRule = Object.keys(feeRuleFields).join(' ');

const filters = {
  status: byChoice('ProjectStatus', 'Estado', projectStatus),
  propertyType: byChoice('PropertyType', 'Tipo de propiedad', propertyTypeLabel),
};
const sorts = { type: 'ProjectSort', fields: ['id', 'name', 'location', 'status', 'funded', 'annualReturn'] };

/** Projects, public. */
export const projectRoutes: readonly Route[] = [
  createListRoute({
    path: '/api/projects',
    summary: 'Los proyectos',
    access: 'public',
    query: 'projects',
    count: 'projectCount',
    fields: project,
    filters,
    sorts,
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
    path: '/api/projects/{id}/fees',
    summary: 'Las comisiones que cobra un proyecto; vacío si no cobra ninguna',
    access: 'public',
    operation: `query ($id: Int!) { projectFees(projectId: $id) { ${feeRule} } }`,
    isPersonal: true,
    returnsList: true,
    responseSchema: 'FeeRule',
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

const listRoute = createListRoute({
  path: projects.path,
  summary: 'Los proyectos, también los archivados y los borradores',
  access: 'admin',
  query: 'projectRecords',
  count: 'projectRecordCount',
  fields: adminProject,
  filters: { ...filters, archived: byFlag('Si está archivado'), draft: byFlag('Si es un borrador') },
  sorts,
  isSearched: true,
  hasUpdatedSince: true,
  responseSchema: 'AdminProject',
});

const createRoute: Route = {
  ...toCreateRoute(projects, newProjectSchema),
  summary: 'Crea un proyecto y lo publica, o lo guarda como borrador, al que pueden faltarle textos y la imagen',
  operation: `mutation ($input: ProjectInput!, $draft: Boolean!) { createProject(input: $input, draft: $draft) { ${adminProject} ${warnings.selection} revision } }`,
  variables: ({ body }) => {
    const { draft = false, ...input } = body as NewProjectInput;
    return { input: draft ? { ...draftBlanks, ...input } : input, draft };
  },
};

/** Projects, for administrators. */
export const projectAdminRoutes: readonly Route[] = [
  listRoute,
  createRoute,
  {
    method: 'GET',
    path: `${projects.path}/{id}/fees`,
    summary: 'Las comisiones de un proyecto, también de un borrador',
    access: 'admin',
    operation: `query ($id: Int!) { projectFeeRecords(projectId: $id) { ${feeRule} } }`,
    returnsList: true,
    responseSchema: 'FeeRule',
  },
  {
    method: 'PUT',
    path: `${projects.path}/{id}/fees`,
    summary: 'Reemplaza las comisiones de un proyecto; quedan fijas con su primera orden',
    access: 'admin',
    body: feeRulesSchema,
    takesRows: true,
    example: [
      {
        kind: 'management',
        base: 'rent',
        percent: 8,
        hurdlePercent: null,
        catchUp: false,
        vatPercent: null,
        validFrom: '2026-01-01',
      },
    ],
    operation: `mutation ($id: Int!, $rows: [FeeRuleInput!]!) { setProjectFees(projectId: $id, rows: $rows) { ${feeRule} } }`,
    returnsList: true,
    responseSchema: 'FeeRule',
  },
  {
    method: 'POST',
    path: '/api/admin/projects/{id}/publish',
    summary: 'Publica un borrador: desde entonces todos lo ven. Uno publicado queda como está',
    access: 'admin',
    operation: `mutation ($id: Int!) { publishProject(id: $id) { ${adminProject} } }`,
    responseSchema: 'AdminProject',
    isIdempotent: true,
  },
  toUpdateRoute(projects, projectSchema),
  toDeleteRoute(projects),
  toReadRoute(projects),
];
