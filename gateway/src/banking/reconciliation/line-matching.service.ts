import { approvalMessages, bankLineMessages, centsToText, formatExactDollars, messages } from '@cimiento/contracts';
import type { LineMatch } from '@cimiento/contracts/fields';
import { lineMatchSchema } from '@cimiento/contracts/schemas';
import type { EntityManager } from 'typeorm';
import { assertAdministrator, logUpdate } from '../../access/audit-log/audit-writer';
import { type Actor, getCauser } from '../../platform/request';
import type { Database } from '../../platform/database';
import type { IdempotencyService } from '../../platform/idempotency/idempotency.service';
import { getOrThrow } from '../../platform/database/records';
import { getForUpdate } from '../../platform/database/row-lock';
import { parseInput } from '../../platform/errors';
import { toOpenDay } from '../../books/ledger/closed-periods';
import { listOverdrawnBy } from '../../books/ledger/waiting-withdrawals';
import type { MoneyIn } from '../../books/money-in/money-in';
import type { ReservedPayment } from '../../investing/orders/reserved-payment';
import { findProposedExits, Order, Project } from '../../investing/records';
import { User } from '../../access/records';
import { Withdrawal } from '../withdrawals/withdrawal.entity';
import { WithdrawalBatch } from '../withdrawals/withdrawal-batch.entity';
import type { WithdrawalSettlement } from '../withdrawals/withdrawal-settlement';
import { CollectingAccount } from '../../books/collecting-accounts/collecting-account.entity';
import { BankStatementLine } from '../statements/bank-statement-line.entity';
import { BankStatement } from '../statements/bank-statement.entity';
import { notifyDeposited, notifyReversed } from './deposit-notices';
import { isOrderLine, type OrderLines } from './order-lines';
import { type LineChanges, noMatch, toSettled } from './line-changes';
import { type ApprovedMatch, type ApprovedUndo, describeMatch, describeUndo, toApprovedUndo } from './describe-line';
import { readLosses } from './describe-void';
import { assertUnspent, countCredit, countMatch, countUndo } from './count-lines';
import { assertHouseMoney } from './house-money';
import { isSameTarget, refusals, stateConflict, toHouse } from './line-targets';
import { getOrderUse, lockNamedProjects } from './match-lines';
import { assertNotReversed, getReversed } from './reversals';

type LineMatchingParts = {
  database: Database;
  changes: LineChanges;
  orderLines: OrderLines;
  reservedPayment: ReservedPayment;
  withdrawals: WithdrawalSettlement;
  moneyIn: MoneyIn;
  idempotency: IdempotencyService;
};

/** Assigns lines of a bank's statement to what an administrator says that they are for, and undoes it. */
export class LineMatchingService {
  constructor(private readonly parts: LineMatchingParts) {
    parts.moneyIn.register('bankLine', {
      execute: (manager, content, by) => {
        const { id, target } = content as ApprovedMatch;
        return this.matchInTransaction(manager, id, target, by);
      },
      describe: (reader, content) => describeMatch(reader, content as ApprovedMatch),
      findSubject: (content) => (content as ApprovedMatch).ruleBy,
    });
    parts.moneyIn.register('bankLineUndo', {
      execute: (manager, content, by) => this.executeUndo(manager, content as ApprovedUndo, by),
      describe: (reader, content) => describeUndo(reader, content as ApprovedUndo),
    });
  }

  /**
   * Assigns a line that waits in suspense to an investor's balance, an order, which takes of it what it can, a withdrawal, a file of withdrawals, the money
   * of a project, or to what the bank itself did.
   * The same assignment again changes nothing.
   * @throws VALIDATION_FAILED, NOT_FOUND, CONFLICT when it is matched already, or its amount or the state of the target does not fit;
   * APPROVAL_PENDING when it credits more than one administrator may alone.
   */
  async match(id: number, input: unknown, by: Actor): Promise<BankStatementLine> {
    const target = parseInput(lineMatchSchema, input);
    const proposal = {
      action: 'bankLine',
      subject: `bankLine:${id}`,
      input: { id, target },
      getPayload: (): ApprovedMatch => ({ id, target }),
      getSummary: async () => {
        const { amount } = await getOrThrow(this.parts.database.reader, BankStatementLine, id);
        return `Asignar el movimiento #${id} del banco por ${formatExactDollars(centsToText(amount))}`;
      },
    } as const;
    return this.parts.moneyIn.runOrPropose(proposal, by, () =>
      this.parts.idempotency.runOnce(by, BankStatementLine, { id, ...target }, (manager) =>
        this.matchInTransaction(manager, id, target, by),
      ),
    );
  }

