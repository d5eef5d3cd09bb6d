import {
  auditorActions,
  getNeededPermissions,
  hasPermission,
  isApiKeyScope,
  type ApiKeyScope,
  type StaffRole,
} from '@cimiento/contracts';
import type { Route } from './route';

/** What access to a route follows from. */
export type GuardedRoute = Pick<Route, 'access' | 'operation'>;

/** The name of the operation behind a route. */
export const getOperationName = (operation: string): string => /^[^{]*\{\s*(\w+)/.exec(operation)?.[1] ?? '';

/** Scopes of which an API key needs one to call a route; the resolver decides. Without any no key may call a route that is not public. */
export const getScopes = ({ access, operation }: GuardedRoute): readonly ApiKeyScope[] =>
  access === 'admin' ? getNeededPermissions(getOperationName(operation)).filter(isApiKeyScope) : [];

/** Whether an administrator may call a route that is not public. */
export function mayCall(staffRole: StaffRole, { access, operation }: GuardedRoute): boolean {
  const name = getOperationName(operation);
  if (staffRole === 'auditor' && operation.startsWith('mutation') && !auditorActions.includes(name)) return false;
  return access !== 'admin' || hasPermission(staffRole, getNeededPermissions(name));
}
