import { centsToText, describeShortBalance, messages } from '@cimiento/contracts';
import { type EntityManager, In, MoreThan } from 'typeorm';
import { forEachChunk } from '../../books/ledger/post-accounts';
import type { LedgerService } from '../../books/ledger/ledger.service';
import type { IdentityGate } from '../../identity/gate/identity-gate';
import { conflict, ExpectedError } from '../../platform/errors';
import { getForUpdate, rowLock } from '../../platform/database/row-lock';
import {
  assertNoExitProposed,
  findProposedExits,
  findRound,
  Order,
  Project,
  type Round,
  takesOrders,
} from '../records';
import { fundReserved } from './order-funding';
import { takeOrder, type OrderPayment } from './order-payment';

type OrderKey = Pick<Order, 'id' | 'projectId'>;

/** A locked order that may still take money, with its locked project; null for one that takes none. */
type Payable = { order: Order; project: Project; round: Round | null } | null;

/** The outcome for an order whose investor received money: paid, or ended before, or it still waits for the cents that the balance lacks. */
type BalancePayment = { order: Order; state: 'paid' | 'ended' | 'short'; short: number };

/** Pays reserved orders from the balances of their investors. Locks as `OrderSettlement` does: project, order, balance. */
export class ReservedPayment {
  constructor(
    private readonly ledger: LedgerService,
    private readonly payment: OrderPayment,
    private readonly identity: IdentityGate,
  ) {}

  /**
   * Pays a reserved order for its investor.
   * @throws EXIT_PROPOSED, CONFLICT when it is not reserved or its time is over, INSUFFICIENT_BALANCE with what is missing, IDENTITY_REQUIRED
   */
  async pay(manager: EntityManager, key: OrderKey, actorId: number): Promise<Order> {
    const payable = await this.lock(manager, key);
    if (!payable) throw conflict(messages.orderNotReserved);
    await assertNoExitProposed(manager, key.projectId);
    const { order } = payable;
    if (order.expiresAt !== null && order.expiresAt.getTime() <= Date.now()) throw conflict(messages.orderExpired);
    await this.identity.assert(manager, order.userId, 'payment');
    const short = await this.getShort(manager, order);
    if (short > 0) {
      const text = describeShortBalance(centsToText(short));
      throw new ExpectedError('INSUFFICIENT_BALANCE', text, { errors: { amount: text } });
    }
    return this.settle(manager, payable, actorId);
  }

  /** Pays an order when it is still reserved and the balance suffices. @param received cents that a transfer for it just brought */
  async payIfCovered(
    manager: EntityManager,
    key: OrderKey,
    { actorId, received }: { actorId: number | null; received: number },
  ): Promise<BalancePayment> {
    const payable = await this.lock(manager, key);
    const isClosed = (await findProposedExits(manager, [key.projectId])).size > 0;
    if (!payable || isClosed) return { order: await getForUpdate(manager, Order, key.id), state: 'ended', short: 0 };
    const short = await this.getShort(manager, payable.order);
    if (short > 0) return { order: payable.order, state: 'short', short };
    return { order: await this.settle(manager, payable, actorId, received), state: 'paid', short: 0 };
  }

  /** The reserved orders that the balances of these investors can pay now, the next to expire of each, by the id of the investor. */
  async findCovered(manager: EntityManager, userIds: readonly number[]): Promise<Map<number, Order>> {
    const covered = new Map<number, Order>();
    const available = new Map<number, number>();
    await forEachChunk(userIds, async (chunk) => {
      const where = { userId: In(chunk), status: 'reserved' as const, expiresAt: MoreThan(new Date()) };
      for (const order of await manager.find(Order, { where, order: { expiresAt: 'ASC', id: 'ASC' } })) {
        const { userId, amount } = order;
        const cents = available.get(userId) ?? (await this.ledger.lockAvailable(manager, userId));
        available.set(userId, cents);
        if (amount * 100 <= cents && !covered.has(userId)) covered.set(userId, order);
      }
    });
    return covered;
  }

  private async lock(manager: EntityManager, { id, projectId }: OrderKey): Promise<Payable> {
    const project = await manager.findOne(Project, { where: { id: projectId }, ...rowLock(manager) });
    const order = await getForUpdate(manager, Order, id);
    if (!project || project.status === 'exited' || order.status !== 'reserved') return null;
    const round = await findRound(manager, projectId);
    return round && !takesOrders(round) ? null : { order, project, round };
  }

  private async getShort(manager: EntityManager, { userId, amount }: Order): Promise<number> {
    return amount * 100 - (await this.ledger.lockAvailable(manager, userId));
  }

  private async settle(
    manager: EntityManager,
    { order, project, round }: NonNullable<Payable>,
    actorId: number | null,
    received?: number,
  ): Promise<Order> {
    const { id } = order;
    const taken = await takeOrder(manager, { project, round }, order);
    const values = {
      status: 'paid' as const,
      fundedFrom: 'balance' as const,
      ...taken,
      paidAt: new Date(),
    };
    const { affected } = await manager.update(Order, { id, status: 'reserved' }, values);
    if (affected !== 1) throw conflict(messages.orderNotReserved);
    await fundReserved(manager, project.id, order.amount, round);
    const paid = manager.create(Order, { ...order, ...values });
    await this.payment.payFromBalance(manager, paid, actorId, { received, round });
    return paid;
  }
}
