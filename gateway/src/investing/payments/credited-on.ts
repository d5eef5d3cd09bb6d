import { formatPaymentDate, paymentMessages, today } from '@cimiento/contracts';
import type { PaymentInput } from '@cimiento/contracts/schemas';
import type { EntityManager } from 'typeorm';
import { ExpectedError } from '../../platform/errors';
import type { Payment } from '../records';

/** The facts that decide when a payment counts as credited. */
type Terms = Pick<PaymentInput, 'status' | 'paymentDate' | 'period' | 'projectId' | 'creditedOn' | 'dateReason'>;
type Credited = Pick<Payment, 'creditedOn' | 'dateReason'>;

/** Whether a payment that is recorded late needs a reason for an earlier day: where a second person would see it. */
export type DayRule = { isLimited: boolean };

const pastDate = (message: string): ExpectedError => new ExpectedError('PAST_DATE', message);

/**
 * The first day on which the rent of a month may count as credited: that of the last line of the bank that is booked in it or names it, else the
 * first one of the month.
 */
async function readFirstDay(manager: EntityManager, { projectId, period }: Terms): Promise<string> {
  const [row] = await manager.query<{ day: string | null }[]>(
    `SELECT CAST(MAX(bookedOn) AS CHAR) AS day FROM bank_statement_line
      WHERE projectId = ? AND purpose = 'rent' AND status = 'matched' AND (period = ? OR (period IS NULL AND (reference = ? OR (bookedOn >= ? AND bookedOn <= ?))))`,
    [projectId, period, period, `${period}-01`, `${period}-31`],
  );
  return row?.day ?? `${period}-01`;
}

/**
 * The day on which a payment is credited: the later of today and its date, when it becomes paid; the day that it has, when it was paid before.
 * An earlier day is stated with a reason, which the investor reads. Where nobody asks for reasons it is the payment's date unless stated.
 * @param before the payment before the change; null for a new one
 * @throws PAST_DATE
 */
export async function decideCreditedOn(
  manager: EntityManager,
  terms: Terms,
  before: Pick<Payment, 'status' | 'creditedOn' | 'dateReason'> | null,
  { isLimited }: DayRule,
): Promise<Credited> {
  const { status, paymentDate, creditedOn, dateReason } = terms;
  if (status !== 'paid') return { creditedOn: null, dateReason: null };
  const stored = before?.status === 'paid' ? before.creditedOn : null;
  const stated = creditedOn && creditedOn !== stored ? creditedOn : null;
  if (!isLimited)
    return { creditedOn: creditedOn ?? paymentDate, dateReason: creditedOn ? (dateReason ?? null) : null };
  const due = paymentDate > today() ? paymentDate : today();
  if (!stated)
    return stored
      ? { creditedOn: stored, dateReason: before?.dateReason ?? null }
      : { creditedOn: due, dateReason: null };
  if (stated < due) {
    if (!dateReason) throw pastDate(paymentMessages.pastDate);
    const first = await readFirstDay(manager, terms);
    if (stated < first) throw pastDate(paymentMessages.tooEarly(formatPaymentDate(first)));
  }
  return { creditedOn: stated, dateReason: dateReason ?? null };
}
