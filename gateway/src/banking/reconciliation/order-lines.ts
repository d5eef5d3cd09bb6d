import { centsToText, getMissing, messages, type OrderUse } from '@cimiento/contracts';
import { In, Not, type EntityManager } from 'typeorm';
import { logUpdates } from '../../access/audit-log/audit-writer';
import type { Actor } from '../../platform/request';
import { conflict } from '../../platform/errors';
import type { IdentityGate } from '../../identity/gate/identity-gate';
import { notify } from '../../messages/notifications/notify';
import { readReservationNotice, toNotice } from '../../investing/orders/order-notice';
import type { OrderPayment } from '../../investing/orders/order-payment';
import type { OrderSettlement } from '../../investing/orders/order-settlement';
import { Order } from '../../investing/records';
import type { ReservedPayment } from '../../investing/orders/reserved-payment';
import { BankStatementLine } from '../statements/bank-statement-line.entity';
import { readReceived } from './read-received';

/** A line that names an order. */
export type OrderLine = BankStatementLine & { orderId: number; orderUse: OrderUse };

export const isOrderLine = (line: BankStatementLine): line is OrderLine =>
  line.orderId !== null && line.orderUse !== null && line.status === 'matched';

/** The subject of a line's notification to its investor: again when it is credited again. */
const toSubject = ({ id, decidedAt }: BankStatementLine): string =>
  decidedAt === null ? `bankLine:${id}` : `bankLine:${id}:${decidedAt.getTime()}`;

/** Applies transfers to the orders that they name, and undoes it. The ledger has the credit of a line before. */
export class OrderLines {
  constructor(
    private readonly payment: OrderPayment,
    private readonly orders: OrderSettlement,
    private readonly reservedPayment: ReservedPayment,
    private readonly identity: IdentityGate,
  ) {}

  /**
   * Pays the order of a credited line, with the line or with the balance that it completes, and tells the investor what became of the money.
   * @returns what the line did in the end
   * @throws CONFLICT when the line should pay an order that no longer takes money
   */
  async settle(
    manager: EntityManager,
    line: OrderLine,
    { projectId, day, actorId }: { projectId: number; day: string; actorId: number | null },
  ): Promise<OrderUse> {
    const key = { id: line.orderId, projectId };
    if (line.orderUse === 'ended') return this.tellEnded(manager, line);
    if (line.orderUse === 'barred' || !(await this.isAllowed(manager, line.orderId)))
      return this.tellBarred(manager, line);
    if (line.orderUse === 'paid') {
      if (await this.payment.payByTransfer(manager, key, actorId, { day, received: line.amount })) return 'paid';
      throw conflict(messages.lineOrderState);
    }
    const payment = await this.reservedPayment.payIfCovered(manager, key, { actorId, received: line.amount });
    if (payment.state === 'paid') return 'completed';
    if (payment.state === 'ended') return this.tellEnded(manager, line);
    await tellUnderpaid(manager, line, payment.order, payment.short);
    return 'partial';
  }

  /**
   * Takes back what a line did with its order, before its credit leaves the balance: an order that it paid, or helped to pay, is reserved again.
   * @param without all lines whose credits leave the balance now
   * @returns the cents of the line about which the order's own notice tells
   */
  async undo(
    manager: EntityManager,
    line: OrderLine,
    order: Order,
    { matchedAt, without, by }: { matchedAt: Date; without: readonly number[]; by: Actor },
  ): Promise<number> {
    if (!(await hasPaid(manager, line))) return 0;
    const [received = 0] = await readReceived(manager, [order.id], without);
    const isUndone = await this.orders.undoTransfer(manager, order, { matchedAt, received }, by);
    if (isUndone) await reopenOthers(manager, line, by);
    return isUndone && line.orderUse === 'paid' ? order.amount * 100 : 0;
  }

