import { bankRuleSchema } from '@cimiento/contracts/schemas';
import { bankLine } from './reconciliation';
import type { Route } from './route';

const path = '/api/admin/bank-rules';
const rule = 'id text purpose projectId bankAccountId direction lines createdBy createdAt';
const example = { text: 'COMISION', purpose: 'bank_fee', direction: 'debit' };

/** Saved rules for lines of the bank that name nobody. */
export const bankRuleRoutes: readonly Route[] = [
  {
    method: 'GET',
    path,
    summary: 'Las reglas guardadas para los movimientos bancarios por identificar',
    access: 'admin',
    operation: `query { bankRules { ${rule} } }`,
    pagedBy: 'adapter',
    responseSchema: 'BankRule',
  },
  {
    method: 'POST',
    path: `${path}/preview`,
    summary: 'Muestra qué movimientos de los últimos doce meses habría identificado una regla, sin guardarla',
    access: 'admin',
    body: bankRuleSchema,
    example,
    operation: `mutation ($input: BankRuleInput!) { previewBankRule(input: $input) { count total differing lines { ${bankLine} } } }`,
    responseSchema: 'BankRulePreview',
    errors: ['NOT_FOUND'],
  },
  {
    method: 'POST',
    path,
    summary: 'Guarda una regla, que se aplica a los movimientos nuevos que quedarían por identificar',
    access: 'admin',
    body: bankRuleSchema,
    example,
    operation: `mutation ($input: BankRuleInput!) { createBankRule(input: $input) { ${rule} } }`,
    responseSchema: 'BankRule',
    status: 201,
    isIdempotent: true,
    errors: ['NOT_FOUND'],
  },
  {
    method: 'DELETE',
    path: `${path}/{id}`,
    summary: 'Elimina una regla; lo que identificó se queda',
    access: 'admin',
    operation: 'mutation ($id: Int!) { deleteBankRule(id: $id) { id } }',
    responseSchema: 'Deletion',
  },
];
