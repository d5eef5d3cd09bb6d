/** The entry `@cimiento/contracts/permissions`: what pages of the back office ask before they show a part. */
export { mayDecide } from './deciding';
export { type OperationName } from './needed-permissions';
export { getOperationPermissions } from './operation-permissions';
export { hasPermission, permissionLabel } from './permissions';
export { staffRoleLabel, type StaffRole } from './staff-roles';
