import type { Route } from './route';

/** The books, for administrators. */
export const ledgerRoutes: readonly Route[] = [
  {
    method: 'GET',
    path: '/api/admin/ledger/trial-balance',
    summary: 'El balance de comprobación: cada cuenta contable con su saldo; todo suma 0.00',
    access: 'admin',
    scopes: ['ledger:read'],
    operation: 'query { trialBalance { accounts { code balance } total } }',
    responseSchema: 'TrialBalance',
  },
  {
    method: 'GET',
    path: '/api/admin/bank-accounts',
    summary: 'Las cuentas recaudadoras de la empresa',
    access: 'admin',
    scopes: ['ledger:read'],
    operation: 'query { adminCollectingAccounts { id bank accountNumber holderName } }',
    pagedBy: 'adapter',
    responseSchema: 'CollectingAccount',
  },
];
