import type { ApprovalKind } from './approvals';
import { guardedActions } from './guarded-operations.generated';
import type { NeededPermission } from './permissions';

export { guardedActions } from './guarded-operations.generated';

/** Who may run an operation: everybody, who is signed in, or an administrator with one of these permissions. */
export type ActionPermission = 'public' | 'user' | readonly NeededPermission[];

/**
 * When a session must have proved its user in the last minutes; 'people in production' lets keys act without. In demonstration mode the flows of the specification ask nothing. An API key
 * proves nothing: an action that requires a proof waits for a second administrator instead.
 */
export type ActionProof = 'never' | 'people in production' | 'production only' | 'always';

/** When an operation requires a recent proof. In demonstration mode the flows that the product promises work without one. */
export type StepUpRule = Exclude<ActionProof, 'never'>;

/** Who is notified: the account that acts, the account that changes, the investors whose money or project it is, or nobody. */
export type ActionNotice = 'none' | 'own account' | 'account' | 'investors';

/** The evidence of its author: an audit entry, a security event, the record itself with its author, or nothing because nothing changes. */
export type ActionRecord = 'none' | 'audit entry' | 'security event' | 'own record';

/** The requirements of a mutation, its notifications and its evidence. */
export type GuardedAction = {
  permission: ActionPermission;
  proof: ActionProof;
  /** Kinds under which it may wait for a second administrator; which of them ask is the operator's `APPROVALS`. */
  secondPerson: readonly ApprovalKind[];
  notice: ActionNotice;
  record: ActionRecord;
};

const actions: Readonly<Record<string, GuardedAction>> = guardedActions;

const startsProof: readonly string[] = ['stepUp', 'startPasskeyStepUp', 'completePasskeyStepUp'];

/** Whether a change is refused when the session is another's than that of the page: not what anybody may do, as signing in, nor a proof. */
export const isBoundToUser = (mutation: string): boolean =>
  actions[mutation]?.permission !== 'public' && !startsProof.includes(mutation);

/** Name of a mutation. */
export type GuardedActionName = keyof typeof guardedActions;

/** The mutations of an auditor, who otherwise only reads: the access to their account. */
export const auditorActions: readonly string[] = [
  'login',
  'completeSignIn',
  'startPasskeySignIn',
  'completePasskeySignIn',
  'logout',
  'requestPasswordReset',
  'resetPassword',
  'confirmEmail',
  'stopEmailChange',
  'stepUp',
  'startPasskeyStepUp',
  'completePasskeyStepUp',
  'endMySession',
  'endMyDevice',
  'endMyOtherSessions',
  'changePassword',
  'startTotp',
  'confirmTotp',
  'removeTotp',
  'renewRecoveryCodes',
  'startPasskey',
  'addPasskey',
  'removePasskey',
  'markNotificationRead',
  'markNotificationsRead',
  'createDataSubjectRequest',
  'cancelDataSubjectRequest',
  'exportMyData',
] satisfies readonly GuardedActionName[];
