import { records } from '@cimiento/contracts/fields';
import { auditAction } from '@cimiento/contracts';
import { byChoice, byDays, byReference, createListRoute } from './list';
import type { Route } from './route';

/** Changes by administrators. */
export const auditLogRoutes: readonly Route[] = [
  createListRoute({
    path: '/api/admin/audit-entries',
    summary: 'Los cambios que hicieron los administradores; before y after son el registro como texto JSON',
    access: 'admin',
    query: 'auditLog',
    count: 'auditLogCount',
    fields: 'id userId createdAt entity recordId action personId projectId runId before after address',
    filters: {
      entity: byChoice('AuditedEntity', 'Tipo de registro', records),
      recordId: byReference('ID del registro'),
      action: byChoice('AuditAction', 'Cambio', auditAction),
      userId: byReference('ID de quien hizo el cambio'),
      personId: byReference('ID de la persona de la que es el registro'),
      projectId: byReference('ID del proyecto'),
      runId: byReference('ID del pago mensual al que pertenece el pago'),
      ...byDays,
    },
    sorts: { fields: ['id'] },
    isSearched: true,
    responseSchema: 'AuditEntry',
  }),
];
