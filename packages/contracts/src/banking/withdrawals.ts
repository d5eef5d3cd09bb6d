import { formatLongDate } from '../values/formats';
import { foldText } from '../values/slug';
import { listLive, type StatusFacts } from '../values/status';

/** Status of a withdrawal; the values are stored. */
export const withdrawalStatuses = ['requested', 'approved', 'paid', 'rejected', 'cancelled', 'returned'] as const;
export type WithdrawalStatus = (typeof withdrawalStatuses)[number];
export const withdrawalStatus: Record<WithdrawalStatus, StatusFacts<WithdrawalStatus>> = {
  requested: {
    label: 'Solicitado',
    tone: 'warning',
    isLive: true,
    next: ['approved', 'paid', 'rejected', 'cancelled'],
  },
  approved: { label: 'Aprobado', tone: 'brass', isLive: true, next: ['requested', 'paid', 'cancelled'] },
  paid: { label: 'Pagado', tone: 'success', isLive: false, next: ['requested', 'approved', 'returned'] },
  rejected: { label: 'Rechazado', tone: 'danger', isLive: false, next: [] },
  cancelled: { label: 'Cancelado', tone: 'neutral', isLive: false, next: [] },
  returned: { label: 'Devuelto por el banco', tone: 'danger', isLive: false, next: ['paid'] },
};
/** Withdrawals whose amount is held. */
export const liveWithdrawalStatuses = listLive(withdrawalStatus);

/** State of a file of withdrawals for the bank; the values are stored. Only an open one changes. */
export const withdrawalBatchStates = ['open', 'paid', 'cancelled'] as const;
export type WithdrawalBatchState = (typeof withdrawalBatchStates)[number];
export const withdrawalBatchState: Record<WithdrawalBatchState, StatusFacts<WithdrawalBatchState>> = {
  open: { label: 'Abierto', tone: 'warning', isLive: true, next: ['paid', 'cancelled'] },
  paid: { label: 'Pagado', tone: 'success', isLive: false, next: ['open'] },
  cancelled: { label: 'Anulado', tone: 'neutral', isLive: false, next: [] },
};

/** Days, Monday to Friday, after the reading of a file until which the bank pays what is in it. */
export const fileWeekdays = 3;

/** Formats of the file that orders the bank to pay. */
export const batchFormats = ['csv', 'xlsx'] as const;
export type BatchFormat = (typeof batchFormats)[number];

/** Reasons to approve a withdrawal only after a check; the values are published. */
export const approvalReasons = ['holderDiffers', 'accountAge', 'isFirst'] as const;
export type ApprovalReason = (typeof approvalReasons)[number];
export const approvalReasonLabel: Record<ApprovalReason, string> = {
  holderDiffers: 'Titular distinto',
  accountAge: 'Cuenta reciente',
  isFirst: 'Primer retiro',
};
/** The outcome for a withdrawal in a bulk approval; the values are published. */
export const approvalOutcomes = ['approved', 'left_out', 'refused'] as const;
export type ApprovalOutcome = (typeof approvalOutcomes)[number];
/** Days until which a bank account is new. */
export const newAccountDays = 30;

const particles: ReadonlySet<string> = new Set(['de', 'del', 'la', 'las', 'los', 'y']);
const toNameWords = (name: string): string[] => [
  ...new Set((foldText(name).match(/[\p{L}\p{N}]+/gu) ?? []).filter((word) => !particles.has(word))),
];

/**
 * Whether two names may be of one person: all words of the shorter one, at least two, are in the longer one. Articles and prepositions are
 * no words, and case and accents do not count.
 */
export function isSameHolder(name: string, holder: string): boolean {
  const [shorter = [], longer = []] = [toNameWords(name), toNameWords(holder)].sort((a, b) => a.length - b.length);
  return shorter.length >= 2 && shorter.every((word) => longer.includes(word));
}

/** Business days (Monday to Friday, without the country's holidays) from the request of a withdrawal to its transfer, at most. */
export const withdrawalBusinessDays = 3;
/** When the money of a withdrawal leaves, told before and after it is requested. */
export const withdrawalTime = `en un máximo de ${withdrawalBusinessDays} días hábiles desde tu solicitud`;

/** Reason why a part of a balance cannot be withdrawn yet. @param day of the first deposit that waits */
export const describeUnconfirmed = (day: string): string =>
  `Tu depósito del ${formatLongDate(day)} ya se puede invertir. Podrás retirarlo cuando una segunda persona lo confirme con el banco.`;
