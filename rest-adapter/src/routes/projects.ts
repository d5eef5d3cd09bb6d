import type { Route } from './route';

const project = `id name description image location status funded target annualReturn minInvestment term propertyType
  currentValuation totalInvestors fundedDate exitDate`;

/** Properties. */
export const projectRoutes: readonly Route[] = [
  {
    method: 'GET',
    path: '/api/projects',
    summary: 'Los proyectos',
    access: 'public',
    operation: `query ($after: Int, $limit: Int) { projects(after: $after, limit: $limit) { ${project} } }`,
    pagedBy: 'operation',
    answer: 'Project',
  },
];
