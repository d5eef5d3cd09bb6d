export const roles = ['user', 'admin'] as const;
export type Role = (typeof roles)[number];
export const roleLabel: Record<Role, string> = { user: 'Usuario', admin: 'Administrador' };
