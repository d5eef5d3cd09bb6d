import { month, reference } from '@cimiento/contracts/fields';
import { paymentImportSchema } from '@cimiento/contracts/schemas';
import { payment } from './fields';
import { createListRoute } from './list';
import type { Route } from './route';

/** What a file of payments needs besides the records themselves. */
export const paymentRoutes: readonly Route[] = [
  {
    method: 'POST',
    path: '/api/admin/returns/import',
    summary: 'Registra los pagos de un archivo, todos o ninguno; con errores, rows los tiene por fila',
    access: 'admin',
    scopes: ['payments:write'],
    body: paymentImportSchema,
    rowCheck: 'query ($rows: [PaymentInput!]!) { paymentFaults(rows: $rows) { row field message } }',
    operation: 'mutation ($rows: [PaymentInput!]!) { importPayments(rows: $rows) { imported } }',
    responseSchema: 'PaymentImport',
    status: 201,
    isIdempotent: true,
  },
  createListRoute({
    path: '/api/admin/returns/duplicates',
    summary: 'Todos los pagos de una inversión y un mes: más de uno puede ser un error',
    access: 'admin',
    scopes: ['payments:read'],
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
