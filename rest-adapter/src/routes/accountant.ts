import { accountCodeFields, count, periodFields } from '@cimiento/contracts/fields';
import { accountCodesSchema, toSchema } from '@cimiento/contracts/schemas';
import type { Route } from './route';

const codesPath = '/api/admin/account-codes';
const batchesPath = '/api/admin/ledger/journal-batches';
const code = Object.keys(accountCodeFields).join(' ');
const batch = 'number period sha256 rows createdAt';

/** The accountant's chart of accounts. */
export const accountCodeRoutes: readonly Route[] = [
  {
    method: 'GET',
    path: codesPath,
    summary: 'El plan de cuentas de la empresa: el código y el nombre de cada cuenta del libro',
    access: 'admin',
    operation: `query { accountCodes { ${code} } }`,
    returnsList: true,
    responseSchema: 'AccountCode',
  },
  {
    method: 'PUT',
    path: codesPath,
    summary: 'Reemplaza el plan de cuentas; los lotes ya exportados no cambian',
    access: 'admin',
    body: accountCodesSchema,
    takesRows: true,
    example: [
      { account: 'bank:*', code: '1.1.01', name: 'Bancos' },
      { account: 'project:*:capital', code: '2.1.05', name: 'Capital de proyectos' },
    ],
    operation: `mutation ($rows: [AccountCodeInput!]!) { setAccountCodes(rows: $rows) { ${code} } }`,
    returnsList: true,
    responseSchema: 'AccountCode',
  },
];

/** Batches of the journal: each entry of a closed month is in one. */
export const journalBatchRoutes: readonly Route[] = [
  {
    method: 'GET',
    path: batchesPath,
    summary: 'Los lotes del libro diario, del más reciente al primero',
    access: 'admin',
    operation: `query { journalBatches { ${batch} } }`,
    returnsList: true,
    responseSchema: 'JournalBatch',
  },
  {
    method: 'POST',
    path: batchesPath,
    summary: 'Exporta los asientos de un mes cerrado que aún no están en un lote',
    note: 'Cada asiento está en un solo lote. Lo que se corrige después en ese mes va en un lote posterior. Un mes muy grande se exporta en varios lotes: repite hasta el 409.',
    access: 'admin',
    body: toSchema(periodFields),
    operation: `mutation ($period: String!) { createJournalBatch(period: $period) { ${batch} } }`,
    variables: ({ body }) => ({ period: (body as { period: string }).period }),
    responseSchema: 'JournalBatch',
    status: 201,
    isIdempotent: true,
  },
  {
    method: 'GET',
    path: `${batchesPath}/{number}/content`,
    summary: 'El CSV de un lote, siempre con los mismos bytes',
    access: 'admin',
    filters: { number: count('Número del lote', { min: 1 }) },
    operation: 'query ($number: Int!) { journalBatchContent(number: $number) { fileName base64 } }',
    sendsFile: ['text/csv'],
    responseSchema: 'JournalBatchContent',
    errors: ['NOT_FOUND'],
  },
];
