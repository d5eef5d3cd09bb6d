import {
  approvalKinds,
  guardedActions,
  hasPermission,
  type ApprovalKind,
  type GuardedAction,
  type StaffRole,
} from '@cimiento/contracts';
import type { ApprovalPolicy } from '../../platform/config/config';

/** Actions that no installation leaves to one person. */
const always: readonly ApprovalKind[] = ['round', 'identity_high'];

const kindsByPolicy: Record<ApprovalPolicy, readonly ApprovalKind[]> = {
  required: approvalKinds,
  basic: ['exit', 'adjustment', 'statement_void', 'reopen_period', ...always],
  off: always,
};

/**
 * Whether an action needs a second administrator. It never depends on how many administrators there are at the moment: one could otherwise
 * disable the other and act alone.
 */
export const needsApproval = (policy: ApprovalPolicy, kind: ApprovalKind): boolean =>
  kindsByPolicy[policy].includes(kind);

const actions: readonly GuardedAction[] = Object.values(guardedActions);

/** Whether a staff role may run an operation that proposes this kind of action. */
export const mayPropose = (staffRole: StaffRole | null, kind: ApprovalKind): boolean =>
  actions.some(
    ({ permission, secondPerson }) =>
      secondPerson.includes(kind) && typeof permission !== 'string' && hasPermission(staffRole, permission),
  );

/** Whether a staff role reads the requests of others. */
export const mayReadApprovals = (staffRole: StaffRole | null): boolean =>
  hasPermission(staffRole, ['approvals:decide', 'staff:write', 'audit:read']);
