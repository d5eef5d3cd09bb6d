import { guardedActions, type GuardedAction } from './guarded-actions';
import { guardedReads } from './guarded-reads';
import type { NeededPermission } from './permissions';

const actions: Readonly<Record<string, GuardedAction>> = guardedActions;
const reads: Readonly<Record<string, readonly NeededPermission[]>> = guardedReads;

/** The permissions of which an administrator needs one for an operation of the back office; none for another operation. */
export function getNeededPermissions(operation: string): readonly NeededPermission[] {
  const needed = reads[operation] ?? actions[operation]?.permission ?? [];
  return typeof needed === 'string' ? [] : needed;
}
