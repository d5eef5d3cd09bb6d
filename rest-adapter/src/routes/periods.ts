import { month, optional, periodReopenFields } from '@cimiento/contracts/fields';
import { toSchema } from '@cimiento/contracts/schemas';
import { sinceParameter } from './list';
import type { Route } from './route';

const period = 'period state closedAt closedBy updatedAt';

/** The months of the books, which are closed once they are complete. */
export const periodRoutes: readonly Route[] = [
  {
    method: 'GET',
    path: '/api/admin/periods',
    summary: 'Los meses del libro, del más reciente al primero',
    access: 'admin',
    filters: { updatedSince: optional(sinceParameter) },
    operation: `query ($updatedSince: DateTime) { periods(updatedSince: $updatedSince) { ${period} } }`,
    returnsList: true,
    responseSchema: 'AccountingPeriod',
  },
  {
    method: 'POST',
    path: '/api/admin/periods/{period}/close',
    summary: 'Cierra un mes del libro: nada se fecha en él; con errors, lo que falta',
    access: 'admin',
    filters: { period: month('Mes, AAAA-MM') },
    operation: `mutation ($period: String!) { closePeriod(period: $period) { ${period} } }`,
    responseSchema: 'AccountingPeriod',
    isIdempotent: true,
  },
  {
    method: 'POST',
    path: '/api/admin/periods/{period}/reopen',
    summary: 'Pide abrir de nuevo un mes cerrado, lo que decide otro administrador',
    access: 'admin',
    filters: { period: month('Mes, AAAA-MM') },
    body: toSchema(periodReopenFields),
    operation: `mutation ($period: String!, $input: PeriodReopenInput!) { reopenPeriod(period: $period, input: $input) { ${period} } }`,
    responseSchema: 'AccountingPeriod',
    isIdempotent: true,
  },
];
