import { adjustmentSchema } from '@cimiento/contracts/schemas';
import type { Route } from './route';

const entry = 'id kind occurredOn createdAt memo reversalOf postings { account { code } amount }';

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
    method: 'POST',
    path: '/api/admin/ledger/adjustments',
    summary: 'Registra un ajuste manual del libro, o lo envía a aprobación',
    access: 'admin',
    body: adjustmentSchema,
    example: {
      memo: 'Corrige la renta de enero',
      amount: '125.50',
      debitAccount: 'project:3:rent',
      creditAccount: 'investor:2:available',
      occurredOn: '2026-01-31',
    },
    operation: `mutation ($input: AdjustmentInput!) { postAdjustment(input: $input) { ${entry} } }`,
    responseSchema: 'LedgerEntry',
    status: 201,
    isIdempotent: true,
    errors: ['NOT_FOUND'],
  },
  {
    method: 'POST',
    path: '/api/admin/ledger/adjustments/{id}/reverse',
    summary: 'Reversa un ajuste manual por el id de su asiento, o lo envía a aprobación',
    access: 'admin',
    operation: `mutation ($id: Int!) { reverseAdjustment(entryId: $id) { ${entry} } }`,
    responseSchema: 'LedgerEntry',
    isIdempotent: true,
    errors: ['CONFLICT'],
  },
];
