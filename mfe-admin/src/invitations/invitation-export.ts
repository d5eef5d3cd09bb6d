import { invitationStatusLabel } from '@cimiento/contracts';
import type { ExportColumn } from '../records/export-file';
import type { Invitation } from './invitation-columns';
import { formatDay, formatLastDay } from '../records/dates';

/** An invitation code as a line of a file. */
export const invitationExport: readonly ExportColumn<Invitation>[] = [
  ['Código', ({ code }) => code],
  ['Estado', ({ status }) => invitationStatusLabel[status]],
  ['Usos', ({ uses }) => uses],
  ['Usos permitidos', ({ maxUses }) => maxUses],
  ['Correo', ({ email }) => email],
  ['Vence el', ({ expiresAt }) => (expiresAt === null ? null : formatLastDay(expiresAt))],
  ['Creado el', ({ createdAt }) => formatDay(createdAt)],
];
