import { invitationStatusLabel } from '@cimiento/contracts';
import { invitationCodeFields } from '@cimiento/contracts/fields';
import { formatLastDay } from '../records/dates';
import { toExportColumn } from '../records/export-columns';
import type { ExportColumn } from '../records/export-file';
import type { Invitation } from './invitation-columns';

/** The columns of an invitation code in a file. */
export const invitationExport: readonly ExportColumn<Invitation>[] = [
  toExportColumn(invitationCodeFields, 'code'),
  ['Estado', ({ status }) => invitationStatusLabel[status]],
  toExportColumn(invitationCodeFields, 'uses'),
  toExportColumn(invitationCodeFields, 'maxUses'),
  toExportColumn(invitationCodeFields, 'email'),
  [invitationCodeFields.expiresAt.label, ({ expiresAt }) => (expiresAt === null ? null : formatLastDay(expiresAt))],
  toExportColumn(invitationCodeFields, 'createdAt'),
];
