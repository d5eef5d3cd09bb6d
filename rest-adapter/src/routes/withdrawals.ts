import { withdrawalStatusLabel } from '@cimiento/contracts';
import { withdrawalPaymentSchema, withdrawalReasonSchema, withdrawalSchema } from '@cimiento/contracts/schemas';
import { byChoice, byDays, createListRoute } from './list';
import type { Route } from './route';

const own = 'id amount status reference createdAt decidedAt paidOn';
const any = `${own} userId reason bankReference`;

/** Withdrawals: the signed-in user's own, and all of them for administrators. */
export const withdrawalRoutes: readonly Route[] = [
  {
    method: 'GET',
    path: '/api/user/withdrawals',
    summary: 'Los retiros propios',
    access: 'user',
    operation: `query ($after: Int, $limit: Int) { myWithdrawals(after: $after, limit: $limit) { ${own} } }`,
    countOperation: 'query { myWithdrawalCount }',
    pagedBy: 'operation',
    responseSchema: 'Withdrawal',
  },
  {
    method: 'POST',
    path: '/api/user/withdrawals',
    summary: 'Solicita un retiro a la cuenta bancaria propia; su monto queda retenido',
    access: 'user',
    body: withdrawalSchema,
    operation: `mutation ($input: WithdrawalInput!) { requestWithdrawal(input: $input) { ${own} } }`,
    responseSchema: 'Withdrawal',
    status: 201,
    isIdempotent: true,
  },
  {
    method: 'POST',
    path: '/api/user/withdrawals/{id}/cancel',
    summary: 'Cancela un retiro propio que aún no se atiende',
    access: 'user',
    operation: `mutation ($id: Int!) { cancelWithdrawal(id: $id) { ${own} } }`,
    responseSchema: 'Withdrawal',
    isIdempotent: true,
    errors: ['CONFLICT'],
  },
  createListRoute({
    path: '/api/admin/withdrawals',
    summary: 'Los retiros',
    access: 'admin',
    query: 'withdrawals',
    count: 'withdrawalCount',
    fields: any,
    filters: { status: byChoice('WithdrawalStatus', 'Estado', withdrawalStatusLabel), ...byDays },
    responseSchema: 'AdminWithdrawal',
  }),
  {
    method: 'POST',
    path: '/api/admin/withdrawals/{id}/approve',
    summary: 'Aprueba un retiro; no puede hacerlo quien lo pidió ni quien cambió la cuenta bancaria',
    access: 'admin',
    operation: `mutation ($id: Int!) { approveWithdrawal(id: $id) { ${any} } }`,
    responseSchema: 'AdminWithdrawal',
    isIdempotent: true,
    errors: ['CONFLICT'],
  },
  {
    method: 'POST',
    path: '/api/admin/withdrawals/{id}/reject',
    summary: 'Rechaza un retiro con su motivo; su monto vuelve a estar disponible',
    access: 'admin',
    body: withdrawalReasonSchema,
    operation: `mutation ($id: Int!, $input: WithdrawalReasonInput!) { rejectWithdrawal(id: $id, input: $input) { ${any} } }`,
    responseSchema: 'AdminWithdrawal',
    isIdempotent: true,
    errors: ['CONFLICT'],
  },
  {
    method: 'POST',
    path: '/api/admin/withdrawals/{id}/pay',
    summary: 'Registra que un retiro aprobado se pagó',
    access: 'admin',
    body: withdrawalPaymentSchema,
    operation: `mutation ($id: Int!, $input: WithdrawalPaymentInput!) { payWithdrawal(id: $id, input: $input) { ${any} } }`,
    responseSchema: 'AdminWithdrawal',
    isIdempotent: true,
    errors: ['CONFLICT'],
  },
];
