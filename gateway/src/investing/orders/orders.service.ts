import { randomUUID } from 'node:crypto';
import {
  amountRange,
  findRoundFault,
  fractionPrice,
  getOrderReference,
  investmentFault,
  liveOrderStatuses,
  messages,
  today,
  type OrderFunding,
} from '@cimiento/contracts';
import { orderSchema, type OrderInput, type OrderTerms } from '@cimiento/contracts/schemas';
import { In, MoreThanOrEqual, type EntityManager } from 'typeorm';
import type { Actor, Viewer } from '../../platform/request';
import type { Database } from '../../platform/database';
import { isUniqueViolation } from '../../platform/database/driver-error';
import { getOrThrow } from '../../platform/database/records';
import { getForUpdate, rowLock } from '../../platform/database/row-lock';
import { conflict, notFound, parseInput, validationFailed } from '../../platform/errors';
import { assertSameInput, getIdempotencyKey } from '../../platform/idempotency/idempotency-key';
import type { IdempotencyService } from '../../platform/idempotency/idempotency.service';
import { notify } from '../../messages/notifications/notify';
import { assertNoExitProposed, findRound, Order, Project, type Round } from '../records';
import type { Warning } from '../../platform/graphql';
import { sha256 } from '../../platform/sha256';
import { User } from '../../access/records';
import { enqueueWebhooks } from '../../messages/webhooks/enqueue-webhooks';
import { toOrderData } from './order-webhook';
import { createEqualOrderWarning, equalOrderWindowMs } from './equal-orders';
import { reserveCapacity } from './order-funding';
import { takeOrder, type OrderPayment } from './order-payment';
import type { IdentityGate } from '../../identity/gate/identity-gate';
import type { OrderSettlement } from './order-settlement';
import type { OrderTermsService } from './order-terms.service';
import { readReservationNotice } from './order-notice';
import { enqueueReservationMessages } from './reservation-expiry';
import type { ReservedPayment } from './reserved-payment';
import { createOrder } from './create-order';
import { assertMayReserve, getNextReservationNumber } from './reservation-limits';

/** A valid order that may be in the database already, under the same key. */
type OrderRequest = OrderInput & {
  userId: number;
  idempotencyKey: string;
  inputHash: string;
  noteReplay: Actor['noteReplay'];
};

const dayMs = 24 * 3_600_000;

type OrdersParts = {
  database: Database;
  idempotency: IdempotencyService;
  payment: OrderPayment;
  identity: IdentityGate;
  settlement: OrderSettlement;
  terms: OrderTermsService;
  reservedPayment: ReservedPayment;
};

/** An investor's orders: placing, reading, paying and cancelling them. Every record that an order changes is written with it. */
export class OrdersService {
  constructor(private readonly parts: OrdersParts) {}

  /**
   * Places an order: one from the balance is paid at once, one by transfer is reserved. The same key returns the same order, for retries
   * and concurrent requests alike.
   * @param by the actor, whose Idempotency-Key is used if the input has none.
   * @throws VALIDATION_FAILED, NOT_FOUND, CONFLICT when less than the amount is left, IDEMPOTENCY_MISMATCH when the key was used for
   * another order, INSUFFICIENT_BALANCE, RESERVATION_LIMIT, EXIT_PROPOSED, IDENTITY_REQUIRED
   */
  async place({ id: userId }: Viewer, input: unknown, by: Actor): Promise<Order> {
    const values = parseInput(orderSchema, input);
    const headerKey = getIdempotencyKey(by);
    const { projectId, amount, fundedFrom, idempotencyKey = headerKey ?? randomUUID() } = values;
    const terms = await this.parts.terms.get();
    const request: OrderRequest = {
      ...values,
      userId,
      idempotencyKey: toStoredKey(idempotencyKey),
      inputHash: hashInput(projectId, amount, fundedFrom),
      noteReplay: by.noteReplay,
    };
    try {
      return await this.parts.database.transaction((manager) => this.placeInTransaction(manager, request, terms));
    } catch (error) {
      // Two orders with one key for different projects wait for different locks, so only the unique index stops the second.
      if (!isUniqueViolation(error, 'investment_order', 'userId')) throw error;
      const order = await this.findPlaced(this.parts.database.reader, request);
      if (!order) throw error;
      return order;
    }
  }

  /** One of the viewer's own orders. @throws NOT_FOUND, also when it belongs to another user. */
  async get({ id: userId }: Viewer, id: number): Promise<Order> {
    const order = await this.parts.database.reader.findOneBy(Order, { id, userId });
    if (!order) throw notFound();
    return order;
  }

  /** The viewer's own orders, newest first. */
  list({ id: userId }: Viewer): Promise<Order[]> {
    return this.parts.database.reader.find(Order, { where: { userId }, order: { createdAt: 'DESC', id: 'DESC' } });
  }

  /** The warning that the viewer confirms before placing an order: that it equals one made minutes ago. */
  async listWarnings({ id: userId }: Viewer, projectId: number, amount: number): Promise<Warning[]> {
    const now = new Date();
    const createdAt = MoreThanOrEqual(new Date(now.getTime() - equalOrderWindowMs));
    const where = { userId, projectId, amount, createdAt, status: In(liveOrderStatuses) };
    const earlier = await this.parts.database.reader.findOne(Order, { where, order: { id: 'DESC' } });
    return earlier ? [createEqualOrderWarning(earlier, now)] : [];
  }

