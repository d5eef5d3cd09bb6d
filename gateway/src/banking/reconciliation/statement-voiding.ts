import { In, MoreThanOrEqual, Not, type EntityManager } from 'typeorm';
import { logUpdates } from '../../access/audit-log/audit-writer';
import type { LedgerService } from '../../books/ledger/ledger.service';
import { forEachChunk } from '../../books/ledger/post-accounts';
import { readWaiting } from '../../books/ledger/waiting-withdrawals';
import type { RecordFollower } from '../../books/ledger/record-follower';
import { Investment, Order, Project } from '../../investing/records';
import type { OrderSettlement } from '../../investing/orders/order-settlement';
import type { ReservedPayment } from '../../investing/orders/reserved-payment';
import { rowLock } from '../../platform/database/row-lock';
import { type Actor, getCauser } from '../../platform/request';
import type { WithdrawalSettlement } from '../withdrawals/withdrawal-settlement';
import { createBankLineEntry } from './bank-line-entry';
import { BankStatementLine } from '../statements/bank-statement-line.entity';
import type { BankStatement } from '../statements/bank-statement.entity';
import { notifyDeposited, notifyReversed } from './deposit-notices';
import { readLosses } from './describe-void';
import { noMatch } from './line-changes';
import { isOrderLine, type OrderLine, type OrderLines } from './order-lines';

type VoidingParts = {
  follower: RecordFollower;
  ledger: LedgerService;
  orders: OrderSettlement;
  orderLines: OrderLines;
  reservedPayment: ReservedPayment;
  withdrawals: WithdrawalSettlement;
};

/** Whose lines are voided, the orders that they name, by id, and by whom. */
type Voiding = { lines: readonly BankStatementLine[]; orders: ReadonlyMap<number, Order>; by: Actor };

const listIds = (lines: readonly BankStatementLine[]): number[] => lines.map(({ id }) => id);

/**
 * The orders that the people whom lines credited paid from their balance since a statement was posted, the newest first: with its money, as
 * far as they had no other.
 */
export async function findOrdersSince(
  manager: EntityManager,
  { createdAt }: BankStatement,
  lines: readonly BankStatementLine[],
): Promise<Order[]> {
  const userIds = [...new Set(lines.flatMap(({ userId }) => userId ?? []))];
  const paid = { status: 'paid', fundedFrom: 'balance', paidAt: MoreThanOrEqual(createdAt) } as const;
  return manager.find(Order, { where: { userId: In(userIds), ...paid }, order: { paidAt: 'DESC', id: 'DESC' } });
}

/** Whether an order can end as if it had never been paid: its project is not sold, and its investment is as it made it. */
async function isCancellable(manager: EntityManager, order: Order): Promise<boolean> {
  const { investmentId, userId, projectId, amount } = order;
  const project = await manager.findOneBy(Project, { id: projectId });
  const where = { id: investmentId ?? 0, userId, projectId, amount };
  return project?.status !== 'exited' && (await manager.existsBy(Investment, where));
}

/**
 * The orders that rejecting unconfirmed lines ends besides those that the lines paid: the newest that were paid from the balance since, until
 * no balance is negative.
 */
export async function findEnding(
  reader: EntityManager,
  statement: BankStatement,
  lines: readonly BankStatementLine[],
  paid: readonly Order[],
): Promise<Order[]> {
  const losses = await readLosses(reader, lines, paid);
  const balances = await readWaiting(reader, [...losses.keys()]);
  const left = new Map([...losses].map(([id, cents]) => [id, (balances.get(id)?.available ?? 0) - cents]));
  const ending: Order[] = [];
  for (const order of await findOrdersSince(reader, statement, lines)) {
    const balance = left.get(order.userId) ?? 0;
    if (balance >= 0 || paid.some(({ id }) => id === order.id) || !(await isCancellable(reader, order))) continue;
    left.set(order.userId, balance + order.amount * 100);
    ending.push(order);
  }
  return ending;
}

/** The deposits among lines that the bank took back by another line: they are in no balance. */
async function findTakenBack(manager: EntityManager, lines: readonly BankStatementLine[]): Promise<Set<number | null>> {
  const reversals = await manager.findBy(BankStatementLine, { reversedLineId: In(listIds(lines)) });
  return new Set(reversals.map(({ reversedLineId }) => reversedLineId));
}

/** Takes the lines of a statement out of the books, and what was done with their money as far as that is decided. */
export class StatementVoiding {
  constructor(private readonly parts: VoidingParts) {}

  /** Voids locked lines that settled no withdrawal and whose deposits no other statement reverses. Orders that they paid are cancelled. */
  async void(manager: EntityManager, voiding: Voiding): Promise<void> {
    await this.voidLines(manager, voiding, await findTakenBack(manager, voiding.lines));
  }

  private async voidLines(
    manager: EntityManager,
    { lines, orders, by }: Voiding,
    takenBack: ReadonlySet<number | null>,
  ): Promise<void> {
    const toldByOrder = new Map<number, number>();
    for (const line of lines) {
      const order = orders.get(line.orderId ?? 0);
      if (order && isOrderLine(line))
        toldByOrder.set(line.id, await this.voidOrderLine(manager, line, order, { without: listIds(lines), by }));
    }
    await notifyReversed(
      manager,
      lines.filter(({ id }) => !takenBack.has(id)),
      toldByOrder,
    );
    await this.change(manager, lines, { ...noMatch, status: 'void' }, by);
    await this.tellGivenBack(manager, lines);
  }

