import { centsToText, describeShortBalance, messages } from '@cimiento/contracts';
import type { EntityManager } from 'typeorm';
import type { LedgerService } from '../../books/ledger/ledger.service';
import { conflict, ExpectedError } from '../../platform/errors/expected-error';
import { getForUpdate, rowLock } from '../../platform/database/row-lock';
import { Project } from '../projects/project.entity';
import { fundReserved } from './order-funding';
import type { OrderSettlement } from './order-settlement';
import { Order } from './order.entity';

type OrderKey = Pick<Order, 'id' | 'projectId'>;

/** A locked order that may still take money, with its locked project; null for one that takes none. */
type Payable = { order: Order; project: Project } | null;

/** What came of an order whose investor got money: paid, still waiting with the cents that the balance lacks, or ended before. */
export type BalancePayment =
  { order: Order; state: 'paid' | 'ended' } | { order: Order; state: 'short'; short: number };

/** Pays reserved orders from the balances of their investors. Locks as `OrderSettlement` does: project, order, balance. */
export class ReservedPayment {
  constructor(
    private readonly ledger: LedgerService,
    private readonly settlement: OrderSettlement,
  ) {}

  /**
   * Pays a reserved order for its investor.
   * @throws CONFLICT when it is not reserved or its time is over, INSUFFICIENT_BALANCE with what is missing
   */
  async pay(manager: EntityManager, key: OrderKey, actorId: number): Promise<Order> {
    const payable = await this.lock(manager, key);
    if (!payable) throw conflict(messages.orderNotReserved);
    const { order } = payable;
    if (order.expiresAt !== null && order.expiresAt.getTime() <= Date.now()) throw conflict(messages.orderExpired);
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
    if (!payable) return { order: await getForUpdate(manager, Order, key.id), state: 'ended' };
    const short = await this.getShort(manager, payable.order);
    if (short > 0) return { order: payable.order, state: 'short', short };
    return { order: await this.settle(manager, payable, actorId, received), state: 'paid' };
  }

  private async lock(manager: EntityManager, { id, projectId }: OrderKey): Promise<Payable> {
    const project = await manager.findOne(Project, { where: { id: projectId }, ...rowLock(manager) });
    const order = await getForUpdate(manager, Order, id);
    return project && project.status !== 'exited' && order.status === 'reserved' ? { order, project } : null;
  }

  private async getShort(manager: EntityManager, { userId, amount }: Order): Promise<number> {
    return amount * 100 - (await this.ledger.lockAvailable(manager, userId));
  }

  private async settle(
    manager: EntityManager,
    { order, project }: NonNullable<Payable>,
    actorId: number | null,
    received?: number,
  ): Promise<Order> {
    const { id } = order;
    const investment = await this.settlement.createInvestment(manager, project, order);
    const values = {
      status: 'paid' as const,
      fundedFrom: 'balance' as const,
      investmentId: investment.id,
      paidAt: new Date(),
    };
    const { affected } = await manager.update(Order, { id, status: 'reserved' }, values);
    if (affected !== 1) throw conflict(messages.orderNotReserved);
    await fundReserved(manager, project.id, order.amount);
    const paid = manager.create(Order, { ...order, ...values });
    await this.settlement.payFromBalance(manager, paid, actorId, received);
    return paid;
  }
}
