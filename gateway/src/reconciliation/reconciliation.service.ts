import { centsToText, formatExactDollars, messages, parseSignedCents } from '@cimiento/contracts';
import { lineMatchSchema, statementSchema, type LineMatch, type StatementInput } from '@cimiento/contracts/schemas';
import type { EntityManager } from 'typeorm';
import { assertAdministrator } from '../audit-log/audit-writer';
import type { Actor } from '../auth/actor';
import { CollectingAccount } from '../bank-accounts/collecting-account.entity';
import type { Database } from '../database';
import { isUniqueViolation } from '../database/driver-error';
import { getOrThrow } from '../database/records';
import { getForUpdate } from '../database/row-lock';
import { ExpectedError, notFound, validationFailed } from '../errors/expected-error';
import { parseInput } from '../errors/parse-input';
import type { RecordFollower } from '../ledger/record-follower';
import { Order } from '../orders/order.entity';
import type { OrderSettlement } from '../orders/order-settlement';
import { Project } from '../projects/project.entity';
import { User } from '../users/user.entity';
import { Withdrawal } from '../withdrawals/withdrawal.entity';
import type { WithdrawalSettlement } from '../withdrawals/withdrawal-settlement';
import { createBankLineEntry } from './bank-line-entry';
import { notifyDeposited } from './deposit-notices';
import { isSameTarget } from './line-target';
import { BankStatementLine } from './bank-statement-line.entity';
import { BankStatement } from './bank-statement.entity';
import { insertLines } from './insert-lines';
import {
  lockNamedProjects,
  planStatement,
  toFileLines,
  type FileLine,
  type PlannedLine,
  type StatementPlan,
} from './statement-plan';

/** A statement that was checked: what it says and what posting it does. */
export type CheckedStatement = { input: StatementInput; plan: StatementPlan };

const stateConflict = (message: string): ExpectedError => new ExpectedError('CONFLICT', message);

/** @throws VALIDATION_FAILED on `closingBalance` when opening balance and lines do not add up to it. */
function assertAddsUp({ openingBalance, closingBalance }: StatementInput, lines: readonly FileLine[]): void {
  const sum = lines.reduce((total, { amount }) => total + amount, parseSignedCents(openingBalance));
  const difference = parseSignedCents(closingBalance) - sum;
  if (difference === 0) return;
  throw validationFailed({
    closingBalance: messages.statementUnbalanced(formatExactDollars(centsToText(difference))),
  });
}

const nothing = { userId: null, orderId: null, withdrawalId: null, projectId: null, purpose: null };

/** Brings the bank's statements and the ledger together. */
export class ReconciliationService {
  constructor(
    private readonly database: Database,
    private readonly follower: RecordFollower,
    private readonly orders: OrderSettlement,
    private readonly withdrawals: WithdrawalSettlement,
  ) {}

  /** What posting a statement would do; changes nothing. @throws VALIDATION_FAILED, NOT_FOUND for an unknown account */
  async preview(input: unknown): Promise<CheckedStatement> {
    const { values, lines } = await this.parse(input);
    return { input: values, plan: await planStatement(this.database.reader, values.bankAccountId, lines) };
  }

  /**
   * Posts a statement: its new lines are stored, matched by their references or left in suspense, and stand in the ledger. Lines that are
   * known already change nothing.
   * @throws VALIDATION_FAILED, NOT_FOUND for an unknown account
   */
  async post(
    input: unknown,
    by: Actor,
  ): Promise<CheckedStatement & { statement: BankStatement; rows: BankStatementLine[] }> {
    const { values, lines } = await this.parse(input);
    const post = () => this.database.transaction((manager) => this.postInTransaction(manager, values, lines, by));
    try {
      return await post();
    } catch (error) {
      // Two servers of a cluster posted the same lines at once: the second finds them known.
      if (!isUniqueViolation(error, 'bank_statement_line', 'bankAccountId')) throw error;
      return post();
    }
  }

