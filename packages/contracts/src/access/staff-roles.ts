/** The staff role of an administrator; the values are stored. */
export const staffRoles = [
  'administrator',
  'support',
  'finance',
  'treasury',
  'compliance',
  'content',
  'auditor',
] as const;
export type StaffRole = (typeof staffRoles)[number];

export const staffRoleLabel: Record<StaffRole, string> = {
  administrator: 'Administrador',
  support: 'Soporte',
  finance: 'Finanzas',
  treasury: 'Tesorería',
  compliance: 'Cumplimiento',
  content: 'Contenido',
  auditor: 'Auditor',
};
