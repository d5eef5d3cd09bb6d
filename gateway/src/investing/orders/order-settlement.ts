import {
  centsToText,
  getMissing,
  messages,
  raisedOrderStatuses,
  roundMessages,
  sumMoney,
  today,
  type OrderCancellation,
} from '@cimiento/contracts';
import { In, type EntityManager } from 'typeorm';
import { logDelete } from '../../access/audit-log/audit-writer';
import { type Actor, getCauser } from '../../platform/request';
import { getForUpdate, rowLock } from '../../platform/database/row-lock';
import { ExpectedError } from '../../platform/errors';
import {
  assertNoExitProposed,
  findRound,
  Investment,
  mayStillCancel,
  Order,
  Payment,
  Project,
  takesOrders,
} from '../records';
import type { ChangeCause } from '../../books/ledger/record-follower';
import type { LedgerService } from '../../books/ledger/ledger.service';
import { notify } from '../../messages/notifications/notify';
import { enqueuePaymentEvents } from '../payments/payment-webhook';
import type { PaymentsLedger } from '../payments/payments-ledger';
import { enqueueWebhooks } from '../../messages/webhooks/enqueue-webhooks';
import { toOrderData } from './order-webhook';
import { dayMs } from './order-entry';
import { freeReserved, freeCapacity, reserveFractions } from './order-funding';
import { readReservationNotice, toNotice } from './order-notice';
import { refundOrder } from './refund-order';
import { isOpenFor } from './order-terms.service';
import { enqueueReservationMessages } from './reservation-expiry';

const stateConflict = (message: string): ExpectedError => new ExpectedError('CONFLICT', message);

/** Who ends an order, and whether it is their own. */
type Author = { by: Actor; isOwn: boolean };

const isRaised = { status: In([...raisedOrderStatuses]) };

const isCredited = (payment: Payment, userId: number): boolean =>
  payment.status === 'paid' && payment.userId === userId;

/** Deletes the investment of an order. The audit log has it: programs learn there that a record is gone. */
async function deleteInvestment(manager: EntityManager, investment: Investment, author: Author): Promise<void> {
  await logDelete({ manager, entity: Investment, ...author }, [investment]);
  await manager.delete(Investment, { id: investment.id });
}

/**
 * Settles orders: its money arrives, or it is cancelled; `reservation-expiry.ts` lets a reservation expire. Every step locks the project first
 * and then the order, as placing an order does, and changes the order by an UPDATE that repeats its status: of two steps that meet, one finds the order changed.
 */
export class OrderSettlement {
  constructor(
    private readonly ledger: LedgerService,
    private readonly payments: PaymentsLedger,
  ) {}

  /**
   * Cancels an order for its investor. A cancelled one stays as it is.
   * @param paidAfter a paid order can be cancelled when it was paid after this instant.
   * @param isOwn whether the investor cancels it, and not an administrator for them.
   * One whose money a round keeps can be cancelled until the round closes.
   * @throws CONFLICT when it expired, or can no longer be cancelled; EXIT_PROPOSED for a paid one while the exit of its project waits.
   */
  async cancel(
    manager: EntityManager,
    { id, projectId }: Pick<Order, 'id' | 'projectId'>,
    { paidAfter, by, isOwn }: { paidAfter: Date; by: Actor; isOwn: boolean },
  ): Promise<void> {
    const project = await manager.findOne(Project, { where: { id: projectId }, ...rowLock(manager) });
    const order = await getForUpdate(manager, Order, id);
    if (order.status === 'cancelled') return;
    if (order.status === 'expired') throw stateConflict(messages.orderExpired);
    if (order.status === 'reserved') {
      await this.markCancelled(manager, order, isOwn ? 'reservation' : 'administrator');
      if (project) await freeReserved(manager, projectId, order.amount);
      return;
    }
    if (order.status !== 'paid') throw stateConflict(messages.orderNotCancellable);
    if (order.investmentId === null) return this.leaveRound(manager, project, order, { by, isOwn });
    await assertNoExitProposed(manager, projectId);
    if (order.paidAt === null || !(await mayStillCancel(manager, projectId, order.paidAt, paidAfter)))
      throw stateConflict(messages.orderCoolingOffOver);
    if (!project || !isOpenFor(project, order)) throw stateConflict(messages.orderProjectFunded);
    await this.withdraw(manager, project, order, isOwn ? 'cooling_off' : 'administrator', { by, isOwn });
  }