  /**
   * Pays one of the viewer's own reserved orders from their balance.
   * @throws NOT_FOUND, CONFLICT when it is no longer reserved, INSUFFICIENT_BALANCE with what is missing
   */
  async pay(viewer: Viewer, id: number, by: Actor): Promise<Order> {
    const order = await this.get(viewer, id);
    return this.parts.idempotency.runOnce(by, Order, { pay: id }, (manager) =>
      this.parts.reservedPayment.pay(manager, order, viewer.id),
    );
  }

  /**
   * Cancels one of the viewer's own orders: a reservation, or a paid one within the cooling-off period. A cancelled one is given again.
   * @throws NOT_FOUND, CONFLICT when it expired or can no longer be cancelled.
   */
  async cancel(viewer: Viewer, id: number, by: Actor): Promise<Order> {
    const order = await this.get(viewer, id);
    const paidAfter = await this.parts.terms.getCoolingOffStart();
    return this.parts.idempotency.runOnce(by, Order, { cancel: id }, async (manager) => {
      await this.parts.settlement.cancel(manager, order, { paidAfter, by, isOwn: true });
      return getOrThrow(manager, Order, id);
    });
  }

  /** The order that a key already stands for. @throws IDEMPOTENCY_MISMATCH when it is for another project, amount or source of money. */
  private async findPlaced(manager: EntityManager, request: OrderRequest): Promise<Order | null> {
    const { userId, idempotencyKey, inputHash } = request;
    const order = await manager.findOneBy(Order, { userId, idempotencyKey });
    if (!order) return null;
    assertSameInput(order, inputHash, messages.orderKeyReused);
    request.noteReplay?.();
    return order;
  }

  // The project is locked first, so orders for one project run one after another and no two transactions deadlock.
  private async placeInTransaction(manager: EntityManager, request: OrderRequest, terms: OrderTerms): Promise<Order> {
    const project = await manager.findOne(Project, { where: { id: request.projectId }, ...rowLock(manager) });
    const isReservation = request.fundedFrom === 'transfer';
    // The limits of a user hold over all projects, so reservations of one user run one after another too.
    if (isReservation) await getForUpdate(manager, User, request.userId);
    const placed = await this.findPlaced(manager, request);
    if (placed) return placed;
    if (!project) throw notFound(messages.investmentProject);
    await this.parts.identity.assert(manager, request.userId, isReservation ? 'order' : 'payment');
    await assertNoExitProposed(manager, project.id);
    const round = await findRound(manager, project.id);
    if (round) assertRoundOpen(round);
    assertInvestable(project, request.amount);
    if (isReservation) await assertMayReserve(manager, project, request, terms);
    await reserveCapacity(manager, project, request.amount, isReservation ? 'reserved' : 'funded', round);
    const { userId, amount, fundedFrom, idempotencyKey, inputHash } = request;
    const order = createOrder(manager, project, { userId, amount, fundedFrom, idempotencyKey, inputHash });
    if (!isReservation) return this.insertPaid(manager, { project, round }, order);
    Object.assign(order, {
      status: 'reserved',
      expiresAt: new Date(Date.now() + terms.reservationDays * dayMs),
      reference: getOrderReference(order.number),
      reservationNumber: await getNextReservationNumber(manager, request.userId),
    });
    await manager.insert(Order, order);
    await enqueueReservationMessages(manager, [order]);
    await notify(manager, { ...(await readReservationNotice(manager, order)), kind: 'order_reserved' });
    await enqueueWebhooks(manager, 'order.reserved', [toOrderData(order)]);
    return order;
  }

  private async insertPaid(
    manager: EntityManager,
    offer: { project: Project; round: Round | null },
    order: Order,
  ): Promise<Order> {
    const taken = await takeOrder(manager, offer, order);
    Object.assign(order, { status: 'paid', ...taken, paidAt: new Date() });
    await manager.insert(Order, order);
    await this.parts.payment.payFromBalance(manager, order, order.userId, offer);
    return order;
  }
}

/** Hash of what an order is for. */
const hashInput = (projectId: number, amount: number, fundedFrom: OrderFunding): string =>
  sha256(`${projectId}:${amount}${fundedFrom === 'transfer' ? '' : `:${fundedFrom}`}`);

const storedKeyLength = 64;

// A longer key does not fit the column.
const toStoredKey = (key: string): string => (key.length > storedKeyLength ? sha256(key) : key);

/** @throws CONFLICT with why a round takes no order today */
function assertRoundOpen(round: Round): void {
  const fault = findRoundFault(round, today());
  if (fault !== null) throw conflict(fault);
}

/**
 * @throws CONFLICT when others invested first and less than the amount is left.
 * @throws VALIDATION_FAILED when the project never takes this amount.
 */
function assertInvestable(project: Project, amount: number): void {
  const fault = investmentFault(project, amount);
  if (fault === null) return;
  const { min, max } = amountRange(project);
  const isTooLate = max < min || (amount > max && amount % fractionPrice === 0);
  throw isTooLate ? conflict({ amount: fault }) : validationFailed({ amount: fault });
}