  /**
   * Voids locked lines of a statement that was never confirmed, also where their money was spent: withdrawals are what they were before it, and
   * orders that were paid with it are cancelled, the newest first, until no balance is negative. What is sold or shared already stays, and
   * what is owed then is a queue of the console.
   */
  async reject(
    manager: EntityManager,
    { lines, orders, by }: Voiding,
    /** Orders that may have been paid with its money, the newest first. */
    spent: readonly Order[],
  ): Promise<void> {
    const takenBack = await findTakenBack(manager, lines);
    await this.releaseReturns(manager, lines, by);
    // A return before the payment that it returned.
    for (const line of lines.toReversed())
      if (line.withdrawalId !== null || line.batchId !== null)
        await this.parts.withdrawals.undo(manager, line, by, { because: 'rejected' });
    await this.releaseReversals(manager, lines, by);
    const paid = await this.findPaidBy(manager, lines, orders);
    await this.voidLines(manager, { lines, orders: paid, by }, takenBack);
    for (const userId of new Set(lines.flatMap((line) => line.userId ?? [])))
      for (const order of spent.filter((one) => one.userId === userId)) {
        if ((await this.parts.ledger.lockAvailable(manager, userId)) >= 0) break;
        if (await isCancellable(manager, order)) await this.parts.orders.cancelUnpaid(manager, order, by);
      }
  }

  /**
   * Cancels the order that a line paid alone. One that the balance paid has other money too, so that it is reserved again.
   * @returns the cents of the line about which the order's own notice tells
   */
  private async voidOrderLine(
    manager: EntityManager,
    line: OrderLine,
    order: Order,
    { without, by }: { without: readonly number[]; by: Actor },
  ): Promise<number> {
    if (line.orderUse !== 'paid')
      return this.parts.orderLines.undo(manager, line, order, { matchedAt: new Date(), without, by });
    return (await this.parts.orders.cancelUnpaid(manager, order, by)) ? order.amount * 100 : 0;
  }

  /** The orders that a line paid itself, as far as they can end. One that the balance paid may have had other money. */
  private async findPaidBy(
    manager: EntityManager,
    lines: readonly BankStatementLine[],
    orders: ReadonlyMap<number, Order>,
  ): Promise<Map<number, Order>> {
    const found = new Map<number, Order>();
    for (const { orderId, orderUse } of lines) {
      const order = orders.get(orderId ?? 0);
      if (order && orderUse === 'paid' && (await isCancellable(manager, order))) found.set(order.id, order);
    }
    return found;
  }

  /** Credits of other statements that returned what these lines paid wait in suspense: nothing was paid. */
  private async releaseReturns(manager: EntityManager, lines: readonly BankStatementLine[], by: Actor): Promise<void> {
    const own = new Set(listIds(lines));
    const found: number[] = [];
    for (const line of lines)
      if (line.amount < 0 && (line.withdrawalId !== null || line.batchId !== null)) {
        const since = await this.parts.withdrawals.takeBackReturns(manager, line, by);
        found.push(...since.filter((id) => !own.has(id)));
      }
    const where = { id: In(found) };
    const returns = await manager.find(BankStatementLine, { where, order: { id: 'ASC' }, ...rowLock(manager) });
    await this.change(manager, returns, { ...noMatch, status: 'suspense' }, by);
  }

  /** Debits of other statements that take back deposits of these lines wait in suspense: there is nothing to take back. */
  private async releaseReversals(
    manager: EntityManager,
    lines: readonly BankStatementLine[],
    by: Actor,
  ): Promise<void> {
    const [first] = lines;
    const where = { reversedLineId: In(listIds(lines)), statementId: Not(first?.statementId ?? 0) };
    const reversals = await manager.find(BankStatementLine, { where, order: { id: 'ASC' }, ...rowLock(manager) });
    await this.change(manager, reversals, { ...noMatch, status: 'suspense' }, by);
  }

  /** Notifies those who have a deposit again because the line that took it back is voided. */
  private async tellGivenBack(manager: EntityManager, lines: readonly BankStatementLine[]): Promise<void> {
    const ids = lines.flatMap(({ reversedLineId }) => reversedLineId ?? []);
    const deposits = await manager.findBy(BankStatementLine, { id: In(ids) });
    // Told again: it was told before that the deposit was taken back.
    const again = deposits.map((line) => manager.create(BankStatementLine, { ...line, decidedAt: new Date() }));
    await notifyDeposited(manager, again, this.parts.reservedPayment);
  }

  private async change(
    manager: EntityManager,
    lines: readonly BankStatementLine[],
    values: Partial<BankStatementLine>,
    by: Actor,
  ): Promise<void> {
    await forEachChunk(lines, (chunk) => manager.update(BankStatementLine, { id: In(listIds(chunk)) }, values));
    const after = lines.map((line) => manager.create(BankStatementLine, { ...line, ...values }));
    await logUpdates({ manager, entity: BankStatementLine, by }, lines, after);
    const records = after.map((line) => ({ id: line.id, content: createBankLineEntry(line) }));
    await this.parts.follower.follow(manager, 'bankLine', records, getCauser(by));
  }
}