  /**
   * Assigns a line that waits in suspense to an investor's balance, a reserved order, a withdrawal, or the rent or the sale of a project.
   * The same assignment again changes nothing.
   * @throws VALIDATION_FAILED, NOT_FOUND, CONFLICT when it is matched already, or its amount or the state of the target does not fit.
   */
  async match(id: number, input: unknown, by: Actor): Promise<BankStatementLine> {
    const target = parseInput(lineMatchSchema, input);
    const order = target.orderId ? await this.getOrder(target.orderId) : null;
    return this.database.transaction(async (manager) => {
      await assertAdministrator(manager, by);
      if (order) await lockNamedProjects(manager, [order.projectId]);
      const line = await getForUpdate(manager, BankStatementLine, id);
      if (line.status === 'matched' && isSameTarget(line, target)) return line;
      if (line.status === 'matched') throw stateConflict(messages.lineMatched);
      if (line.status === 'ignored') throw stateConflict(messages.lineIgnored);
      if (target.withdrawalId) return this.matchWithdrawal(manager, line, target.withdrawalId, by);
      if (target.projectId) return this.matchProject(manager, line, target, by);
      if (line.amount < 0) throw stateConflict(messages.lineDebit);
      return order ? this.matchOrder(manager, line, order, by) : this.matchUser(manager, line, target.userId ?? 0, by);
    });
  }

  /**
   * Undoes the assignment of a line, which waits in suspense again; an order that it paid is cancelled. A line in suspense stays as it is.
   * @throws NOT_FOUND, CONFLICT when it settled a withdrawal, or the order's investment was changed.
   */
  async undoMatch(id: number, by: Actor): Promise<BankStatementLine> {
    const { orderId } = await getOrThrow(this.database.reader, BankStatementLine, id);
    const order = orderId === null ? null : await this.getOrder(orderId);
    return this.database.transaction(async (manager) => {
      await assertAdministrator(manager, by);
      if (order) await lockNamedProjects(manager, [order.projectId]);
      const line = await getForUpdate(manager, BankStatementLine, id);
      if (line.status !== 'matched') return line;
      if (line.withdrawalId !== null) throw stateConflict(messages.lineWithdrawalUndo);
      if (line.orderId !== null && order)
        await this.orders.cancelWrongMatch(manager, line.orderId, order.projectId, by);
      return this.save(manager, line, { status: 'suspense', ...nothing }, by);
    });
  }

  private async parse(input: unknown): Promise<{ values: StatementInput; lines: FileLine[] }> {
    const values = parseInput(statementSchema, input);
    if (!(await this.database.reader.existsBy(CollectingAccount, { id: values.bankAccountId })))
      throw notFound(messages.bankAccountUnknown);
    const lines = toFileLines(values.lines);
    assertAddsUp(values, lines);
    return { values, lines };
  }

  private async getOrder(id: number): Promise<Order> {
    return getOrThrow(this.database.reader, Order, id);
  }

  // The account is locked first, so that statements of one account are posted one after another; then the projects of the named orders.
  private async postInTransaction(
    manager: EntityManager,
    values: StatementInput,
    lines: readonly FileLine[],
    by: Actor,
  ): Promise<CheckedStatement & { statement: BankStatement; rows: BankStatementLine[] }> {
    await assertAdministrator(manager, by);
    await getForUpdate(manager, CollectingAccount, values.bankAccountId);
    const expected = await planStatement(this.database.reader, values.bankAccountId, lines);
    await lockNamedProjects(
      manager,
      expected.lines.flatMap(({ order }) => order?.projectId ?? []),
    );
    const plan = await planStatement(manager, values.bankAccountId, lines);
    const statement = await this.insertStatement(manager, values, lines, by);
    const rows = await insertLines(manager, plan.lines, statement);
    const settled = await this.settleWithdrawals(manager, plan.lines, rows, by);
    const records = settled.map((row) => ({ id: row.id, content: createBankLineEntry(row) }));
    await this.follower.followNew(manager, 'bankLine', records, by.userId);
    await notifyDeposited(manager, settled);
    for (const { order } of plan.lines)
      if (order && !(await this.orders.payByTransfer(manager, order, by.userId)))
        throw stateConflict(messages.lineOrderState);
    return { input: values, plan, statement, rows: settled };
  }

