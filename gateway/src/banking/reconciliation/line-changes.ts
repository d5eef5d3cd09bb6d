import type { EntityManager } from 'typeorm';
import type { ApprovalsService } from '../../access/approvals/approvals.service';
import { logUpdate } from '../../access/audit-log/audit-writer';
import type { MoneyIn } from '../../books/money-in/money-in';
import type { RecordFollower } from '../../books/ledger/record-follower';
import { toOpenDay } from '../../books/ledger/closed-periods';
import type { ReservedPayment } from '../../investing/orders/reserved-payment';
import { type Actor, getCauser } from '../../platform/request';
import type { Database } from '../../platform/database';
import type { IdempotencyService } from '../../platform/idempotency/idempotency.service';
import { messages } from '@cimiento/contracts';
import type { WithdrawalSettlement } from '../withdrawals/withdrawal-settlement';
import { createBankLineEntry } from './bank-line-entry';
import { BankStatementLine } from '../statements/bank-statement-line.entity';
import { notifyDeposited } from './deposit-notices';
import { stateConflict } from './line-targets';
import { isOrderLine, type OrderLines } from './order-lines';

/** The match of a line that waits in suspense. */
export const nothing = {
  userId: null,
  orderId: null,
  orderUse: null,
  withdrawalId: null,
  batchId: null,
  projectId: null,
  purpose: null,
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

export type MatchByHandParts = {
  database: Database;
  follower: RecordFollower;
  orderLines: OrderLines;
  reservedPayment: ReservedPayment;
  withdrawals: WithdrawalSettlement;
  moneyIn: MoneyIn;
  approvals: ApprovalsService;
  idempotency: IdempotencyService;
};

/** Changes stored lines, and the ledger with them. */
export abstract class LineChanges {
  constructor(protected readonly parts: MatchByHandParts) {}

  /** Changes a locked line. The condition repeats its status because on a cluster the lock holds on one server only. */
  protected async change(
    manager: EntityManager,
    line: BankStatementLine,
    values: Partial<BankStatementLine>,
  ): Promise<BankStatementLine> {
    const { affected } = await manager.update(BankStatementLine, { id: line.id, status: line.status }, values);
    if (affected !== 1) throw stateConflict(messages.lineChanged);
    return manager.create(BankStatementLine, { ...line, ...values });
  }

  /** @returns false when the line neither pays nor returns the withdrawal */
  protected async settle(
    manager: EntityManager,
    { id, bankAccountId, bookedOn, amount, reference }: BankStatementLine,
    withdrawalId: number,
    by: Actor,
  ): Promise<boolean> {
    const line = toSettled({ id, bankAccountId, bookedOn: await toOpenDay(manager, bookedOn), amount, reference });
    return (await this.parts.withdrawals.settleByStatement(manager, line, by, withdrawalId)) !== null;
  }

  /** Pays or tells what a credited line is to its order. Returns the line as it is then. */
  protected async settleOrder(
    manager: EntityManager,
    line: BankStatementLine,
    terms: Parameters<OrderLines['settle']>[2],
  ): Promise<BankStatementLine> {
    if (!isOrderLine(line)) return line;
    const orderUse = await this.parts.orderLines.settle(manager, line, terms);
    return orderUse === line.orderUse ? line : this.change(manager, line, { orderUse });
  }

  /** Changes to whom a locked line belongs, and the ledger with it. */
  protected async save(
    manager: EntityManager,
    line: BankStatementLine,
    values: Partial<Pick<BankStatementLine, 'status' | keyof typeof nothing>>,
    by: Actor,
  ): Promise<BankStatementLine> {
    const after = await this.change(manager, line, { ...values, decidedAt: new Date() });
    await logUpdate({ manager, entity: BankStatementLine, by }, line, after);
    const content = createBankLineEntry(after);
    await this.parts.follower.follow(manager, 'bankLine', [{ id: line.id, content }], getCauser(by));
    await notifyDeposited(manager, [after], this.parts.reservedPayment);
    return after;
  }
}
