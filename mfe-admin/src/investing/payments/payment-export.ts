import { messages } from '@cimiento/contracts';
import { paymentFields, personFields } from '@cimiento/contracts/fields';
import { toExportColumn } from '../../shared/records/export-columns';
import type { ExportColumn } from '../../shared/records/export-file';
import type { Payment } from './payment-columns';

/** The columns of a payment in a file; an import reads the same headers. */
export const paymentExport: readonly ExportColumn<Payment>[] = [
  ['ID', ({ id }) => id],
  toExportColumn(paymentFields, 'investmentId'),
  toExportColumn(paymentFields, 'userId'),
  [paymentFields.userId.label, ({ user }) => user?.fullName ?? messages.missingUser],
  [personFields.email.label, ({ user }) => user?.email ?? null],
  toExportColumn(paymentFields, 'projectId'),
  [paymentFields.projectId.label, ({ project }) => project?.name ?? messages.missingProject],
  toExportColumn(paymentFields, 'amount'),
  toExportColumn(paymentFields, 'period'),
  toExportColumn(paymentFields, 'paymentDate'),
  toExportColumn(paymentFields, 'status'),
];
