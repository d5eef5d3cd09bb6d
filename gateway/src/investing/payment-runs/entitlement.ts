import { getFirstRentPeriod } from '@cimiento/contracts';
import type { PaymentRunTerms } from '@cimiento/contracts/schemas';
import { MoreThan, type EntityManager } from 'typeorm';
import { type Investment, Order } from '../records';
import type { PaymentRunLeftOut } from './payment-run-preview.types';

/** The month of the first payment of each investment whose date was not recorded: that is when its rents start. */
async function readFirstPayments(manager: EntityManager, projectId: number): Promise<Map<number, string>> {
  const rows = await manager.query<{ investmentId: number; period: string }[]>(
    `SELECT payment.investmentId, MIN(payment.period) AS period FROM payment
    JOIN investment ON investment.id = payment.investmentId
    WHERE investment.projectId = ? AND investment.investedOn IS NULL GROUP BY payment.investmentId`,
    [projectId],
  );
  return new Map(rows.map(({ investmentId, period }) => [investmentId, period]));
}

/** Ids of investments whose order was paid after an instant, so that it can still be cancelled. */
async function readCancellable(manager: EntityManager, projectId: number, since: Date): Promise<Set<number | null>> {
  const orders = await manager.findBy(Order, { projectId, status: 'paid', paidAt: MoreThan(since) });
  return new Set(orders.map(({ investmentId }) => investmentId));
}

/**
 * The investments that a monthly payment leaves out, with the first month that they are entitled to: as in the rent calendar, the one after the
 * investment. A payment to `all` leaves out only those whose order can still be cancelled.
 * @param cancellableSince an order that was paid later can still be cancelled; null when none can.
 */
export async function listLeftOut(
  manager: EntityManager,
  investments: readonly Investment[],
  { projectId, period, participants }: Pick<PaymentRunTerms, 'projectId' | 'period' | 'participants'>,
  cancellableSince: Date | null,
): Promise<PaymentRunLeftOut[]> {
  const isUndated = investments.some(({ investedOn }) => investedOn === null);
  const firstPayments = isUndated ? await readFirstPayments(manager, projectId) : new Map<number, string>();
  const cancellable = cancellableSince ? await readCancellable(manager, projectId, cancellableSince) : new Set();
  return investments.flatMap(({ id, userId, investedOn }) => {
    const from = investedOn === null ? (firstPayments.get(id) ?? period) : getFirstRentPeriod(investedOn);
    const isLate = from > period && participants !== 'all';
    return isLate || cancellable.has(id) ? [{ investmentId: id, userId, from }] : [];
  });
}
