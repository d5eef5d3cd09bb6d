import { invitationStatusLabel } from '@cimiento/contracts';
import { invitationCodeFields } from '@cimiento/contracts/fields';
import { formatLastDay } from '../../shared/records/dates';
import { toExportColumn } from '../../shared/records/export-columns';
import type { ExportColumn } from '../../shared/records/export-file';
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
