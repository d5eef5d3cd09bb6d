import { formatLongDate } from '../values/formats';

/** Status of a withdrawal; the values are stored. */
export const withdrawalStatuses = ['requested', 'approved', 'paid', 'rejected', 'cancelled', 'returned'] as const;
export type WithdrawalStatus = (typeof withdrawalStatuses)[number];
export const withdrawalStatusLabel: Record<WithdrawalStatus, string> = {
  requested: 'Solicitado',
  approved: 'Aprobado',
  paid: 'Pagado',
  rejected: 'Rechazado',
  cancelled: 'Cancelado',
  returned: 'Devuelto por el banco',
};
/** Withdrawals whose amount is held. */
export const openWithdrawalStatuses: readonly WithdrawalStatus[] = ['requested', 'approved'];

/** State of a file of withdrawals for the bank; the values are stored. Only an open one changes. */
export const withdrawalBatchStates = ['open', 'paid', 'cancelled'] as const;
export type WithdrawalBatchState = (typeof withdrawalBatchStates)[number];
export const withdrawalBatchStateLabel: Record<WithdrawalBatchState, string> = {
  open: 'Abierto',
  paid: 'Pagado',
  cancelled: 'Anulado',
};

/** Business days (Monday to Friday, without the country's holidays) from the request of a withdrawal to its transfer, at most. */
export const withdrawalBusinessDays = 3;
/** When the money of a withdrawal leaves, told before and after it is requested. */
export const withdrawalTime = `en un máximo de ${withdrawalBusinessDays} días hábiles desde tu solicitud`;

/** Why a part of a balance cannot be withdrawn yet. @param day of the first deposit that waits */
export const describeUnconfirmed = (day: string): string =>
  `Tu depósito del ${formatLongDate(day)} ya se puede invertir. Podrás retirarlo cuando una segunda persona lo confirme con el banco.`;