  private async leaveRound(
    manager: EntityManager,
    project: Project | null,
    order: Order,
    { by, isOwn }: Author,
  ): Promise<void> {
    const round = await findRound(manager, order.projectId);
    if (!round || round.state !== 'open' || today() > round.closesAt) throw stateConflict(roundMessages.closed);
    await this.withdraw(manager, project, order, isOwn ? 'left_round' : 'administrator', { by, isOwn });
  }

  /**
   * Reserves an order again whose transfer turns out not to be its own, with what was left of its time when it was matched, and a day at
   * least. One whose project is gone or sold is cancelled.
   * @param matched when the transfer was matched, and cents of other transfers for the order that stay in the balance.
   * @returns false when it was cancelled since, and its money went back to the balance.
   * @throws CONFLICT when its investment was changed.
   */
  async undoTransfer(
    manager: EntityManager,
    { id, projectId }: Pick<Order, 'id' | 'projectId'>,
    { matchedAt, received }: { matchedAt: Date; received: number },
    by: Actor,
  ): Promise<boolean> {
    const project = await manager.findOne(Project, { where: { id: projectId }, ...rowLock(manager) });
    const order = await getForUpdate(manager, Order, id);
    if (order.status === 'cancelled' || order.status === 'refunded') return false;
    const round = await findRound(manager, projectId);
    const isOver = !project || project.status === 'exited' || (round !== null && !takesOrders(round));
    if (isOver || order.expiresAt === null) {
      await this.withdraw(manager, project, order, 'match_undone', { by, isOwn: false });
      return true;
    }
    const investment = await this.getInvestment(manager, order);
    const left = order.expiresAt.getTime() - matchedAt.getTime();
    const values = {
      status: 'reserved' as const,
      fundedFrom: 'transfer' as const,
      investmentId: null,
      roundId: null,
      paidAt: null,
      expiresAt: new Date(Date.now() + Math.max(left, dayMs)),
    };
    const rents = await this.deletePayments(manager, investment, { by, isOwn: false }, 'mistake');
    const { affected } = await manager.update(Order, { id, status: 'paid' }, values);
    if (affected !== 1) throw stateConflict(messages.orderNotCancellable);
    if (investment) await deleteInvestment(manager, investment, { by, isOwn: false });
    await refundOrder(manager, this.ledger, order, { actorId: getCauser(by), cause: 'mistake' });
    await freeCapacity(manager, project, order.amount, investment, by);
    await reserveFractions(manager, projectId, order.amount);
    const reserved = { ...order, ...values };
    const { userId, facts } = await readReservationNotice(manager, reserved);
    const text = centsToText(received);
    const rest = received > 0 && { received: text, missing: getMissing(order.amount, text) };
    await notify(manager, { userId, facts: { ...facts, rents, ...rest }, kind: 'order_reopened' });
    await enqueueReservationMessages(manager, [reserved]);
    await enqueueWebhooks(manager, 'order.reserved', [toOrderData(reserved)]);
    return true;
  }

  /** Cancels a paid order whose transfer never came. The caller reverses the transfer. @returns and @throws as `undoTransfer` */
  async cancelUnpaid(
    manager: EntityManager,
    { id, projectId }: Pick<Order, 'id' | 'projectId'>,
    by: Actor,
  ): Promise<boolean> {
    const project = await manager.findOne(Project, { where: { id: projectId }, ...rowLock(manager) });
    const order = await getForUpdate(manager, Order, id);
    if (order.status !== 'paid') return false;
    await this.withdraw(manager, project, order, 'match_undone', { by, isOwn: false });
    return true;
  }

