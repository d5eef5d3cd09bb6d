import type { FieldWarning } from '../investing/warnings';
import { permissionLabel, staffPermissions } from './permissions';
import type { Role } from './roles';
import type { StaffRole } from './staff-roles';

/** The permissions of a staff role, in words. */
const describeStaffRole = (staffRole: StaffRole): string =>
  staffRole === 'administrator'
    ? 'Podrá: ver y cambiar todo: proyectos, personas, inversiones, pagos y el acceso de los demás.'
    : `Podrá: ${staffPermissions[staffRole].map((permission) => toLowerStart(permissionLabel[permission])).join('; ')}.`;

const toLowerStart = (text: string): string => `${text.charAt(0).toLowerCase()}${text.slice(1)}`;

/** Warnings of a user. @param formerRole role before the change; null for a new user. */
export function listUserWarnings(
  { role, staffRole }: { role: Role; staffRole?: StaffRole | null },
  formerRole: Role | null = null,
): FieldWarning[] {
  if (role !== 'admin' || formerRole === 'admin') return [];
  const message = describeStaffRole(staffRole ?? 'administrator');
  return [{ code: 'ADMINISTRATOR', field: 'role', message }];
}
