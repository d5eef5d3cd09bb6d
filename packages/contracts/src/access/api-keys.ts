import { permissionLabel, permissions, type NeededPermission, type Permission } from './permissions';
import type { StatusFacts } from '../values/status';

/** Permissions that no key can have: a program neither decides nor gives access. */
type PersonPermission = Extract<
  Permission,
  'users:write' | 'staff:write' | 'integrations:write' | 'identity:review' | `${string}:decide`
>;

/** The permissions of a key. */
export type ApiKeyScope = Exclude<Permission, PersonPermission>;

const ofPersons: readonly string[] = ['users:write', 'staff:write', 'integrations:write', 'identity:review'];

/** Whether a key may hold what an operation needs. */
export const isApiKeyScope = (permission: NeededPermission): permission is ApiKeyScope =>
  permission !== 'admin' && !permission.endsWith(':decide') && !ofPersons.includes(permission);

/** The permissions of a key; the values are stored. */
export const apiKeyScopes: readonly ApiKeyScope[] = permissions.filter(isApiKeyScope);

export const apiKeyScopeLabel: Readonly<Record<ApiKeyScope, string>> = permissionLabel;

/**
 * The refusal of an API key without the scopes that something needs.
 * @param missing for each part of it, the scopes of which one is enough; none for what no key may do.
 */
export function describeMissingScopes(missing: readonly (readonly ApiKeyScope[])[]): string {
  if (missing.some((scopes) => scopes.length === 0))
    return 'Esto no se puede hacer con una clave de API: requiere la sesión de una persona.';
  return `A la clave de API le falta ${missing.map((scopes) => scopes.join(' o ')).join(' y ')}.`;
}

/** The prefix of a key. Sandbox keys work nowhere else, and no other keys work there. */
export const apiKeyPrefixes = { live: 'cim_live_', sandbox: 'cim_test_' } as const;

/** Whether a key works, and why not. */
export const apiKeyStatuses = ['active', 'expired', 'revoked'] as const;
export type ApiKeyStatus = (typeof apiKeyStatuses)[number];
export const apiKeyStatus: Record<ApiKeyStatus, StatusFacts<ApiKeyStatus>> = {
  active: { label: 'Vigente', tone: 'success', isLive: true, next: ['expired', 'revoked'] },
  expired: { label: 'Vencida', tone: 'warning', isLive: false, next: ['revoked'] },
  revoked: { label: 'Revocada', tone: 'danger', isLive: false, next: [] },
};
