import type { ApprovalKind } from './approvals';
import { hasPermission, listStaffRolesWith, type NeededPermission } from './permissions';
import type { StaffRole } from './staff-roles';

const ofAccounts: readonly ApprovalKind[] = ['grant_admin', 'admin_change'];

/** The permissions of which who decides a kind of action needs one. */
export function getDecidingPermissions(kind: ApprovalKind): readonly NeededPermission[] {
  if (ofAccounts.includes(kind)) return ['staff:write'];
  // Who approves an identity has to see it.
  return kind === 'identity_high' ? ['identity:review'] : ['approvals:decide'];
}

/** Whether a staff role decides a kind of action. Nobody decides what they proposed. */
export const mayDecide = (staffRole: StaffRole | null, kind: ApprovalKind): boolean =>
  hasPermission(staffRole, getDecidingPermissions(kind));

/** The staff roles that decide a kind of action. */
export const listDecidingStaffRoles = (kind: ApprovalKind): readonly StaffRole[] =>
  listStaffRolesWith(getDecidingPermissions(kind));
