import {
  auditorActions,
  getNeededPermissions,
  type GuardedAction,
  guardedActions,
  hasPermission,
  isApiKeyScope,
  type ApiKeyScope,
  type StaffRole,
} from '@cimiento/contracts';
import type { Route } from './route';

/** The source of a route's access. */
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

const actions: Readonly<Record<string, GuardedAction>> = guardedActions;

/** The guards of the mutation that a route runs; null for a route that runs a query. */
function findGuard({ operation }: Pick<Route, 'operation'>): GuardedAction | null {
  if (!operation.startsWith('mutation')) return null;
  const name = getOperationName(operation);
  const action = actions[name];
  if (!action) throw new Error(`${name} is not in the table of guarded actions`);
  return action;
}

/** When a session needs a recent proof of identity to call a route. */
export const getProof = (route: Pick<Route, 'operation'>): GuardedAction['proof'] => findGuard(route)?.proof ?? 'never';

/** Kinds under which what a route does may wait for a second administrator: the response is then 202 with the id of the request. */
export const listApprovalKinds = (route: Pick<Route, 'operation'>): GuardedAction['secondPerson'] =>
  findGuard(route)?.secondPerson ?? [];