  /**
   * Cancels the order behind an investment that is about to be deleted: what it had raised is free again, and what was paid through the
   * ledger returns to the balance. Changes nothing when the investment has no live order. Call it before the investment is locked.
   * @returns whether the investor of the investment was told: not when the investment was given to somebody else since the order.
   */
  async cancelBehind(manager: EntityManager, investment: Investment, by: Actor): Promise<boolean> {
    const order = await manager.findOneBy(Order, { investmentId: investment.id, ...isRaised });
    if (!order) return false;
    const project = await manager.findOne(Project, { where: { id: order.projectId }, ...rowLock(manager) });
    await this.markCancelled(manager, order, 'investment_deleted');
    if (order.status === 'paid') await refundOrder(manager, this.ledger, order, { actorId: by.userId, cause: 'later' });
    if (project) await freeCapacity(manager, project, order.amount, investment, by);
    return order.userId === investment.userId;
  }

  /**
   * Cancels the open reservations of a locked project that is sold, archived or deleted, and tells their investors. The caller sets what
   * the project has reserved to 0.
   */
  async cancelReservations(
    manager: EntityManager,
    projectId: number,
    cancellation: 'project_exited' | 'project_archived',
  ): Promise<void> {
    const where = { projectId, status: 'reserved' } as const;
    const orders = await manager.find(Order, { where, order: { id: 'ASC' }, ...rowLock(manager) });
    for (const order of orders) await this.markCancelled(manager, order, cancellation);
  }

  /** Cancels a paid order, deletes its investment with the payments that it got, and returns its money to the balance. */
  private async withdraw(
    manager: EntityManager,
    project: Project | null,
    order: Order,
    cancellation: OrderCancellation,
    { by, isOwn }: Author,
  ): Promise<void> {
    const investment = await this.getInvestment(manager, order);
    const cause = cancellation === 'match_undone' ? 'mistake' : 'later';
    const rents = await this.deletePayments(manager, investment, { by, isOwn }, cause);
    await this.markCancelled(manager, order, cancellation, rents);
    if (investment) await deleteInvestment(manager, investment, { by, isOwn });
    await refundOrder(manager, this.ledger, order, { actorId: getCauser(by), cause });
    if (project) await freeCapacity(manager, project, order.amount, investment, isOwn ? null : by);
  }

  /** The investment of a paid order, as the order made it; null while a round keeps its money. @throws CONFLICT when it was changed or deleted. */
  private async getInvestment(
    manager: EntityManager,
    { investmentId, roundId, userId, projectId, amount }: Order,
  ): Promise<Investment | null> {
    if (investmentId === null && roundId !== null) return null;
    const where = { id: investmentId ?? 0, userId, projectId, amount };
    const investment = await manager.findOne(Investment, { where, ...rowLock(manager) });
    if (!investment) throw stateConflict(messages.orderInvestmentChanged);
    return investment;
  }

  /** Deletes the payments of an investment that never was. Returns what of them its holder had, as decimal text. */
  private async deletePayments(
    manager: EntityManager,
    investment: Investment | null,
    author: Author,
    cause: ChangeCause,
  ): Promise<string> {
    if (!investment) return '0.00';
    const { id: investmentId, userId } = investment;
    const payments = await manager.find(Payment, { where: { investmentId }, ...rowLock(manager) });
    if (payments.length === 0) return '0.00';
    await logDelete({ manager, entity: Payment, ...author }, payments);
    await manager.delete(Payment, { investmentId });
    const ids = payments.map(({ id }) => id);
    await this.payments.followDeleted(manager, ids, author.by.userId, cause);
    await enqueuePaymentEvents(
      manager,
      payments.map((before) => ({ before, after: null })),
    );
    return sumMoney(payments.flatMap((payment) => (isCredited(payment, userId) ? [payment.amount] : [])));
  }

  /** @param rents what the order's investment had received and loses, as decimal text. */
  private async markCancelled(
    manager: EntityManager,
    order: Order,
    cancellation: OrderCancellation,
    rents = '0.00',
  ): Promise<void> {
    const { id, status } = order;
    const { affected } = await manager.update(Order, { id, status }, { status: 'cancelled', cancellation });
    if (affected !== 1) throw stateConflict(messages.orderNotCancellable);
    const notice = toNotice(order);
    const isRefunded = status === 'paid' && cancellation !== 'match_undone';
    const facts = { ...notice.facts, isRefunded, cancellation, rents };
    await notify(manager, { ...notice, kind: 'order_cancelled', facts });
    await enqueueWebhooks(manager, 'order.cancelled', [toOrderData({ ...order, status: 'cancelled' })]);
  }
}
