import { formatPaymentDate, ledgerAccounts, messages } from '@cimiento/contracts';
import { statementVoidSchema } from '@cimiento/contracts/schemas';
import { In, IsNull, type EntityManager } from 'typeorm';
import type { ApprovalsService } from '../../access/approvals/approvals.service';
import { readRent } from '../../books/money-in/money-in';
import { assertAdministrator, logUpdate, logUpdates } from '../../access/audit-log/audit-writer';
import { getCauser, type Actor } from '../../platform/request/actor';
import { CollectingAccount } from '../../books/collecting-accounts/collecting-account.entity';
import type { Database } from '../../platform/database';
import { getOrThrow } from '../../platform/database/records';
import { getForUpdate, rowLock } from '../../platform/database/row-lock';
import { conflict } from '../../platform/errors/expected-error';
import { parseInput } from '../../platform/errors/parse-input';
import type { IdempotentRequest } from '../../platform/idempotency/idempotent-request';
import type { IdempotencyService } from '../../platform/idempotency/idempotency.service';
import { LedgerAccount } from '../../books/ledger/ledger-account.entity';
import { forEachChunk } from '../../books/ledger/post-accounts';
import type { RecordFollower } from '../../books/ledger/record-follower';
import type { OrderSettlement } from '../../investing/orders/order-settlement';
import { Order } from '../../investing/orders/order.entity';
import { BankStatementLine } from './bank-statement-line.entity';
import { BankStatement } from './bank-statement.entity';
import {
  describeTaken,
  describeVoiding,
  findLines,
  formatCents,
  hashLines,
  sumById,
  sumRents,
  type Credited,
  type VoidPayload,
} from './describe-void';
import { notifyReversed } from './deposit-notices';
import { toPage, type BankStatementArgs } from './reconciliation.types';
import type { BankStatementVoidEffects } from './void-effects.types';
import { lockNamedProjects } from './match-lines';
import { assertNotReversed } from './reversals';
import { findPaidOrders, isOrderLine, type OrderLine, type OrderLines } from './order-lines';

/** Whose money a statement is, and whether some of it was spent. */
type Effects = { lines: BankStatementLine[]; people: Credited[]; isSpent: boolean; fingerprint: string };

// A reversal takes from the balance what its deposit credited.
const isOfBalance = ({ status, userId }: BankStatementLine): boolean => status === 'matched' && userId !== null;

const nothing = {
  ...{ userId: null, orderId: null, orderUse: null, projectId: null, purpose: null },
  ...{ reversedLineId: null, otherAccountId: null, ruleId: null },
};

type BankStatementsParts = {
  database: Database;
  follower: RecordFollower;
  orders: OrderSettlement;
  orderLines: OrderLines;
  approvals: ApprovalsService;
  idempotency: IdempotencyService;
};

/** Statements of the bank that were posted: reading and voiding them. */
export class BankStatementsService {
  constructor(private readonly parts: BankStatementsParts) {
    // The payload is ours, and its hash is checked before it is executed.
    parts.approvals.register('statement_void', {
      execute: (manager, payload, by) => this.executeApproved(manager, payload as VoidPayload, by),
      describe: (reader, payload) => describeVoiding(reader, payload as VoidPayload),
    });
  }

  /** Statements by id. @throws VALIDATION_FAILED when the page is out of range. */
  list(page: BankStatementArgs): Promise<BankStatement[]> {
    const { id, ...options } = toPage(page);
    return this.parts.database.reader.find(BankStatement, { where: { id }, ...options });
  }

  /** Number of all statements. */
  count(): Promise<number> {
    return this.parts.database.reader.count(BankStatement);
  }

  /**
   * Voids a statement: reversing entries take its money out of the ledger, its lines become void, and orders that they paid are cancelled.
   * One whose money was spent waits for a second administrator where the policy names that. A voided one stays as it is.
   * @throws VALIDATION_FAILED, NOT_FOUND, CONFLICT while one of its lines settled a withdrawal, APPROVAL_PENDING
   */
  async void(id: number, input: unknown, request: IdempotentRequest): Promise<BankStatement> {
    const { reason } = parseInput(statementVoidSchema, input);
    const { reader } = this.parts.database;
    const sent = { id, reason };
    await this.parts.approvals.assertNotProposed('statement_void', sent, request);
    const statement = await getOrThrow(reader, BankStatement, id);
    const effects = await this.readEffects(reader, id);
    if (statement.voidedAt === null && effects.isSpent && this.parts.approvals.isNeeded('statement_void')) {
      const { bankAccountId, firstDay, lastDay, openingBalance, closingBalance } = statement;
      const { people, fingerprint, lines } = effects;
      const terms = { bankAccountId, firstDay, lastDay, openingBalance, closingBalance };
      const payload: VoidPayload = { statementId: id, ...terms, lines: lines.length, people, reason, fingerprint };
      const days = `del ${formatPaymentDate(firstDay)} al ${formatPaymentDate(lastDay)}`;
      const summary = `Anular el extracto #${id}: ${lines.length} movimientos ${days}`;
      const subject = `bankStatement:${id}`;
      return this.parts.approvals.propose({ kind: 'statement_void', subject, summary, payload, input: sent }, request);
    }
    return this.parts.idempotency.runOnce(request, BankStatement, sent, (manager) =>
      this.voidInTransaction(manager, id, reason, request.actor, ({ isSpent }) => {
        if (isSpent && this.parts.approvals.isNeeded('statement_void')) throw conflict(messages.statementSpent);
      }),
    );
  }

