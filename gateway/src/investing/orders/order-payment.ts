import { messages, today } from '@cimiento/contracts';
import type { EntityManager } from 'typeorm';
import type { LedgerService } from '../../books/ledger/ledger.service';
import { notify } from '../../messages/notifications/notify';
import { enqueueWebhooks } from '../../messages/webhooks/enqueue-webhooks';
import { getForUpdate, rowLock } from '../../platform/database/row-lock';
import { conflict } from '../../platform/errors';
import { findRound, Investment, Order, Project, type Round, takesOrders } from '../records';
import { countUndone, createPaymentEntry, getInstantOn } from './order-entry';
import { countInvestor, fundReserved } from './order-funding';
import { toPaidNotice } from './order-notice';
import { toOrderData } from './order-webhook';

/** Creates the investment of an order that is being paid. Its project is locked. */
async function createInvestment(
  manager: EntityManager,
  project: Project,
  order: Order,
  investedOn: string,
): Promise<Investment> {
  const { userId, projectId, projectName, amount, annualReturn } = order;
  await countInvestor(manager, { userId, projectId });
  const values = { userId, projectId, projectName, amount, annualReturn };
  const investment = manager.create(Investment, { ...values, imageUrl: project.image, investedOn });
  await manager.insert(Investment, investment);
  return investment;
}

/** Where the money of an order goes: its locked project, and the round of it that takes orders, if it has one. */
type Offer = { project: Project; round: Round | null };

/**
 * Takes an order that is being paid into its project: as an investment, or into the round that keeps its money apart.
 * @returns the references that the paid order stores
 */
export async function takeOrder(
  manager: EntityManager,
  { project, round }: Offer,
  order: Order,
  investedOn = today(),
): Promise<Pick<Order, 'investmentId' | 'roundId'>> {
  if (round) return { investmentId: null, roundId: round.id };
  const { id } = await createInvestment(manager, project, order, investedOn);
  return { investmentId: id, roundId: null };
}

/** Pays orders: their money leaves the balance. Locks the project first and then the order, as placing an order does. */
export class OrderPayment {
  constructor(private readonly ledger: LedgerService) {}

  /**
   * Moves the amount of an order from the balance to the project, or to its open round, and tells the investor.
   * @param received cents of the transfer for it that made the balance suffice
   * @throws INSUFFICIENT_BALANCE
   */
  async payFromBalance(
    manager: EntityManager,
    order: Order,
    actorId: number | null,
    { received, round }: { received?: number | undefined; round: Round | null },
  ): Promise<void> {
    const undone = await countUndone(manager, order.id);
    await this.ledger.post(manager, [createPaymentEntry(order, { actorId, day: today(), undone })]);
    await notify(manager, toPaidNotice(order, undone, { received, round }));
    await enqueueWebhooks(manager, 'order.paid', [toOrderData(order)]);
  }

  /**
   * Pays a reserved order whose transfer has just been credited to the investor's balance.
   * @param day on which the bank booked the transfer; `received` are its cents.
   * @returns false when it is reserved no longer, its project is gone or sold, or its round closed: the money then waits for a person.
   */
  async payByTransfer(
    manager: EntityManager,
    { id, projectId }: Pick<Order, 'id' | 'projectId'>,
    actorId: number | null,
    { day = today(), received }: { day?: string; received?: number } = {},
  ): Promise<boolean> {
    const project = await manager.findOne(Project, { where: { id: projectId }, ...rowLock(manager) });
    const order = await getForUpdate(manager, Order, id);
    if (!project || project.status === 'exited' || order.status !== 'reserved') return false;
    const round = await findRound(manager, projectId);
    if (round && !takesOrders(round)) return false;
    const taken = await takeOrder(manager, { project, round }, order, day);
    const values = { status: 'paid' as const, ...taken, paidAt: getInstantOn(day) };
    const { affected } = await manager.update(Order, { id, status: 'reserved' }, values);
    if (affected !== 1) throw conflict(messages.orderNotCancellable);
    await fundReserved(manager, projectId, order.amount, round);
    const paid = manager.create(Order, { ...order, ...values });
    // The transfer was for this order: that the investor owed something before does not keep it from being paid.
    const undone = await countUndone(manager, id);
    await this.ledger.post(manager, [{ ...createPaymentEntry(paid, { actorId, day, undone }), mayOverdraw: true }]);
    await notify(manager, toPaidNotice(order, undone, { received: received ?? order.amount * 100, round }));
    await enqueueWebhooks(manager, 'order.paid', [toOrderData(paid)]);
    return true;
  }
}
