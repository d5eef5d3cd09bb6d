import { bankAccountSchema } from '@cimiento/contracts/schemas';
import type { Route } from './route';

const account = 'bank accountType accountNumber holderName holderIdNumber';

/** The company's collecting accounts, and the signed-in user's bank account. */
export const bankAccountRoutes: readonly Route[] = [
  {
    method: 'GET',
    path: '/api/admin/bank-accounts',
    summary: 'Las cuentas recaudadoras de la empresa',
    access: 'admin',
    operation: 'query { adminCollectingAccounts { id bank accountNumber holderName } }',
    pagedBy: 'adapter',
    responseSchema: 'CollectingAccount',
  },
  {
    method: 'GET',
    path: '/api/user/bank-account',
    summary: 'La cuenta bancaria propia, con el número enmascarado',
    access: 'user',
    operation: `query { myBankAccount { ${account} revision } }`,
    hasRevision: true,
    responseSchema: 'BankAccount',
    errors: ['NOT_FOUND'],
  },
  {
    method: 'PUT',
    path: '/api/user/bank-account',
    summary: 'Guarda la cuenta bancaria propia; el número enmascarado conserva el guardado',
    access: 'user',
    body: bankAccountSchema,
    operation: `mutation ($input: BankAccountInput!, $revision: String) { saveBankAccount(input: $input, revision: $revision) { ${account} revision } }`,
    hasRevision: true,
    responseSchema: 'BankAccount',
  },
];