  private async insertStatement(
    manager: EntityManager,
    { bankAccountId, openingBalance, closingBalance }: StatementInput,
    lines: readonly FileLine[],
    by: Actor,
  ): Promise<BankStatement> {
    const days = lines.map(({ bookedOn }) => bookedOn).sort();
    const statement = manager.create(BankStatement, {
      bankAccountId,
      openingBalance: parseSignedCents(openingBalance),
      closingBalance: parseSignedCents(closingBalance),
      firstDay: days[0],
      lastDay: days.at(-1),
      createdBy: by.userId,
      createdAt: new Date(),
    });
    await manager.insert(BankStatement, statement);
    return statement;
  }

  /** Settles the withdrawals of the lines; one that a step in between changed leaves its line in suspense. */
  private async settleWithdrawals(
    manager: EntityManager,
    lines: readonly PlannedLine[],
    rows: readonly BankStatementLine[],
    by: Actor,
  ): Promise<BankStatementLine[]> {
    const settled: BankStatementLine[] = [];
    for (const [index, row] of rows.entries()) {
      const withdrawal = lines[index]?.withdrawal;
      const isSettled = !withdrawal || (await this.settle(manager, row, withdrawal.id, by));
      const changed = { status: 'suspense' as const, withdrawalId: null };
      if (!isSettled) await manager.update(BankStatementLine, { id: row.id }, changed);
      settled.push(isSettled ? row : manager.create(BankStatementLine, { ...row, ...changed }));
    }
    return settled;
  }

  private async settle(
    manager: EntityManager,
    { id, bankAccountId, bookedOn, amount, reference }: BankStatementLine,
    withdrawalId: number,
    by: Actor,
  ): Promise<boolean> {
    const line = { id, collectingAccountId: bankAccountId, bookedOn, amount, reference };
    return (await this.withdrawals.settleByStatement(manager, line, by, withdrawalId)) !== null;
  }

  private async matchProject(
    manager: EntityManager,
    line: BankStatementLine,
    { projectId = 0, purpose }: LineMatch,
    by: Actor,
  ): Promise<BankStatementLine> {
    await getOrThrow(manager, Project, projectId);
    return this.save(manager, line, { status: 'matched', projectId, purpose }, by);
  }

  private async matchUser(
    manager: EntityManager,
    line: BankStatementLine,
    userId: number,
    by: Actor,
  ): Promise<BankStatementLine> {
    await getOrThrow(manager, User, userId);
    return this.save(manager, line, { status: 'matched', userId }, by);
  }

  private async matchOrder(
    manager: EntityManager,
    line: BankStatementLine,
    { id, userId, projectId, amount }: Order,
    by: Actor,
  ): Promise<BankStatementLine> {
    if (line.amount !== amount * 100) throw stateConflict(messages.lineOrderAmount);
    const matched = await this.save(manager, line, { status: 'matched', userId, orderId: id }, by);
    if (!(await this.orders.payByTransfer(manager, { id, projectId }, by.userId)))
      throw stateConflict(messages.lineOrderState);
    return matched;
  }

  private async matchWithdrawal(
    manager: EntityManager,
    line: BankStatementLine,
    withdrawalId: number,
    by: Actor,
  ): Promise<BankStatementLine> {
    await getOrThrow(manager, Withdrawal, withdrawalId);
    const matched = await this.save(manager, line, { status: 'matched', withdrawalId }, by);
    if (!(await this.settle(manager, line, withdrawalId, by))) throw stateConflict(messages.lineCredit);
    return matched;
  }

  /** Changes to whom a locked line belongs, and the ledger with it. */
  private async save(
    manager: EntityManager,
    line: BankStatementLine,
    values: Partial<Pick<BankStatementLine, 'status' | keyof typeof nothing>>,
    by: Actor,
  ): Promise<BankStatementLine> {
    const changed = { ...values, decidedAt: new Date() };
    const { affected } = await manager.update(BankStatementLine, { id: line.id, status: line.status }, changed);
    if (affected !== 1) throw stateConflict(messages.lineMatched);
    const after = manager.create(BankStatementLine, { ...line, ...changed });
    const content = createBankLineEntry(after);
    await this.follower.follow(manager, 'bankLine', [{ id: line.id, content }], by.userId);
    await notifyDeposited(manager, [after]);
    return after;
  }
}
