import { staffRoleLabel, staffRoles, type StaffRole } from './staff-roles';

/** Permissions of administrators and API keys. One vocabulary; keys store these values. */
export const permissionLabel = {
  'projects:read': 'Leer proyectos',
  'projects:write': 'Crear, cambiar y eliminar proyectos',
  'users:read': 'Leer usuarios',
  'users:write': 'Crear, cambiar y deshabilitar usuarios',
  'investments:read': 'Leer inversiones',
  'investments:write': 'Crear, cambiar y eliminar inversiones',
  'payments:read': 'Leer pagos y pagos mensuales',
  'payments:write': 'Registrar, importar, cambiar y deshacer pagos',
  'orders:read': 'Leer órdenes',
  'orders:write': 'Cancelar órdenes y cambiar sus condiciones',
  'ledger:read': 'Leer el balance de comprobación y los movimientos bancarios',
  'ledger:write': 'Registrar ajustes, extractos bancarios y salidas, y cerrar meses',
  'withdrawals:read': 'Leer retiros',
  'withdrawals:write': 'Pagar retiros y armar lotes',
  'withdrawals:decide': 'Aprobar y rechazar retiros',
  'approvals:decide': 'Decidir aprobaciones',
  'content:write': 'Publicar novedades, documentos y artículos',
  'statements:write': 'Emitir estados de cuenta',
  'waitlist:read': 'Leer la lista de espera',
  'waitlist:write': 'Invitar y rechazar solicitudes de la lista de espera',
  'privacy:write': 'Responder solicitudes de datos personales',
  'settings:write': 'Cambiar la configuración',
  'integrations:write': 'Crear claves y direcciones de webhooks',
  'webhooks:read': 'Leer webhooks y sus envíos',
  'webhooks:write': 'Probar webhooks y repetir envíos',
  'audit:read': 'Leer los cambios y los eventos de seguridad',
  'identity:review': 'Revisar identidades',
  'staff:write': 'Dar y quitar el acceso de administradores',
} as const;

/** One word of what an administrator may do. */
export type Permission = keyof typeof permissionLabel;
export const permissions = Object.keys(permissionLabel) as readonly Permission[];

/** The permission that an operation needs: one of these; `admin` is the role alone. A key never has `admin`. */
export type NeededPermission = Permission | 'admin';

const isRead = (permission: Permission): boolean => permission.endsWith(':read');
const reads = permissions.filter(isRead);
const money = ['investments', 'payments', 'orders', 'ledger', 'withdrawals'];
const isOfArea = (areas: readonly string[]) => (permission: Permission) =>
  areas.includes(permission.slice(0, permission.indexOf(':')));

/** The permissions of each staff role. */
export const staffPermissions: Readonly<Record<StaffRole, readonly Permission[]>> = {
  administrator: permissions,
  support: [
    'users:read',
    'orders:read',
    'investments:read',
    'payments:read',
    'waitlist:read',
    'waitlist:write',
    'webhooks:read',
  ],
  finance: [
    'users:read',
    ...permissions.filter(isOfArea(['projects', ...money])).filter((permission) => !permission.endsWith(':decide')),
    'statements:write',
  ],
  treasury: ['users:read', ...reads.filter(isOfArea(money)), 'withdrawals:decide', 'approvals:decide'],
  compliance: [...reads, 'identity:review', 'privacy:write'],
  content: ['projects:read', 'content:write'],
  auditor: reads,
};

/** Whether a staff role has one of the permissions; null is somebody who is not an administrator. */
export const hasPermission = (staffRole: StaffRole | null, needed: readonly NeededPermission[]): boolean =>
  staffRole !== null &&
  needed.some((permission) => permission === 'admin' || staffPermissions[staffRole].includes(permission));

/** Whether a staff role has a permission that the other lacks; without another, whether it has any. */
export const isStaffRoleAbove = (staffRole: StaffRole, other: StaffRole | null): boolean =>
  other === null || staffPermissions[staffRole].some((permission) => !staffPermissions[other].includes(permission));

/** The staff roles that have one of the permissions: who can help somebody without it. */
export const listStaffRolesWith = (needed: readonly NeededPermission[]): readonly StaffRole[] =>
  staffRoles.filter((staffRole) => hasPermission(staffRole, needed));

/** Tells an administrator who can do what they may not; without a permission nobody of their staff role can. */
export function describeMissingPermission(needed: readonly NeededPermission[]): string {
  const helpers = listStaffRolesWith(needed).map((staffRole) => staffRoleLabel[staffRole]);
  return helpers.length === 0
    ? 'Tu función no permite hacer cambios.'
    : `Tu función no permite esto. Puede hacerlo: ${helpers.join(', ')}.`;
}
