// Generated from rest-adapter/openapi.json by scripts/generate.mjs.
/** Paths of which a POST honours the Idempotency-Key header. */
export const idempotentPaths: readonly string[] = [
  '/api/user/statements',
  '/api/user/orders',
  '/api/admin/investments',
  '/api/admin/returns',
  '/api/admin/ledger/adjustments',
  '/api/admin/ledger/adjustments/{id}/reverse',
  '/api/user/withdrawals',
  '/api/admin/projects/{id}/exit',
  '/api/admin/bank-statements',
  '/api/admin/bank-statements/{id}/void',
  '/api/admin/bank-lines/{id}/duplicate',
  '/api/admin/payment-runs',
  '/api/admin/returns/import',
  '/api/admin/projects/{id}/documents',
];
