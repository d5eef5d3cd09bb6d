import { guardedActions, type GuardedAction, type GuardedActionName } from './guarded-actions';
import { guardedReads } from './guarded-operations.generated';
import type { NeededPermission } from './permissions';

export { guardedReads } from './guarded-operations.generated';

const actions: Readonly<Record<string, GuardedAction>> = guardedActions;

/** Name of a query of the back office. */
export type GuardedReadName = keyof typeof guardedReads;

const reads: Readonly<Record<string, readonly NeededPermission[]>> = guardedReads;

/** Name of a query of the back office, or of a mutation. */
export type OperationName = GuardedReadName | GuardedActionName;

/** The permissions of which an administrator needs one for an operation of the back office; none for another operation. */
export function getNeededPermissions(operation: string): readonly NeededPermission[] {
  const needed = reads[operation] ?? actions[operation]?.permission ?? [];
  return typeof needed === 'string' ? [] : needed;
}