  /** Assigns a line as `match` does, in the transaction of the caller. */
  async matchInTransaction(
    manager: EntityManager,
    id: number,
    target: LineMatch,
    by: Actor,
  ): Promise<BankStatementLine> {
    const order = target.orderId ? await this.getOrder(target.orderId) : null;
    await assertAdministrator(manager, by);
    const named = order?.projectId ?? target.projectId;
    if (named) await lockNamedProjects(manager, [named]);
    const line = await getForUpdate(manager, BankStatementLine, id);
    if (line.status === 'matched' && isSameTarget(line, target)) return line;
    const refusal = refusals[line.status];
    if (refusal) throw stateConflict(refusal);
    await assertNotReversed(manager, [id]);
    const matched = await this.carryOutMatch(manager, line, { target, order }, by);
    await countMatch({ moneyIn: this.parts.moneyIn, manager, by }, line, target);
    return matched;
  }

  private async carryOutMatch(
    manager: EntityManager,
    line: BankStatementLine,
    { target, order }: { target: LineMatch; order: Order | null },
    by: Actor,
  ): Promise<BankStatementLine> {
    if (target.withdrawalId) return this.matchWithdrawal(manager, line, target.withdrawalId, by);
    if (target.batchId) return this.matchBatch(manager, line, target.batchId, target.except ?? [], by);
    if (target.projectId) return this.matchProject(manager, line, target, by);
    if (target.purpose) return this.matchBank(manager, line, target, by);
    if (line.amount < 0) throw stateConflict(messages.lineDebit);
    return order ? this.matchOrder(manager, line, order, by) : this.matchUser(manager, line, target.userId ?? 0, by);
  }

  /**
   * Undoes the assignment of a line, which waits in suspense again; an order that it paid is reserved again, and
   * withdrawals that it paid are approved again. A line in suspense stays as it is. `countUndo` says what that counts for.
   * @throws NOT_FOUND, CONFLICT when a withdrawal that it paid was returned since, or the order's investment was changed; APPROVAL_PENDING
   */
  async undoMatch(id: number, by: Actor): Promise<BankStatementLine> {
    const line = await getOrThrow(this.parts.database.reader, BankStatementLine, id);
    const sent = { undo: id };
    const proposal = {
      action: 'bankLineUndo',
      subject: `bankLine:${id}`,
      input: sent,
      getPayload: (): ApprovedUndo => toApprovedUndo(line),
      getSummary: () =>
        `Deshacer la asignación del movimiento #${id} del banco por ${formatExactDollars(centsToText(line.amount))}`,
    } as const;
    return this.parts.moneyIn.runOrPropose(proposal, by, () =>
      this.parts.idempotency.runOnce(by, BankStatementLine, sent, (manager) => this.undoInTransaction(manager, id, by)),
    );
  }

  /** Ids of the withdrawals that wait and that undoing the assignment of a line leaves without cover. @throws NOT_FOUND */
  async listOverdrawn(id: number): Promise<number[]> {
    const { reader } = this.parts.database;
    const line = await getOrThrow(reader, BankStatementLine, id);
    return listOverdrawnBy(reader, await readLosses(reader, [line]));
  }

  private async undoInTransaction(manager: EntityManager, id: number, by: Actor): Promise<BankStatementLine> {
    const { orderId } = await getOrThrow(this.parts.database.reader, BankStatementLine, id);
    const order = orderId === null ? null : await this.getOrder(orderId);
    await assertAdministrator(manager, by);
    if (order) await lockNamedProjects(manager, [order.projectId]);
    const line = await getForUpdate(manager, BankStatementLine, id);
    if (line.status !== 'matched') return line;
    await assertNotReversed(manager, [id]);
    await assertUnspent(manager, this.parts.moneyIn, line);
    if (line.withdrawalId !== null || line.batchId !== null)
      await this.parts.withdrawals.undo(manager, line, by, { because: 'undone' });
    await countUndo({ moneyIn: this.parts.moneyIn, manager, by }, line);
    const { createdAt } = await getOrThrow(manager, BankStatement, line.statementId);
    const undoing = { matchedAt: line.decidedAt ?? createdAt, without: [id], by };
    const told = order && isOrderLine(line) ? await this.parts.orderLines.undo(manager, line, order, undoing) : 0;
    await notifyReversed(manager, [line], new Map([[id, told]]));
    if (line.reversedLineId !== null) await this.giveBack(manager, line, by);
    return this.parts.changes.assign(manager, line, { status: 'suspense', ...noMatch }, by);
  }

  private async executeUndo(manager: EntityManager, payload: ApprovedUndo, by: Actor) {
    const line = await getOrThrow(manager, BankStatementLine, payload.id);
    const isSame = Object.entries(toApprovedUndo(line)).every(([name, value]) =>
      // A request of an earlier release names the project only.
      [value, undefined].includes(payload[name as keyof ApprovedUndo]),
    );
    if (line.status !== 'matched' || !isSame) throw stateConflict(approvalMessages.approvalOutdated);
    return this.undoInTransaction(manager, payload.id, by);
  }

