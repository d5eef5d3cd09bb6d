import { paymentStatus } from '@cimiento/contracts';
import {
  choice,
  month,
  nullable,
  paymentFields,
  paymentImportFields,
  paymentReasonField,
  reference,
} from '@cimiento/contracts/fields';
import { paymentImportSchema, paymentSchema } from '@cimiento/contracts/schemas';
import { byChoice, byDays, byMonth, byReference, createListRoute } from './list';
import {
  recordTimes,
  select,
  toCreateRoute,
  toDeleteRoute,
  toListFacts,
  toReadRoute,
  toUpdateRoute,
  type Resource,
} from './records';
import type { Route } from './route';

const own = 'id investmentId projectName period amount paymentDate status';
const payment = `${select(paymentFields)} createdAt updatedAt`;
const payments: Resource = {
  path: '/api/admin/returns',
  type: 'Payment',
  fields: payment,
  label: 'un pago',
  readOnly: recordTimes,
  notes: {
    schema: 'NewPayment',
    selection: 'warnings { code field message paymentIds withdrawals }',
    fields: ['warnings'],
  },
};

/** The payments to the signed-in user. */
export const paymentRoutes: readonly Route[] = [
  {
    method: 'GET',
    path: '/api/user/returns',
    summary: 'Los pagos de rendimientos propios, del período más reciente al más antiguo',
    access: 'user',
    operation: `query { myPayments { returnHistory { ${own} } } }`,
    responseSchema: 'ReturnHistory',
  },
];

/** Payments, for administrators. */
export const paymentAdminRoutes: readonly Route[] = [
  createListRoute({
    ...toListFacts(payments),
    summary: 'Los pagos de rendimientos',
    query: 'payments',
    count: 'paymentCount',
    filters: {
      status: byChoice('PaymentStatus', 'Estado', paymentStatus),
      period: byMonth,
      investmentId: byReference('ID inversión'),
      userId: byReference('ID usuario'),
      projectId: byReference('ID proyecto'),
      runId: byReference('ID pago mensual'),
      ...byDays,
    },
    sorts: { type: 'PaymentSort', fields: ['id', 'amount', 'period', 'paymentDate'] },
    isSearched: true,
    hasUpdatedSince: true,
  }),
  toCreateRoute(payments, paymentSchema),
  {
    ...toUpdateRoute(payments, paymentSchema),
    note: 'Sin `status` conserva el suyo. Lo que se quita de un pago pagado se corrige en el libro; `creditedOn` es el día que se envía, o, sin él, el de un pago nuevo.',
  },
  {
    ...toDeleteRoute(payments),
    operation:
      'mutation ($id: Int!, $revision: String, $reason: String) { deletePayment(id: $id, revision: $revision, reason: $reason) { id warnings { code field message withdrawals } } }',
    filters: { reason: nullable(paymentReasonField) },
    variables: ({ id, filters }) => ({ id, reason: filters?.['reason'] ?? null }),
    responseSchema: 'PaymentDeletion',
    omittedWhenEmpty: ['warnings'],
  },
  toReadRoute(payments),
];

/** The references that a file of payments needs besides the records themselves. */
export const paymentFileRoutes: readonly Route[] = [
  {
    method: 'POST',
    path: '/api/admin/returns/import',
    summary: 'Registra los pagos de un archivo, todos o ninguno; con errores, rows los tiene por fila',
    access: 'admin',
    body: paymentImportSchema,
    takesRows: true,
    rowCheck: 'query ($rows: [PaymentInput!]!) { paymentFaults(rows: $rows) { row field message } }',
    operation:
      'mutation ($rows: [PaymentInput!]!, $reason: String, $history: Boolean) { importPayments(rows: $rows, reason: $reason, history: $history) { imported rows { row id warnings { code field message paymentIds withdrawals } } } }',
    filters: {
      reason: {
        ...paymentImportFields.reason,
        label: 'Por qué las filas se acreditan con una fecha anterior; los inversionistas lo leen',
      },
      history: nullable(
        choice(
          'true: pagos de antes de la plataforma, cada uno en su fecha, anterior a la primera orden de su proyecto',
          { true: 'Sí', false: 'No' },
        ),
      ),
    },
    variables: ({ body, filters }) => ({
      ...(body as object),
      reason: filters?.['reason'] ?? null,
      history: filters?.['history'] === 'true',
    }),
    responseSchema: 'PaymentImport',
    status: 201,
    isIdempotent: true,
  },
  createListRoute({
    path: '/api/admin/returns/duplicates',
    summary: 'Todos los pagos de una inversión y un mes: más de uno puede ser un error',
    access: 'admin',
    query: 'payments',
    count: 'paymentCount',
    fields: payment,
    filters: {
      investmentId: { type: 'Int', field: reference('Inversión', 'ID inversión') },
      period: { type: 'String', field: month('Período, AAAA-MM') },
    },
    responseSchema: 'Payment',
  }),
];
