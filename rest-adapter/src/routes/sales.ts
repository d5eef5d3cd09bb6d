import type { Route } from './route';

/** Sales of projects, which everybody can check once they are distributed. */
export const saleRoutes: readonly Route[] = [
  {
    method: 'GET',
    path: '/api/projects/{id}/sale',
    summary: 'La venta de un proyecto: precio, costos, comisiones y neto; pública cuando ya se repartió',
    access: 'public',
    operation:
      'query ($id: Int!) { projectSale(projectId: $id) { soldOn price costs { label amount } fee net perFraction distributedOn } }',
    isPersonal: true,
    responseSchema: 'ProjectSale',
  },
];
