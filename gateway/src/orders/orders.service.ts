import { createHash } from 'node:crypto';
import { amountRange, fractionPrice, fractionsOf, investmentFault, messages, today } from '@cimiento/contracts';
import { orderSchema, type OrderInput } from '@cimiento/contracts/schemas';
import type { EntityManager } from 'typeorm';
import type { Viewer } from '../auth/viewer';
import type { Database } from '../database';
import { isUniqueViolation } from '../database/driver-error';
import { rowLock } from '../database/row-lock';
import { conflict, ExpectedError, notFound, validationFailed } from '../errors/expected-error';
import { parseInput } from '../errors/parse-input';
import { Investment } from '../investments/investment.entity';
import { Project } from '../projects/project.entity';
import { Order } from './order.entity';
import { receiptNumber } from './receipt-number';

type Wish = OrderInput & { userId: number; inputHash: string };

const hashOf = ({ projectId, amount }: OrderInput): string =>
  createHash('sha256').update(`${projectId}:${amount}`).digest('hex');

/** The order that a key stands for already. @throws CONFLICT when it was for something else. */
function sameAgain(order: Order, { inputHash }: Wish): Order {
  if (order.inputHash === inputHash) return order;
  throw new ExpectedError('CONFLICT', messages.orderKeyReused);
}

/** Investing: a commitment and everything that changes with it, together or not at all. */
export class OrdersService {
  constructor(private readonly database: Database) {}

  /**
   * Commits an amount to a project. The same key gives the same order again, however often and at once it is sent.
   * @throws VALIDATION_FAILED, NOT_FOUND, CONFLICT when the project takes less than that, or the key was used for something else.
   */
  async place({ id: userId }: Viewer, input: unknown): Promise<Order> {
    const order = parseInput(orderSchema, input);
    const wish = { ...order, userId, inputHash: hashOf(order) };
    try {
      return await this.database.transaction((manager) => this.placeInTransaction(manager, wish));
    } catch (error) {
      // Two orders of one key for different projects wait for different locks, and meet only here.
      if (!isUniqueViolation(error, 'investment_order', 'userId')) throw error;
      return sameAgain(await this.database.reader.findOneByOrFail(Order, keyOf(wish)), wish);
    }
  }

  /** @throws NOT_FOUND, also for another person's. */
  async ofViewer({ id: userId }: Viewer, id: number): Promise<Order> {
    const order = await this.database.reader.findOneBy(Order, { id, userId });
    if (!order) throw notFound();
    return order;
  }

  /** The viewer's own orders, newest first. */
  listOf({ id: userId }: Viewer): Promise<Order[]> {
    return this.database.reader.find(Order, { where: { userId }, order: { createdAt: 'DESC', id: 'DESC' } });
  }

  // The project is locked before anything else is read: orders of one project wait for each other, in one order of locks.
  private async placeInTransaction(manager: EntityManager, wish: Wish): Promise<Order> {
    const project = await manager.findOne(Project, { where: { id: wish.projectId }, ...rowLock(manager) });
    const before = await manager.findOneBy(Order, keyOf(wish));
    if (before) return sameAgain(before, wish);
    if (!project) throw notFound(messages.investmentProject);
    const { amount } = wish;
    assertInvestable(project, amount);
    await this.increaseFunding(manager, project, wish);
    return this.insertInvestmentAndOrder(manager, project, wish);
  }

  /** The project's side. Conditions again in the statement: on a cluster the lock holds for one server only. */
  private async increaseFunding(
    manager: EntityManager,
    project: Project,
    { userId, projectId, amount }: Wish,
  ): Promise<void> {
    const holdsAlready = await manager.existsBy(Investment, { userId, projectId });
    const { affected } = await manager
      .createQueryBuilder()
      .update(Project)
      .set({ funded: () => 'funded + :amount', totalInvestors: () => 'totalInvestors + :newcomer' })
      .where("id = :projectId AND status = 'available' AND funded + :amount <= target")
      .setParameters({ projectId, amount, newcomer: holdsAlready ? 0 : 1 })
      .execute();
    if (affected !== 1) throw conflict({ amount: investmentFault(project, amount) ?? messages.orderTooLate });
    await manager
      .createQueryBuilder()
      .update(Project)
      .set({ status: 'funded', fundedDate: today() })
      .where("id = :projectId AND status = 'available' AND funded >= target", { projectId })
      .execute();
  }

  /** The person's side: what they hold, and their receipt. */
  private async insertInvestmentAndOrder(manager: EntityManager, project: Project, wish: Wish): Promise<Order> {
    const { userId, projectId, amount, idempotencyKey, inputHash } = wish;
    const known = { userId, projectId, projectName: project.name, amount, annualReturn: Number(project.annualReturn) };
    const investment = manager.create(Investment, { ...known, imageUrl: project.image, investedOn: today() });
    await manager.insert(Investment, investment);
    const order = manager.create(Order, {
      ...known,
      number: receiptNumber(),
      investmentId: investment.id,
      fractions: fractionsOf(amount),
      status: 'committed',
      createdAt: new Date(),
      idempotencyKey,
      inputHash,
    });
    await manager.insert(Order, order);
    return order;
  }
}

const keyOf = ({ userId, idempotencyKey }: Wish) => ({ userId, idempotencyKey });

/** An amount that would never fit is the caller's fault; one that came too late is nobody's. */
function assertInvestable(project: Project, amount: number): void {
  const fault = investmentFault(project, amount);
  if (fault === null) return;
  const { min: least, max: most } = amountRange(project);
  const tooLate = most < least || (amount > most && amount % fractionPrice === 0);
  throw tooLate ? conflict({ amount: fault }) : validationFailed({ amount: fault });
}
