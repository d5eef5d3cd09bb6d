import { projectFinancesFields } from '@cimiento/contracts/fields';
import type { Route } from './route';

/** The report of a project, for its holders and the staff. */
export const projectFinancesRoutes: readonly Route[] = [
  {
    method: 'GET',
    path: '/api/projects/{id}/finances',
    summary: 'Lo que un proyecto recibió, gastó y repartió mes a mes, para quienes tienen una parte de él',
    note: 'Sin meses, los últimos doce. La renta, la comisión, la reserva y lo repartido son del mes de la renta; los gastos, del día del banco. Las sumas son las del libro.',
    access: 'user',
    filters: projectFinancesFields,
    operation:
      'query ($id: Int!, $from: String, $to: String) { projectFinances(projectId: $id, from: $from, to: $to) { period rent expenses { category amount } fee reserve distributed occupied } }',
    returnsList: true,
    responseSchema: 'ProjectFinanceMonth',
    errors: ['NOT_FOUND'],
  },
];
