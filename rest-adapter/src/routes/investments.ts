import { investmentFields } from '@cimiento/contracts/fields';
import { investmentSchema } from '@cimiento/contracts/schemas';
import { byReference, createListRoute } from './list';
import { recordTimes, select, toListFacts, toRecordRoutes, type Resource } from './records';
import type { Route } from './route';

const own =
  'id userId projectId projectName amount annualReturn imageUrl actualReturns projectedReturns createdAt updatedAt';
const investments: Resource = {
  path: '/api/admin/investments',
  type: 'Investment',
  fields: `${select(investmentFields)} createdAt updatedAt`,
  readOnly: recordTimes,
  label: 'una inversión',
};

/** The signed-in user's own investments. */
export const investmentRoutes: readonly Route[] = [
  {
    method: 'GET',
    path: '/api/user/investments',
    summary: 'Las inversiones propias',
    access: 'user',
    operation: `query { myInvestments { ${own} } }`,
    pagedBy: 'adapter',
    responseSchema: 'InvestorInvestment',
  },
];

/** Investments, for administrators. */
export const investmentAdminRoutes: readonly Route[] = [
  createListRoute({
    ...toListFacts(investments),
    summary: 'Las inversiones',
    query: 'investments',
    count: 'investmentCount',
    filters: { userId: byReference('ID usuario'), projectId: byReference('ID proyecto') },
    sorts: { type: 'InvestmentRecordSort', fields: ['id', 'amount', 'annualReturn'] },
    isSearched: true,
    hasUpdatedSince: true,
  }),
  ...toRecordRoutes(investments, investmentSchema).map((route) =>
    route.method === 'POST'
      ? {
          ...route,
          note: 'Registra lo que se invirtió fuera de la plataforma, desde hoy: el dinero entra por `bank:0`, no por el saldo, y `funded` del proyecto no cambia. No mira los límites de una orden.',
        }
      : route,
  ),
];
