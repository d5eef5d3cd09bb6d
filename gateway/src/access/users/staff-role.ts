import type { Role, StaffRole } from '@cimiento/contracts';

type Access = { role: Role; staffRole: StaffRole | null };

/** The staff role of an account after a change: what the change states, or else what it was, or else `administrator`; null for a user. */
export const toStaffRole = (
  { role, staffRole }: { role: Role; staffRole?: StaffRole | null },
  former: StaffRole | null = null,
): StaffRole | null => (role === 'admin' ? (staffRole ?? former ?? 'administrator') : null);

export const isSameRole = (before: Access, after: Access): boolean =>
  before.role === after.role && before.staffRole === after.staffRole;
