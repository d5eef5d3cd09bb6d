import type { BadgeFacts } from '../values/status';

export const auditActions = ['create', 'update', 'delete'] as const;
export type AuditAction = (typeof auditActions)[number];
export const auditAction: Record<AuditAction, BadgeFacts> = {
  create: { label: 'Creado', tone: 'success' },
  update: { label: 'Actualizado', tone: 'neutral' },
  delete: { label: 'Eliminado', tone: 'danger' },
};
