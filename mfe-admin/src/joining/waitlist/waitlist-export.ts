import { waitlistFields } from '@cimiento/contracts/fields';
import { toExportColumn, toExportColumns } from '../../shared/records/export-columns';
import type { ExportColumn } from '../../shared/records/export-file';
import type { WaitlistRequest } from './waitlist-columns';

/** The columns of a waitlist request in a file. Every request accepted the data processing. */
export const waitlistExport: readonly ExportColumn<WaitlistRequest>[] = [
  ...toExportColumns(waitlistFields, 'consentData', 'createdAt'),
  ['Código de su invitación', ({ invitation }) => invitation?.code ?? null],
  toExportColumn(waitlistFields, 'createdAt'),
];
