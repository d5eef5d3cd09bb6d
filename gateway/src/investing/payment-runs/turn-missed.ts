import { In, type EntityManager } from 'typeorm';
import type { PaymentRunInput } from '@cimiento/contracts/schemas';
import { logUpdates } from '../../access/audit-log/audit-writer';
import { assertOpen } from '../../books/ledger/closed-periods';
import { type Actor, getCauser } from '../../platform/request';
import { rowLock } from '../../platform/database/row-lock';
import { notifyChanged, type FormerPayment } from '../payments/payment-notices';
import { Payment, type PaymentRun } from '../records';
import type { PaymentsLedger } from '../payments/payments-ledger';
import type { RunShare } from './calculate-shares';

/** The state of a missed payment before a monthly payment took it over. */
type Turned = Pick<Payment, 'id' | 'amount' | 'paymentDate' | 'runId'>;

const readTurned = ({ turned }: Pick<PaymentRun, 'turned'>): Turned[] => JSON.parse(turned ?? '[]') as Turned[];

/** The text in which a run keeps what its payments were; null without any. */
export const writeTurned = (missed: readonly Payment[]): string | null =>
  missed.length === 0
    ? null
    : JSON.stringify(missed.map(({ id, amount, paymentDate, runId }): Turned => ({ id, amount, paymentDate, runId })));

type Writing = { manager: EntityManager; ledger: PaymentsLedger; by: Actor; runId: number };

/** Stores changed payments, with log, ledger and notices. */
async function saveChanges(
  { manager, ledger, by, runId }: Writing,
  before: readonly Payment[],
  after: readonly Payment[],
): Promise<void> {
  if (after.length === 0) return;
  for (const { id, amount, fee, expenses, reserve, rounding, ...dated } of after) {
    const { paymentDate, status, creditedOn, dateReason, runId: ofRun } = dated;
    const share = { amount, fee, expenses, reserve, rounding };
    await manager.update(Payment, { id }, { ...share, paymentDate, status, creditedOn, dateReason, runId: ofRun });
  }
  await logUpdates({ manager, entity: Payment, by, runId }, before, after);
  await ledger.followChanged(manager, after, getCauser(by));
  await notifyChanged(
    manager,
    before.map((payment, index): FormerPayment => ({ before: payment, after: after[index] ?? null })),
  );
}

/** The terms of a run with the day on which its payments are credited. */
export type DatedRun = Omit<PaymentRunInput, 'creditedOn' | 'dateReason'> & Pick<Payment, 'creditedOn' | 'dateReason'>;

const nothingDeducted = { fee: '0.00', expenses: '0.00', reserve: '0.00' };
const unpaid = { status: 'missed', creditedOn: null, dateReason: null, ...nothingDeducted } as const;

/** Makes missed payments those of a monthly payment: each with its share, the run's date and its status. @throws PERIOD_CLOSED */
export async function turnMissed(
  writing: Writing,
  missed: readonly Payment[],
  shares: readonly RunShare[],
  { paymentDate, status, creditedOn, dateReason }: DatedRun,
): Promise<void> {
  if (missed.length > 0) await assertOpen(writing.manager, [creditedOn ?? paymentDate]);
  const byInvestment = new Map(shares.map((share) => [share.investmentId, share]));
  const after = missed.map((payment) => {
    const { amount, fee, expenses, reserve } = byInvestment.get(payment.investmentId) ?? payment;
    const share = { amount, fee, expenses, reserve, rounding: 0 };
    const columns = { ...share, paymentDate, status, creditedOn, dateReason, runId: writing.runId };
    return writing.manager.create(Payment, { ...payment, ...columns });
  });
  await saveChanges(writing, missed, after);
}

/** Ids of a run's payments that it turned from missed ones: undoing it gives them back instead of deleting them. */
export const listTurnedIds = (run: Pick<PaymentRun, 'turned'>): ReadonlySet<number> =>
  new Set(readTurned(run).map(({ id }) => id));

/** Makes payments what they were before a run turned them. Leaves out those that were deleted since. */
export async function returnToMissed(writing: Writing, run: PaymentRun): Promise<void> {
  const former = new Map(readTurned(run).map((turned) => [turned.id, turned]));
  const where = { id: In([...former.keys()]), runId: run.id };
  const before = await writing.manager.find(Payment, { where, order: { id: 'ASC' }, ...rowLock(writing.manager) });
  const after = before.map((payment) =>
    writing.manager.create(Payment, { ...payment, ...former.get(payment.id), ...unpaid }),
  );
  await saveChanges(writing, before, after);
}
