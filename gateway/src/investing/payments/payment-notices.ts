import { getPaymentDay, type PaymentWithdrawal } from '@cimiento/contracts';
import { In, type EntityManager } from 'typeorm';
import { Notification } from '../../messages/notifications/notification.entity';
import { notifyAll, type NewNotification } from '../../messages/notifications/notify';
import { readProjectNames } from './payment-projects';
import { enqueuePaymentEvents, type PaymentChange } from './payment-webhook';
import type { Payment } from '../records';

const isPaid = ({ status }: Payment): boolean => status === 'paid';
const toSubject = ({ id }: Pick<Payment, 'id'>): string => `payment:${id}`;

/** The facts of each payment in notifications. */
async function createFacts(manager: EntityManager, payments: readonly Payment[]) {
  const names = await readProjectNames(manager, payments);
  return (payment: Payment) => ({
    projectName: names.get(payment.projectId) ?? '',
    period: payment.period,
    amount: payment.amount,
    paymentDate: getPaymentDay(payment),
    dateReason: payment.dateReason,
  });
}

async function notifyReceived(manager: EntityManager, payments: readonly Payment[]): Promise<void> {
  const toFacts = await createFacts(manager, payments);
  await notifyAll(
    manager,
    payments.map((payment) => ({
      userId: payment.userId,
      kind: 'payment_received',
      facts: toFacts(payment),
      subject: toSubject(payment),
    })),
  );
}

/** Tells the holders of paid payments, each payment once, and the webhooks, in the transaction that recorded them. */
export async function notifyPaid(manager: EntityManager, payments: readonly Payment[]): Promise<void> {
  await notifyReceived(manager, payments.filter(isPaid));
  await enqueuePaymentEvents(
    manager,
    payments.map((after) => ({ before: null, after })),
  );
}

/** A payment that existed before, and as it is now; null once it is deleted. */
export type FormerPayment = PaymentChange & { before: Payment };

/** Reason why a paid payment is no longer its holder's; null while it is. */
function getWithdrawal({ before, after }: FormerPayment): PaymentWithdrawal | null {
  if (!isPaid(before)) return null;
  if (after === null) return 'deleted';
  if (!isPaid(after)) return 'unpaid';
  return after.userId === before.userId ? null : 'moved';
}

const isCorrected = (before: Payment, after: Payment): boolean =>
  after.amount !== before.amount ||
  getPaymentDay(after) !== getPaymentDay(before) ||
  after.period !== before.period ||
  after.projectId !== before.projectId;

/**
 * Tells the holders of paid payments what changed about them, and of payments that became paid, each change once, and the webhooks.
 * @param explanation why a paid payment is corrected
 */
export async function notifyChanged(
  manager: EntityManager,
  changes: readonly FormerPayment[],
  explanation: string | null = null,
): Promise<void> {
  const toFacts = await createFacts(
    manager,
    changes.flatMap(({ before, after }) => (after ? [before, after] : [before])),
  );
  const withdrawn = changes.flatMap((change) => {
    const reason = getWithdrawal(change);
    return reason === null ? [] : [{ payment: change.before, reason }];
  });
  await forgetReceived(
    manager,
    withdrawn.map(({ payment }) => payment),
  );
  const notices: NewNotification<'payment_withdrawn' | 'payment_changed'>[] = withdrawn.map(({ payment, reason }) => ({
    userId: payment.userId,
    kind: 'payment_withdrawn',
    facts: { ...toFacts(payment), reason, explanation },
  }));
  for (const { before, after } of changes)
    if (after && isPaid(before) && isPaid(after) && after.userId === before.userId && isCorrected(before, after))
      notices.push({
        userId: after.userId,
        kind: 'payment_changed',
        facts: { before: toFacts(before), after: toFacts(after), explanation },
      });
  await notifyAll(manager, notices);
  await notifyReceived(
    manager,
    changes.flatMap(({ before, after }) =>
      after && isPaid(after) && (!isPaid(before) || after.userId !== before.userId) ? [after] : [],
    ),
  );
  await enqueuePaymentEvents(manager, changes);
}

/** Lets payments be told again when they come back: their holders know that they are no longer in the balance. */
async function forgetReceived(manager: EntityManager, payments: readonly Payment[]): Promise<void> {
  if (payments.length === 0) return;
  await manager.update(
    Notification,
    { kind: 'payment_received', subject: In(payments.map(toSubject)) },
    { subject: null },
  );
}