  /**
   * What voiding a statement would take back; changes nothing. A voided one has nothing left.
   * @throws NOT_FOUND, CONFLICT as `void`
   */
  async describeVoid(id: number): Promise<BankStatementVoidEffects> {
    const { reader } = this.parts.database;
    const { voidedAt } = await getOrThrow(reader, BankStatement, id);
    if (voidedAt !== null) return { needsApproval: false, effects: [] };
    const { lines, people, isSpent } = await this.readEffects(reader, id);
    const waiting = lines.filter(({ status }) => status === 'suspense');
    const orders = await findPaidOrders(reader, lines);
    return {
      needsApproval: isSpent && this.parts.approvals.isNeeded('statement_void'),
      effects: [
        ...(await describeTaken(reader, people, lines)),
        ...orders.map(({ number, amount }) => ({
          label: `Orden ${number}`,
          value: `Se cancela, ${formatCents(amount * 100)}`,
        })),
        ...(waiting.length === 0
          ? []
          : [{ label: 'Por identificar', value: formatCents(waiting.reduce((sum, { amount }) => sum + amount, 0)) }]),
      ],
    };
  }

  private executeApproved(
    manager: EntityManager,
    { statementId, reason, fingerprint }: VoidPayload,
    by: Actor,
  ): Promise<BankStatement> {
    return this.voidInTransaction(manager, statementId, reason, by, (effects) => {
      if (effects.fingerprint !== fingerprint) throw conflict(messages.approvalOutdated);
    });
  }

  /** @throws CONFLICT while one of its lines settled a withdrawal */
  private async readEffects(manager: EntityManager, statementId: number, lock: object = {}): Promise<Effects> {
    const lines = await findLines(manager, statementId, lock);
    if (lines.some(({ withdrawalId, batchId }) => withdrawalId !== null || batchId !== null))
      throw conflict(messages.statementSettled);
    await assertNotReversed(
      manager,
      lines.map(({ id }) => id),
      statementId,
    );
    const taken = sumById(lines.filter(isOfBalance).map(({ userId: id, amount }) => ({ id, amount })));
    const orders = await findPaidOrders(manager, lines, lock);
    const returned = sumById(orders.map(({ userId: id, amount }) => ({ id, amount: amount * 100 })));
    const balances = await manager.find(LedgerAccount, {
      where: { code: In([...taken.keys()].map((userId) => ledgerAccounts.available(userId).code)) },
      ...lock,
    });
    const getLeft = (userId: number, amount: number): number => {
      const { code } = ledgerAccounts.available(userId);
      const balance = balances.find((account) => account.code === code)?.balance ?? 0;
      return balance + (returned.get(userId) ?? 0) - amount;
    };
    const areRentsPaid = [];
    for (const [projectId, amount] of sumRents(lines))
      areRentsPaid.push((await readRent(manager, projectId, lock)) < amount);
    return {
      lines,
      people: [...taken].filter(([, amount]) => amount > 0).map(([userId, amount]) => ({ userId, amount })),
      // Rents that were paid out of it would be without cover.
      isSpent: [...taken].some(([userId, amount]) => getLeft(userId, amount) < 0) || areRentsPaid.includes(true),
      fingerprint: hashLines(lines),
    };
  }

  // Locks in the order of posting: account, projects of the orders, then lines and balances.
  private async voidInTransaction(
    manager: EntityManager,
    id: number,
    reason: string,
    by: Actor,
    assertAllowed: (effects: Effects) => void,
  ): Promise<BankStatement> {
    await assertAdministrator(manager, by);
    const { bankAccountId } = await getOrThrow(this.parts.database.reader, BankStatement, id);
    await getForUpdate(manager, CollectingAccount, bankAccountId);
    const orders = await this.readOrders(id);
    await lockNamedProjects(
      manager,
      [...orders.values()].map(({ projectId }) => projectId),
    );
    const before = await getForUpdate(manager, BankStatement, id);
    if (before.voidedAt !== null) return before;
    const effects = await this.readEffects(manager, id, rowLock(manager));
    assertAllowed(effects);
    await this.voidLines(manager, effects.lines, orders, by);
    const voided = { voidedAt: new Date(), voidedBy: by.userId, voidReason: reason };
    const { affected } = await manager.update(BankStatement, { id, voidedAt: IsNull() }, voided);
    if (affected !== 1) throw conflict(messages.lineChanged);
    const after = manager.create(BankStatement, { ...before, ...voided });
    await logUpdate({ manager, entity: BankStatement, by }, before, after);
    return after;
  }

  private async readOrders(statementId: number): Promise<Map<number, Order>> {
    const { reader } = this.parts.database;
    const lines = await reader.findBy(BankStatementLine, { statementId });
    const orders = await reader.findBy(Order, { id: In(lines.flatMap(({ orderId }) => orderId ?? [])) });
    return new Map(orders.map((order) => [order.id, order]));
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

  private async voidLines(
    manager: EntityManager,
    lines: readonly BankStatementLine[],
    orders: ReadonlyMap<number, Order>,
    by: Actor,
  ): Promise<void> {
    const toldByOrder = new Map<number, number>();
    const without = lines.map(({ id }) => id);
    for (const line of lines) {
      const order = orders.get(line.orderId ?? 0);
      if (order && isOrderLine(line))
        toldByOrder.set(line.id, await this.voidOrderLine(manager, line, order, { without, by }));
    }
    await notifyReversed(manager, lines, toldByOrder);
    const values = { ...nothing, status: 'void' as const };
    await forEachChunk(lines, (chunk) =>
      manager.update(BankStatementLine, { id: In(chunk.map(({ id }) => id)) }, values),
    );
    const after = lines.map((line) => manager.create(BankStatementLine, { ...line, ...values }));
    await logUpdates({ manager, entity: BankStatementLine, by }, lines, after);
    const records = lines.map(({ id }) => ({ id, content: null }));
    await this.parts.follower.follow(manager, 'bankLine', records, getCauser(by));
  }
}
