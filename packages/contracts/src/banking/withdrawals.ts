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
