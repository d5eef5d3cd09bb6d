import { paymentRunStatusLabel } from '@cimiento/contracts';
import { paymentRunPreviewSchema, paymentRunSchema, type PaymentRunTerms } from '@cimiento/contracts/schemas';
import { byChoice, byMonth, byReference, createListRoute } from './list';
import type { Route } from './route';

const path = '/api/admin/payment-runs';
const run = 'id projectId period amount basis retained status payments';

/** Monthly payments: an amount shared among the investments of a project. */
export const paymentRunRoutes: readonly Route[] = [
  createListRoute({
    path,
    summary: 'Los pagos mensuales',
    access: 'admin',
    scopes: ['payments:read'],
    query: 'paymentRuns',
    count: 'paymentRunCount',
    fields: run,
    filters: {
      status: byChoice('PaymentRunStatus', 'Estado', paymentRunStatusLabel),
      projectId: byReference('ID proyecto'),
      period: byMonth,
    },
    sorts: { type: 'PaymentRunSort', fields: ['id', 'period', 'amount'] },
    isSearched: true,
    responseSchema: 'PaymentRun',
  }),
  {
    method: 'POST',
    path: `${path}/preview`,
    summary: 'Reparte un monto entre las inversiones de un proyecto, sin registrarlo',
    access: 'admin',
    scopes: ['payments:read', 'payments:write'],
    body: paymentRunPreviewSchema,
    operation:
      'query ($projectId: Int!, $period: String!, $amount: Money!, $basis: PaymentRunBasis, $participants: PaymentRunParticipants, $continueForMissing: Boolean) { paymentRunPreview(projectId: $projectId, period: $period, amount: $amount, basis: $basis, participants: $participants, continueForMissing: $continueForMissing) { shares { investmentId userId invested amount } total retained leftOut { investmentId userId from } registered funded fingerprint } }',
    variables: ({ body }) => {
      const { projectId, period, amount, basis, participants, continueForMissing } = body as PaymentRunTerms;
      return { projectId, period, amount, basis, participants, continueForMissing };
    },
    responseSchema: 'PaymentRunPreview',
    errors: ['CONFLICT'],
  },
  {
    method: 'POST',
    path,
    summary: 'Registra los pagos de un mes de un proyecto, todos o ninguno',
    access: 'admin',
    scopes: ['payments:write'],
    body: paymentRunSchema,
    operation: `mutation ($input: PaymentRunInput!) { postPaymentRun(input: $input) { ${run} } }`,
    responseSchema: 'PaymentRun',
    status: 201,
    isIdempotent: true,
  },
  {
    method: 'GET',
    path: `${path}/{id}`,
    summary: 'Lee un pago mensual',
    access: 'admin',
    scopes: ['payments:read'],
    operation: `query ($id: Int!) { paymentRun(id: $id) { ${run} } }`,
    responseSchema: 'PaymentRun',
  },
  {
    method: 'POST',
    path: `${path}/{id}/undo`,
    summary: 'Deshace un pago mensual, mientras todos sus pagos estén pendientes',
    access: 'admin',
    scopes: ['payments:write'],
    operation: `mutation ($id: Int!) { undoPaymentRun(id: $id) { ${run} } }`,
    responseSchema: 'PaymentRun',
    isIdempotent: true,
    errors: ['CONFLICT'],
  },
];