  /** Whether the identity of the investor of an order lets money pay it. */
  private async isAllowed(manager: EntityManager, orderId: number): Promise<boolean> {
    const { userId } = await manager.findOneByOrFail(Order, { id: orderId });
    return this.identity.allows(manager, userId, 'payment');
  }

  /** The money stays in the balance, and the order reserved, until its investor has an identity. */
  private async tellBarred(manager: EntityManager, line: OrderLine): Promise<'ended' | 'barred'> {
    const order = await manager.findOneByOrFail(Order, { id: line.orderId });
    if (order.status !== 'reserved') return this.tellEnded(manager, line);
    const { userId, facts } = toNotice(order);
    await notify(manager, {
      userId,
      kind: 'deposit_credited',
      facts: { amount: centsToText(line.amount), order: { ...facts, number: order.number }, isBarred: true },
      subject: toSubject(line),
    });
    return 'barred';
  }

  private async tellEnded(manager: EntityManager, line: OrderLine): Promise<'ended'> {
    const order = await manager.findOneByOrFail(Order, { id: line.orderId });
    const { number, status } = order;
    const notice = toNotice(order);
    const facts = { ...notice.facts, number, status, received: centsToText(line.amount) };
    await notify(manager, { ...notice, kind: 'order_credited', facts, subject: toSubject(line) });
    return 'ended';
  }
}

/** The other lines of an order wait for the rest again. */
async function reopenOthers(manager: EntityManager, { id, orderId }: OrderLine, by: Actor): Promise<void> {
  const where = { orderId, orderUse: 'completed' as const, id: Not(id) };
  const before = await manager.find(BankStatementLine, { where, order: { id: 'ASC' } });
  await manager.update(BankStatementLine, where, { orderUse: 'partial' });
  const after = before.map((line) => manager.create(BankStatementLine, { ...line, orderUse: 'partial' }));
  await logUpdates({ manager, entity: BankStatementLine, by }, before, after);
}

async function tellUnderpaid(manager: EntityManager, line: OrderLine, order: Order, short: number): Promise<void> {
  const [cents = 0] = await readReceived(manager, [order.id]);
  const received = centsToText(cents);
  const notice = await readReservationNotice(manager, order);
  const facts = {
    ...notice.facts,
    number: order.number,
    received,
    missing: getMissing(order.amount, received),
    short: centsToText(short),
  };
  await notify(manager, { ...notice, kind: 'order_underpaid', facts, subject: toSubject(line) });
}

/** Whether the order of a line is paid with it: by the line itself, or from the balance that it and others of its lines completed. */
async function hasPaid(manager: EntityManager, { orderId, orderUse }: BankStatementLine): Promise<boolean> {
  if (orderId === null || orderUse === null || orderUse === 'ended') return false;
  if (orderUse === 'paid') return true;
  if (!(await manager.existsBy(Order, { id: orderId, status: 'paid', fundedFrom: 'balance' }))) return false;
  return (
    orderUse === 'completed' ||
    manager.existsBy(BankStatementLine, { orderId, orderUse: 'completed', status: 'matched' })
  );
}

/** The orders that the lines paid or helped to pay. */
export async function findPaidOrders(
  manager: EntityManager,
  lines: readonly BankStatementLine[],
  lock: object = {},
): Promise<Order[]> {
  const ids: number[] = [];
  for (const line of lines) if (line.orderId !== null && (await hasPaid(manager, line))) ids.push(line.orderId);
  return manager.find(Order, { where: { id: In(ids), status: 'paid' }, ...lock });
}

/** The orders that the lines of a statement name, by id. */
export async function findNamedOrders(reader: EntityManager, statementId: number): Promise<Map<number, Order>> {
  const lines = await reader.findBy(BankStatementLine, { statementId });
  const orders = await reader.findBy(Order, { id: In(lines.flatMap(({ orderId }) => orderId ?? [])) });
  return new Map(orders.map((order) => [order.id, order]));
}
