import type { EntityManager } from 'typeorm';
import { logUpdate } from '../../access/audit-log/audit-writer';
import type { RecordFollower } from '../../books/ledger/record-follower';
import { toOpenDay } from '../../books/ledger/closed-periods';
import type { ReservedPayment } from '../../investing/orders/reserved-payment';
import { type Actor, getCauser } from '../../platform/request';
import { messages } from '@cimiento/contracts';
import { toUnsettled } from '../withdrawals/assert-covered';
import type { WithdrawalSettlement } from '../withdrawals/withdrawal-settlement';
import { createBankLineEntry } from './bank-line-entry';
import { BankStatementLine } from '../statements/bank-statement-line.entity';
import { notifyDeposited } from './deposit-notices';
import { noHouse, stateConflict } from './line-targets';
import type { PlannedLine } from './match-lines';
import { isOrderLine, type OrderLines } from './order-lines';

/** The match of a line that waits in suspense. */
export const noMatch = {
  userId: null,
  orderId: null,
  orderUse: null,
  withdrawalId: null,
  batchId: null,
  projectId: null,
  purpose: null,
  ...noHouse,
  reversedLineId: null,
  otherAccountId: null,
  ruleId: null,
};

export const toSettled = ({
  bankAccountId: collectingAccountId,
  ...line
}: Pick<BankStatementLine, 'id' | 'bankAccountId' | 'bookedOn' | 'amount' | 'reference'>) => ({
  ...line,
  collectingAccountId,
});

type LineChangesParts = {
  follower: RecordFollower;
  orderLines: OrderLines;
  reservedPayment: ReservedPayment;
  withdrawals: WithdrawalSettlement;
};

/** Changes stored lines, and the ledger with them. */
export class LineChanges {
  constructor(private readonly parts: LineChangesParts) {}

  /** Changes a locked line. The condition repeats its status because on a cluster the lock holds on one server only. */
  async update(
    manager: EntityManager,
    line: BankStatementLine,
    values: Partial<BankStatementLine>,
  ): Promise<BankStatementLine> {
    const { affected } = await manager.update(BankStatementLine, { id: line.id, status: line.status }, values);
    if (affected !== 1) throw stateConflict(messages.lineChanged);
    return manager.create(BankStatementLine, { ...line, ...values });
  }

  /** Settles a withdrawal by a line. @returns false when the line neither pays nor returns it */
  async settleWithdrawal(
    manager: EntityManager,
    { id, bankAccountId, bookedOn, amount, reference }: BankStatementLine,
    withdrawalId: number,
    by: Actor,
  ): Promise<boolean> {
    const line = toSettled({ id, bankAccountId, bookedOn: await toOpenDay(manager, bookedOn), amount, reference });
    return (await this.parts.withdrawals.settleByStatement(manager, line, by, withdrawalId)) !== null;
  }

  /** Applies a credited line to the order that it names. Returns the line with its actual use. */
  async settleOrder(
    manager: EntityManager,
    line: BankStatementLine,
    terms: Parameters<OrderLines['settle']>[2],
  ): Promise<BankStatementLine> {
    if (!isOrderLine(line)) return line;
    const orderUse = await this.parts.orderLines.settle(manager, line, terms);
    return orderUse === line.orderUse ? line : this.update(manager, line, { orderUse });
  }

  /**
   * Changes to whom a locked line belongs, and the ledger with it.
   * @param isAfterSale as in `createBankLineEntry`
   */
  async assign(
    manager: EntityManager,
    line: BankStatementLine,
    values: Partial<Pick<BankStatementLine, 'status' | keyof typeof noMatch>>,
    by: Actor,
    isAfterSale = false,
  ): Promise<BankStatementLine> {
    const after = await this.update(manager, line, { ...values, decidedAt: new Date() });
    await logUpdate({ manager, entity: BankStatementLine, by }, line, after);
    const content = createBankLineEntry(after, isAfterSale);
    await this.parts.follower.follow(manager, 'bankLine', [{ id: line.id, content }], getCauser(by));
    await notifyDeposited(manager, [after], this.parts.reservedPayment);
    return after;
  }

  /** Carries out the plan of stored lines: settles their withdrawals and orders, credits them and notifies. Returns the changed lines. */
  async carryOut(
    manager: EntityManager,
    lines: readonly PlannedLine[],
    rows: readonly BankStatementLine[],
    by: Actor,
  ): Promise<BankStatementLine[]> {
    const settled = await this.settleWithdrawals(manager, lines, rows, by);
    const isPartial = ({ orderUse }: BankStatementLine) => orderUse === 'partial';
    await this.credit(
      manager,
      settled.filter((row) => !isPartial(row)),
      by,
    );
    const after = [...settled];
    const settle = async (index: number, row: BankStatementLine): Promise<void> => {
      const projectId = lines[index]?.order?.projectId ?? 0;
      after[index] = await this.settleOrder(manager, row, { projectId, day: row.bookedOn, actorId: getCauser(by) });
    };
    for (const [index, row] of settled.entries()) if (!isPartial(row)) await settle(index, row);
    // One after another, and last: the balance pays an order only with money that no other line of the file needs.
    for (const [index, row] of settled.entries())
      if (isPartial(row)) {
        await this.credit(manager, [row], by);
        await settle(index, row);
      }
    await notifyDeposited(manager, after, this.parts.reservedPayment);
    return after;
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
      const isSettled =
        !withdrawal || (await this.settleWithdrawal(manager, row, withdrawal.id, by).catch(toUnsettled));
      const changed = { status: 'suspense' as const, withdrawalId: null };
      if (!isSettled) await manager.update(BankStatementLine, { id: row.id }, changed);
      settled.push(isSettled ? row : manager.create(BankStatementLine, { ...row, ...changed }));
    }
    return settled;
  }

  /** Posts what new lines move. */
  private credit(manager: EntityManager, rows: readonly BankStatementLine[], by: Actor): Promise<void> {
    const records = rows.map((row) => ({ id: row.id, content: createBankLineEntry(row) }));
    return this.parts.follower.followNew(manager, 'bankLine', records, getCauser(by));
  }
}
