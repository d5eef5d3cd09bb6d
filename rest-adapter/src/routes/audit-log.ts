import { auditActionLabel, auditedEntityLabel } from '@cimiento/contracts';
import { byChoice, byReference, createListRoute } from './list';
import type { Route } from './route';

/** What administrators changed. */
export const auditLogRoutes: readonly Route[] = [
  createListRoute({
    path: '/api/admin/audit-entries',
    summary: 'Los cambios que hicieron los administradores; before y after son el registro como texto JSON',
    access: 'admin',
    query: 'auditLog',
    count: 'auditLogCount',
    fields: 'id userId createdAt entity recordId action before after address',
    filters: {
      entity: byChoice('AuditedEntity', 'Tipo de registro', auditedEntityLabel),
      recordId: byReference('ID del registro'),
      action: byChoice('AuditAction', 'Cambio', auditActionLabel),
      userId: byReference('ID de quien hizo el cambio'),
    },
    sorts: { fields: ['id'] },
    responseSchema: 'AuditEntry',
  }),
];
