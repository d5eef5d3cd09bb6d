import { bankLineStatus } from '@cimiento/contracts';
import { duplicateDecisionFields, statementVoidFields } from '@cimiento/contracts/fields';
import { lineMatchSchema, statementSchema, toSchema } from '@cimiento/contracts/schemas';
import { byChoice, byDays, byReference, createListRoute } from './list';
import type { Route } from './route';

const content =
  'bankAccountId bookedOn amount description reference payerName reason status duplicateOf userId orderId orderUse withdrawalId projectId purpose period ruleId';
/** The REST fields of a bank line. */
export const bankLine = `id ${content} paid credited balance batchId category memo documentId feeKind from reversedLineId otherAccountId statementId createdAt updatedAt`;
const counts = 'new known duplicates matched suspense';
const statement =
  'id bankAccountId openingBalance closingBalance firstDay lastDay lines postedAt postedBy gapReason fileName fileAccounts fileSha256 currency accountReason confirmedAt confirmedBy confirmation { approvalId state } voidedAt voidReason createdAt updatedAt';

/** The bank's statements and their lines, for administrators. */
export const reconciliationRoutes: readonly Route[] = [
  {
    method: 'POST',
    path: '/api/admin/bank-statements/preview',
    summary: 'Muestra qué haría un extracto bancario, sin cambiar nada',
    access: 'admin',
    body: statementSchema,
    operation: `mutation ($input: BankStatementInput!) { previewBankStatement(input: $input) { ${counts} gap { expected given } otherAccount lines { ${content} } } }`,
    responseSchema: 'BankStatementPreview',
    errors: ['NOT_FOUND'],
  },
  {
    method: 'POST',
    path: '/api/admin/bank-statements',
    summary: 'Registra un extracto bancario: lo ya registrado no cambia nada',
    access: 'admin',
    body: statementSchema,
    operation: `mutation ($input: BankStatementInput!) { postBankStatement(input: $input) { id ${counts} confirmation { approvalId state } lines { ${bankLine} } } }`,
    responseSchema: 'PostedBankStatement',
    status: 201,
    isIdempotent: true,
    errors: ['NOT_FOUND'],
  },
  {
    method: 'GET',
    path: '/api/admin/bank-statements',
    summary: 'Los extractos bancarios registrados',
    access: 'admin',
    operation: `query ($after: Int, $limit: Int) { bankStatements(after: $after, limit: $limit) { ${statement} } }`,
    countOperation: 'query { bankStatementCount }',
    pagedBy: 'operation',
    responseSchema: 'BankStatement',
  },
  {
    method: 'GET',
    path: '/api/admin/bank-statements/{id}/void',
    summary: 'Muestra qué revertiría anular un extracto bancario, sin cambiar nada',
    access: 'admin',
    operation:
      'query ($id: Int!) { bankStatementVoidEffects(id: $id) { needsApproval effects { label value } warnings { code field message withdrawals } } }',
    responseSchema: 'BankStatementVoidEffects',
  },
  {
    method: 'POST',
    path: '/api/admin/bank-statements/{id}/void',
    summary: 'Anula un extracto bancario con reversos, o lo envía a aprobación si ya se usó su dinero',
    access: 'admin',
    body: toSchema(statementVoidFields),
    operation: `mutation ($id: Int!, $input: BankStatementVoidInput!) { voidBankStatement(id: $id, input: $input) { ${statement} } }`,
    responseSchema: 'BankStatement',
    isIdempotent: true,
  },
  {
    method: 'GET',
    path: '/api/admin/bank-accounts/{id}/coverage',
    summary: 'Qué días de una cuenta recaudadora tienen extracto, y cuáles faltan',
    access: 'admin',
    operation: 'query ($id: Int!) { bankCoverage(bankAccountId: $id) { bankAccountId days { from to state } } }',
    responseSchema: 'BankCoverage',
  },
  createListRoute({
    path: '/api/admin/bank-lines',
    summary: 'Los movimientos de los extractos bancarios',
    access: 'admin',
    query: 'bankLines',
    count: 'bankLineCount',
    fields: bankLine,
    filters: {
      status: byChoice('BankLineStatus', 'Estado', bankLineStatus),
      bankAccountId: byReference('ID de la cuenta bancaria'),
      ...byDays,
    },
    sorts: { type: 'BankLineSort', fields: ['id', 'bookedOn', 'amount'] },
    isSearched: true,
    hasUpdatedSince: true,
    responseSchema: 'BankLine',
  }),
  {
    method: 'POST',
    path: '/api/admin/bank-lines/{id}/match',
    summary:
      'Asigna un movimiento bancario a un inversionista, una orden, un retiro, un lote de retiros, el dinero de un proyecto (renta, venta, capital, gasto o comisión), o a lo que el propio banco hizo',
    access: 'admin',
    body: lineMatchSchema,
    example: { userId: 2 },
    operation: `mutation ($id: Int!, $input: BankLineMatchInput!) { matchBankLine(id: $id, input: $input) { ${bankLine} } }`,
    responseSchema: 'BankLine',
    isIdempotent: true,
  },
  {
    method: 'GET',
    path: '/api/admin/bank-lines/{id}/undo',
    summary: 'Muestra qué dejaría sin saldo deshacer la asignación de un movimiento bancario, sin cambiar nada',
    access: 'admin',
    operation: 'query ($id: Int!) { bankLineUndoEffects(id: $id) { warnings { code field message withdrawals } } }',
    responseSchema: 'CorrectionEffects',
  },
  {
    method: 'POST',
    path: '/api/admin/bank-lines/{id}/undo',
    summary: 'Deshace la asignación de un movimiento bancario con un reverso',
    access: 'admin',
    operation: `mutation ($id: Int!) { undoBankLineMatch(id: $id) { ${bankLine} } }`,
    responseSchema: 'BankLine',
    isIdempotent: true,
  },
  {
    method: 'POST',
    path: '/api/admin/bank-lines/{id}/duplicate',
    summary: 'Decide si un posible duplicado es el mismo movimiento o es otro, que entonces se registra',
    access: 'admin',
    body: toSchema(duplicateDecisionFields),
    operation: `mutation ($id: Int!, $input: BankLineDuplicateInput!) { decideBankLineDuplicate(id: $id, input: $input) { ${bankLine} } }`,
    responseSchema: 'BankLine',
    isIdempotent: true,
  },
];
