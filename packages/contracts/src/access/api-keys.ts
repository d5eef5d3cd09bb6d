/** What a key may do; the values are stored. */
export const apiKeyScopes = [
  'projects:read',
  'projects:write',
  'users:read',
  'investments:read',
  'investments:write',
  'payments:read',
  'payments:write',
  'orders:read',
  'ledger:read',
  'waitlist:read',
  'waitlist:write',
  'webhooks:read',
  'webhooks:write',
] as const;
export type ApiKeyScope = (typeof apiKeyScopes)[number];

export const apiKeyScopeLabel: Record<ApiKeyScope, string> = {
  'projects:read': 'Leer proyectos',
  'projects:write': 'Crear, cambiar y eliminar proyectos',
  'users:read': 'Leer usuarios',
  'investments:read': 'Leer inversiones',
  'investments:write': 'Crear, cambiar y eliminar inversiones',
  'payments:read': 'Leer pagos y pagos mensuales',
  'payments:write': 'Registrar, importar, cambiar y deshacer pagos',
  'orders:read': 'Leer órdenes',
  'ledger:read': 'Leer el balance de comprobación y los movimientos bancarios',
  'waitlist:read': 'Leer la lista de espera',
  'waitlist:write': 'Invitar y rechazar solicitudes de la lista de espera',
  'webhooks:read': 'Leer webhooks y sus envíos',
  'webhooks:write': 'Probar webhooks y repetir envíos',
};

/** The prefix of a key. Sandbox keys work nowhere else, and no other keys work there. */
export const apiKeyPrefixes = { live: 'cim_live_', sandbox: 'cim_test_' } as const;

/** Whether a key works, and why not. */
export const apiKeyStatuses = ['active', 'expired', 'revoked'] as const;
export type ApiKeyStatus = (typeof apiKeyStatuses)[number];
export const apiKeyStatusLabel: Record<ApiKeyStatus, string> = {
  active: 'Vigente',
  expired: 'Vencida',
  revoked: 'Revocada',
};
