import { toCalendarDate, toDecimalComma, withdrawalStatusLabel } from '@cimiento/contracts';
import type { ExportColumn } from '../../shared/records/export-file';
import type { Withdrawal } from './withdrawal-columns';

/** The columns of a withdrawal in a file. */
export const withdrawalExport: readonly ExportColumn<Withdrawal>[] = [
  ['ID', ({ id }) => id],
  ['Inversionista', ({ user }) => user?.fullName ?? null],
  ['Email', ({ user }) => user?.email ?? null],
  ['Monto (USD)', ({ amount }) => toDecimalComma(amount)],
  ['Estado', ({ status }) => withdrawalStatusLabel[status]],
  ['Referencia', ({ reference }) => reference],
  ['Banco', ({ bankAccount }) => bankAccount?.bank ?? null],
  ['Número de cuenta', ({ bankAccount }) => bankAccount?.fullAccountNumber ?? null],
  ['Solicitado el', ({ createdAt }) => toCalendarDate(createdAt)],
  ['Pagado el', ({ paidOn }) => paidOn ?? null],
  ['Referencia del banco', ({ bankReference }) => bankReference ?? null],
  ['Motivo', ({ reason }) => reason ?? null],
];
