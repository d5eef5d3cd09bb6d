import { decimalComma, messages, paymentDate, paymentStatus } from '@cimiento/contracts';
import type { ExportColumn } from '../records/export-file';
import type { Payment } from './payment-columns';

/** A payment as a line of a file. The columns that an import reads are called as it reads them. */
export const paymentExport: readonly ExportColumn<Payment>[] = [
  ['ID', ({ id }) => id],
  ['ID inversión', ({ investmentId }) => investmentId],
  ['ID usuario', ({ userId }) => userId],
  ['Usuario', ({ user }) => user?.fullName ?? messages.missingUser],
  ['Correo electrónico', ({ user }) => user?.email ?? null],
  ['ID proyecto', ({ projectId }) => projectId],
  ['Proyecto', ({ project }) => project?.name ?? messages.missingProject],
  ['Monto', ({ amount }) => decimalComma(amount)],
  ['Período', ({ period }) => period],
  ['Fecha de Pago', (payment) => paymentDate(payment.paymentDate)],
  ['Estado', ({ status }) => paymentStatus[status].label],
];
