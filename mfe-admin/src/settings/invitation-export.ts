import { invitationStatusLabel } from '@cimiento/contracts';
import type { ExportColumn } from '../records/export-file';
import type { Invitation } from './invitation-columns';
import { dayOf, lastDayOf } from './words';

/** An invitation code as a line of a file. */
export const invitationExport: readonly ExportColumn<Invitation>[] = [
  ['Código', ({ code }) => code],
  ['Estado', ({ status }) => invitationStatusLabel[status]],
  ['Usos', ({ uses }) => uses],
  ['Usos permitidos', ({ maxUses }) => maxUses],
  ['Correo', ({ email }) => email],
  ['Vence el', ({ expiresAt }) => (expiresAt === null ? null : lastDayOf(expiresAt))],
  ['Creado el', ({ createdAt }) => dayOf(createdAt)],
];
