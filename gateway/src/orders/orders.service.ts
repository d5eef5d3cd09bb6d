import { randomInt } from 'node:crypto';
import { amountRange, fractionPrice, toFractions, investmentFault, messages, today } from '@cimiento/contracts';
import { orderSchema, type OrderInput } from '@cimiento/contracts/schemas';
import type { EntityManager } from 'typeorm';
import type { Viewer } from '../auth/viewer';
import type { Database } from '../database';
import { isUniqueViolation } from '../database/driver-error';
import { rowLock } from '../database/row-lock';
import { conflict, notFound, validationFailed } from '../errors/expected-error';
import { parseInput } from '../errors/parse-input';
import { assertSameInput } from '../idempotency/idempotent-request';
import { Investment } from '../investments/investment.entity';
import type { InvestmentsLedger } from '../investments/investments-ledger';
import { Project } from '../projects/project.entity';
import { sha256 } from '../sha256';
import { Order } from './order.entity';

/** A valid order that may be in the database already, under the same key. */
type OrderRequest = OrderInput & { userId: number; inputHash: string };

/** Placing orders: the order and every record it changes are written together. */
export class OrdersService {
  constructor(
    private readonly database: Database,
    private readonly ledger: InvestmentsLedger,
  ) {}

  /**
   * Commits an amount to a project. The same key returns the same order, for retries and concurrent requests alike.
   * @throws VALIDATION_FAILED, NOT_FOUND, CONFLICT when less than the amount is left, or the key was used for another order.
   */
  async place({ id: userId }: Viewer, input: unknown): Promise<Order> {
    const values = parseInput(orderSchema, input);
    const { projectId, amount, idempotencyKey } = values;
    const request: OrderRequest = {
      ...values,
      userId,
      idempotencyKey: toStoredKey(idempotencyKey),
      inputHash: sha256(`${projectId}:${amount}`),
    };
    try {
      return await this.database.transaction((manager) => this.placeInTransaction(manager, request));
    } catch (error) {
      // Two orders with one key for different projects wait for different locks, so only the unique index stops the second.
      if (!isUniqueViolation(error, 'investment_order', 'userId')) throw error;
      const order = await this.findPlaced(this.database.reader, request);
      if (!order) throw error;
      return order;
    }
  }

  /** One of the viewer's own orders. @throws NOT_FOUND, also when it belongs to another user. */
  async get({ id: userId }: Viewer, id: number): Promise<Order> {
    const order = await this.database.reader.findOneBy(Order, { id, userId });
    if (!order) throw notFound();
    return order;
  }

  /** The viewer's own orders, newest first. */
  list({ id: userId }: Viewer): Promise<Order[]> {
    return this.database.reader.find(Order, { where: { userId }, order: { createdAt: 'DESC', id: 'DESC' } });
  }

  /** The order that a key already stands for. @throws CONFLICT when it is for another project or amount. */
  private async findPlaced(manager: EntityManager, request: OrderRequest): Promise<Order | null> {
    const { userId, idempotencyKey, inputHash } = request;
    const order = await manager.findOneBy(Order, { userId, idempotencyKey });
    if (order) assertSameInput(order, inputHash, messages.orderKeyReused);
    return order;
  }

  // The project is locked first, so orders for one project run one after another and no two transactions deadlock.
  private async placeInTransaction(manager: EntityManager, request: OrderRequest): Promise<Order> {
    const project = await manager.findOne(Project, { where: { id: request.projectId }, ...rowLock(manager) });
    const placed = await this.findPlaced(manager, request);
    if (placed) return placed;
    if (!project) throw notFound(messages.investmentProject);
    assertInvestable(project, request.amount);
    await this.increaseFunding(manager, project, request);
    return this.insertInvestmentAndOrder(manager, project, request);
  }

  /** Updates the project. The statement repeats the conditions because on a Galera cluster the lock holds on one server only. */
  private async increaseFunding(
    manager: EntityManager,
    project: Project,
    { userId, projectId, amount }: OrderRequest,
  ): Promise<void> {
    const isInvestor = await manager.existsBy(Investment, { userId, projectId });
    const { affected } = await manager
      .createQueryBuilder()
      .update(Project)
      .set({ funded: () => 'funded + :amount', totalInvestors: () => 'totalInvestors + :newInvestors' })
      .where("id = :projectId AND status = 'available' AND funded + :amount <= target")
      .setParameters({ projectId, amount, newInvestors: isInvestor ? 0 : 1 })
      .execute();
    if (affected !== 1) throw conflict({ amount: investmentFault(project, amount) ?? messages.orderTooLate });
    await manager
      .createQueryBuilder()
      .update(Project)
      .set({ status: 'funded', fundedDate: today() })
      .where("id = :projectId AND status = 'available' AND funded >= target", { projectId })
      .execute();
  }

  private async insertInvestmentAndOrder(
    manager: EntityManager,
    project: Project,
    { userId, projectId, amount, idempotencyKey, inputHash }: OrderRequest,
  ): Promise<Order> {
    const shared = { userId, projectId, projectName: project.name, amount, annualReturn: Number(project.annualReturn) };
    const investment = manager.create(Investment, { ...shared, imageUrl: project.image, investedOn: today() });
    await manager.insert(Investment, investment);
    await this.ledger.followNew(manager, [investment], userId);
    const order = manager.create(Order, {
      ...shared,
      number: createReceiptNumber(),
      investmentId: investment.id,
      fractions: toFractions(amount),
      status: 'committed',
      createdAt: new Date(),
      idempotencyKey,
      inputHash,
    });
    await manager.insert(Order, order);
    return order;
  }
}

const storedKeyLength = 64;

// Keys of up to 64 characters are stored as sent: servers of the previous release look them up that way.
const toStoredKey = (key: string): string => (key.length > storedKeyLength ? sha256(key) : key);

// Without 0/O and 1/I/L: people read the number aloud and type it.
const receiptAlphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

const randomGroup = (): string =>
  Array.from({ length: 5 }, () => receiptAlphabet[randomInt(receiptAlphabet.length)]).join('');

/** A new receipt number, 'CI-7K3M9-QXR4T'. Random, so that it does not reveal how many orders there are. */
const createReceiptNumber = (): string => `CI-${randomGroup()}-${randomGroup()}`;

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