  private async getOrder(id: number): Promise<Order> {
    return getOrThrow(this.parts.database.reader, Order, id);
  }

  private async matchProject(
    manager: EntityManager,
    line: BankStatementLine,
    target: LineMatch,
    by: Actor,
  ): Promise<BankStatementLine> {
    const { projectId = 0, purpose } = target;
    await getOrThrow(manager, Project, projectId);
    const isAfterSale = await assertHouseMoney(manager, line, target);
    const values = { status: 'matched' as const, projectId, purpose, ...toHouse(target) };
    return this.parts.changes.assign(manager, line, values, by, isAfterSale);
  }

  /** Money of nobody's record: the bank's own, a deposit that it took back, a transfer between own accounts, or its mistake. */
  private async matchBank(
    manager: EntityManager,
    line: BankStatementLine,
    { purpose, lineId = 0, bankAccountId }: LineMatch,
    by: Actor,
  ): Promise<BankStatementLine> {
    if (bankAccountId === line.bankAccountId) throw stateConflict(bankLineMessages.sameAccount);
    if (bankAccountId !== undefined) await getOrThrow(manager, CollectingAccount, bankAccountId);
    if (purpose !== 'reversal')
      return this.parts.changes.assign(
        manager,
        line,
        { status: 'matched', purpose, otherAccountId: bankAccountId ?? null },
        by,
      );
    const deposit = await getReversed(manager, line, lineId);
    await notifyReversed(manager, [deposit], new Map());
    const { userId } = deposit;
    return this.parts.changes.assign(
      manager,
      line,
      { status: 'matched', purpose, userId, reversedLineId: deposit.id },
      by,
    );
  }

  /** Credits the deposit again that a reversal took back, which counts as money that one person credits. */
  private async giveBack(manager: EntityManager, line: BankStatementLine, by: Actor): Promise<void> {
    if (line.userId === null) return;
    await countCredit({ moneyIn: this.parts.moneyIn, manager, by }, -line.amount);
    const deposit = await getOrThrow(manager, BankStatementLine, line.reversedLineId ?? 0);
    // Told again: it was told before that the deposit was taken back.
    const again = manager.create(BankStatementLine, { ...deposit, decidedAt: new Date() });
    await notifyDeposited(manager, [again], this.parts.reservedPayment);
  }

  private async matchUser(
    manager: EntityManager,
    line: BankStatementLine,
    userId: number,
    by: Actor,
  ): Promise<BankStatementLine> {
    await getOrThrow(manager, User, userId);
    return this.parts.changes.assign(manager, line, { status: 'matched', userId }, by);
  }

  private async matchOrder(
    manager: EntityManager,
    line: BankStatementLine,
    { id, userId, projectId }: Order,
    by: Actor,
  ): Promise<BankStatementLine> {
    const project = await manager.findOneBy(Project, { id: projectId });
    const order = await getForUpdate(manager, Order, id);
    const isClosed = (await findProposedExits(manager, [projectId])).size > 0;
    const isOpen = project !== null && project.status !== 'exited' && !isClosed && order.status === 'reserved';
    const orderUse = getOrderUse(order, line.amount, isOpen);
    const matched = await this.parts.changes.assign(
      manager,
      line,
      { status: 'matched', userId, orderId: id, orderUse },
      by,
    );
    const day = await toOpenDay(manager, line.bookedOn);
    const settled = await this.parts.changes.settleOrder(manager, matched, { projectId, day, actorId: getCauser(by) });
    if (settled !== matched) await logUpdate({ manager, entity: BankStatementLine, by }, matched, settled);
    return settled;
  }

  private async matchWithdrawal(
    manager: EntityManager,
    line: BankStatementLine,
    withdrawalId: number,
    by: Actor,
  ): Promise<BankStatementLine> {
    await getOrThrow(manager, Withdrawal, withdrawalId);
    const matched = await this.parts.changes.assign(manager, line, { status: 'matched', withdrawalId }, by);
    if (!(await this.parts.changes.settleWithdrawal(manager, line, withdrawalId, by)))
      throw stateConflict(messages.lineCredit);
    return matched;
  }

  private async matchBatch(
    manager: EntityManager,
    line: BankStatementLine,
    batchId: number,
    except: readonly number[],
    by: Actor,
  ): Promise<BankStatementLine> {
    await getOrThrow(manager, WithdrawalBatch, batchId);
    // Before the line is changed: a file that another line paid would violate the unique index.
    const settled = toSettled({ ...line, bookedOn: await toOpenDay(manager, line.bookedOn) });
    await this.parts.withdrawals.settleBatch(manager, settled, { batchId, except }, by);
    return this.parts.changes.assign(manager, line, { status: 'matched', batchId }, by);
  }
}
