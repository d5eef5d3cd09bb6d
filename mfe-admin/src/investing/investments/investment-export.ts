import { messages } from '@cimiento/contracts';
import { investmentFields, personFields } from '@cimiento/contracts/fields';
import { toExportColumn } from '../../shared/records/export-columns';
import type { ExportColumn } from '../../shared/records/export-file';
import type { Investment } from './investment-columns';

/** The columns of an investment in a file. */
export const investmentExport: readonly ExportColumn<Investment>[] = [
  ['ID', ({ id }) => id],
  toExportColumn(investmentFields, 'projectId'),
  [investmentFields.projectId.label, ({ project }) => project?.name ?? messages.missingProject],
  toExportColumn(investmentFields, 'userId'),
  [investmentFields.userId.label, ({ user }) => user?.fullName ?? messages.missingUser],
  [personFields.email.label, ({ user }) => user?.email ?? null],
  toExportColumn(investmentFields, 'amount'),
  toExportColumn(investmentFields, 'annualReturn'),
];
