import { guardedActions, type GuardedAction } from '@cimiento/contracts';
import type { Route } from './route';

const actions: Readonly<Record<string, GuardedAction>> = guardedActions;

/** What the table of guarded actions says about the mutation that a route runs; null for a route that runs a query. */
function findGuard({ operation }: Pick<Route, 'operation'>): GuardedAction | null {
  // The variables before the root field have no braces.
  const name = /^mutation\b[^{]*\{\s*(\w+)/.exec(operation)?.[1];
  if (name === undefined) return null;
  const action = actions[name];
  if (!action) throw new Error(`${name} is not in the table of guarded actions`);
  return action;
}

/** When a session needs a recent proof of identity to call a route. */
export const getProof = (route: Pick<Route, 'operation'>): GuardedAction['proof'] => findGuard(route)?.proof ?? 'never';

/** Kinds under which what a route does may wait for a second administrator: the response is then 202 with the id of the request. */
export const listApprovalKinds = (route: Pick<Route, 'operation'>): GuardedAction['secondPerson'] =>
  findGuard(route)?.secondPerson ?? [];
