import { approvalMessages, bankLineMessages, ledgerAccounts, mayDecide, messages } from '@cimiento/contracts';
import { statementVoidFields } from '@cimiento/contracts/fields';
import { toSchema } from '@cimiento/contracts/schemas';
import { In, IsNull, type EntityManager } from 'typeorm';
import type { ApprovalHandler } from '../../access/approvals/approval-handler';
import type { ApprovalsService } from '../../access/approvals/approvals.service';
import type { MoneyIn } from '../../books/money-in/money-in';
import { assertAdministrator, logUpdate } from '../../access/audit-log/audit-writer';
import type { Actor, Reader, Viewer } from '../../platform/request';
import { CollectingAccount } from '../../books/collecting-accounts/collecting-account.entity';
import type { Database } from '../../platform/database';
import { getOrThrow } from '../../platform/database/records';
import { getForUpdate, rowLock } from '../../platform/database/row-lock';
import { conflict, forbidden, parseInput } from '../../platform/errors';
import type { IdempotencyService } from '../../platform/idempotency/idempotency.service';
import { LedgerAccount } from '../../books/ledger/ledger-account.entity';
import { listOverdrawnBy, toOverdraws } from '../../books/ledger/waiting-withdrawals';
import { User } from '../../access/records';
import { Order } from '../../investing/records';
import { BankStatement } from '../statements/bank-statement.entity';
import type { OrderTermsService } from '../../investing/orders/order-terms.service';
import { assertPerson } from './count-lines';
import {
  describeTaken,
  describeVoiding,
  findLines,
  formatCents,
  hashLines,
  listCredited,
  readLosses,
  sumById,
  sumGains,
  sumPeople,
  sumRents,
  summarizeVoid,
  toVoidPayload,
  type Effects,
  type VoidPayload,
} from './describe-void';
import { toPage, type BankStatementArgs } from './reconciliation.types';
import type { BankStatementVoidEffects } from './void-effects.types';
import { readRentInHand } from './house-money';
import { lockNamedProjects } from './match-lines';
import { assertNotReversed } from './reversals';
import { findNamedOrders, findPaidOrders } from './order-lines';
import {
  confirmStatement,
  describeConfirmation,
  notifyRejected,
  type ConfirmedPayload,
} from './statement-confirmation';
import { findEnding, findOrdersSince, type StatementVoiding } from './statement-voiding';

type BankStatementsParts = {
  database: Database;
  voiding: StatementVoiding;
  approvals: ApprovalsService;
  moneyIn: MoneyIn;
  idempotency: IdempotencyService;
  orderTerms: OrderTermsService;
};

/** Statements of the bank that were posted: reading and voiding them. */
export class BankStatementsService {
  constructor(private readonly parts: BankStatementsParts) {
    // The payload is ours, and its hash is checked before it is executed.
    const voiding: ApprovalHandler = {
      execute: (manager, payload, by) => this.executeApproved(manager, payload as VoidPayload, by),
      describe: (reader, payload) => describeVoiding(reader, payload as VoidPayload),
    };
    parts.approvals.register('statement_void', voiding);
    parts.moneyIn.register('statementVoid', voiding);
    parts.approvals.register('statement', {
      execute: (manager, payload, by) => confirmStatement(manager, payload as ConfirmedPayload, by),
      describe: (reader, payload) => describeConfirmation(reader, payload as ConfirmedPayload),
      reject: (manager, payload, by, reason) =>
        this.rejectInTransaction(manager, (payload as ConfirmedPayload).statementId, reason, by),
      outlivesProposer: true,
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
   * One whose money was spent waits for a second administrator where the policy names that. A voided one stays as it is. One that nobody has
   * confirmed is rejected by that.
   * @throws VALIDATION_FAILED, NOT_FOUND, CONFLICT while one of its lines settled a withdrawal, APPROVAL_PENDING; FORBIDDEN for an unconfirmed one
   * of somebody else without the permission to decide
   */
  async void(id: number, input: unknown, by: Actor): Promise<BankStatement> {
    const { reason } = parseInput(toSchema(statementVoidFields), input);
    const { reader } = this.parts.database;
    const sent = { id, reason };
    await this.parts.approvals.assertNotProposed('statement_void', sent, by);
    const statement = await getOrThrow(reader, BankStatement, id);
    if (statement.confirmedAt === null)
      return this.parts.idempotency.runOnce(by, BankStatement, sent, (manager) =>
        this.withdraw(manager, id, reason, by),
      );
    const effects = await this.readEffects(reader, id);
    const proposal = {
      action: 'statementVoid',
      subject: `bankStatement:${id}`,
      input: sent,
      getPayload: () => toVoidPayload(statement, effects, reason),
      getSummary: () => summarizeVoid(statement, effects.lines.length),
    } as const;
    if (statement.voidedAt === null && effects.isSpent && this.parts.approvals.isNeeded('statement_void')) {
      const { subject } = proposal;
      const [payload, summary] = [proposal.getPayload(), proposal.getSummary()];
      return this.parts.approvals.propose({ kind: 'statement_void', subject, summary, payload, input: sent }, by);
    }
    return this.parts.moneyIn.runOrPropose(proposal, by, () =>
      this.parts.idempotency.runOnce(by, BankStatement, sent, (manager) =>
        this.voidInTransaction(manager, id, reason, by, async ({ isSpent, lines, people }) => {
          if (people.length > 0) assertPerson(this.parts.moneyIn, by, 'keyTakesNothing');
          if (isSpent && this.parts.approvals.isNeeded('statement_void')) throw conflict(messages.statementSpent);
          if (sumGains(lines) > 0) assertPerson(this.parts.moneyIn, by, 'keyCreditsNothing');
          await this.parts.moneyIn.countCents(manager, by, 'money_in', sumGains(lines));
        }),
      ),
    );
  }

  /**
   * A preview of what voiding a statement would take back and give back; changes nothing. A voided one has nothing left.
   * @throws NOT_FOUND, CONFLICT as `void`
   */
  async describeVoid(readBy: Reader, id: number, viewer: Pick<Viewer, 'id'>): Promise<BankStatementVoidEffects> {
    const { reader } = this.parts.database;
    const statement = await getOrThrow(reader, BankStatement, id);
    if (statement.voidedAt !== null) return { needsApproval: false, effects: [], warnings: [] };
    const isRejected = statement.confirmedAt === null;
    const { lines, isSpent } = isRejected
      ? { lines: await findLines(reader, id), isSpent: false }
      : await this.readEffects(reader, id);
    const isGain = !isRejected && (await this.parts.moneyIn.wouldAsk(reader, viewer.id, sumGains(lines)));
    const waiting = lines.filter(({ status }) => status === 'suspense');
    const paid = await findPaidOrders(reader, lines);
    const orders = isRejected ? [...paid, ...(await findEnding(reader, statement, lines, paid))] : paid;
    return {
      warnings: toOverdraws(await listOverdrawnBy(reader, await readLosses(reader, lines, orders))),
      needsApproval: isGain || (isSpent && this.parts.approvals.isNeeded('statement_void')),
      effects: [
        ...(await describeTaken(reader, readBy, listCredited(sumPeople(lines)), lines)),
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
      if (effects.fingerprint !== fingerprint) throw conflict(approvalMessages.approvalOutdated);
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
    // A reversal takes from the balance what its deposit credited.
    const taken = sumPeople(lines);
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
    const { coolingOffHours } = await this.parts.orderTerms.get();
    const rightsSince = new Date(Date.now() - coolingOffHours * 3_600_000);
    const areRentsPaid = [];
    for (const [projectId, amount] of sumRents(lines))
      areRentsPaid.push((await readRentInHand(manager, projectId, lock)) < amount);
    return {
      lines,
      people: listCredited(taken),
      // Rents that were paid out of it would be without cover, and an order that can no longer be cancelled is an investment with its rents.
      isSpent:
        [...taken].some(([userId, amount]) => getLeft(userId, amount) < 0) ||
        areRentsPaid.includes(true) ||
        orders.some(({ paidAt }) => paidAt !== null && paidAt < rightsSince),
      fingerprint: hashLines(lines),
    };
  }

  /** Rejects an unconfirmed statement of one's own, or one that an administrator who decides voids. @throws FORBIDDEN */
  private async withdraw(manager: EntityManager, id: number, reason: string, by: Actor): Promise<BankStatement> {
    const { createdBy, approvalId } = await getOrThrow(manager, BankStatement, id);
    const { staffRole } = await getOrThrow(manager, User, by.userId);
    const maySay = createdBy === by.userId || (!by.byKey && mayDecide(staffRole, 'statement'));
    if (!maySay) throw forbidden(bankLineMessages.statementMayReject);
    const rejected = await this.rejectInTransaction(manager, id, reason, by);
    if (approvalId !== null) await this.parts.approvals.withdraw(manager, approvalId, reason, by);
    return rejected;
  }

  /** Takes a statement that nobody confirmed out of the books, also where its money was spent. */
  private async rejectInTransaction(
    manager: EntityManager,
    id: number,
    reason: string,
    by: Actor,
  ): Promise<BankStatement> {
    const { reader } = this.parts.database;
    const spent = await findOrdersSince(
      reader,
      await getOrThrow(reader, BankStatement, id),
      await findLines(reader, id),
    );
    const { before, orders } = await this.lock(manager, id, spent, by);
    if (before.voidedAt !== null) return before;
    if (before.confirmedAt !== null) throw conflict(approvalMessages.approvalOutdated);
    const lines = await findLines(manager, id, rowLock(manager));
    // Read again: what was paid until the projects were locked counts, unless its project is not among them.
    const projectIds = new Set(spent.map(({ projectId }) => projectId));
    const current = (await findOrdersSince(manager, before, lines)).filter((order) => projectIds.has(order.projectId));
    await this.parts.voiding.reject(manager, { lines, orders, by }, current);
    await notifyRejected(manager, before, reason, by);
    return this.markVoided(manager, before, reason, by);
  }

  // Locks in the order of posting: account, projects of the orders, then lines and balances.
  private async voidInTransaction(
    manager: EntityManager,
    id: number,
    reason: string,
    by: Actor,
    assertAllowed: (effects: Effects) => Promise<void> | void,
  ): Promise<BankStatement> {
    const { before, orders } = await this.lock(manager, id, [], by);
    if (before.voidedAt !== null) return before;
    const effects = await this.readEffects(manager, id, rowLock(manager));
    await assertAllowed(effects);
    await this.parts.voiding.void(manager, { lines: effects.lines, orders, by });
    return this.markVoided(manager, before, reason, by);
  }

  /** Locks a statement with its account and the projects of its orders, which it reads, and of more. */
  private async lock(
    manager: EntityManager,
    id: number,
    more: readonly Order[],
    by: Actor,
  ): Promise<{ before: BankStatement; orders: Map<number, Order> }> {
    await assertAdministrator(manager, by);
    const { bankAccountId } = await getOrThrow(this.parts.database.reader, BankStatement, id);
    await getForUpdate(manager, CollectingAccount, bankAccountId);
    const orders = await findNamedOrders(this.parts.database.reader, id);
    await lockNamedProjects(
      manager,
      [...orders.values(), ...more].map(({ projectId }) => projectId),
    );
    return { before: await getForUpdate(manager, BankStatement, id), orders };
  }

  private async markVoided(
    manager: EntityManager,
    before: BankStatement,
    reason: string,
    by: Actor,
  ): Promise<BankStatement> {
    const voided = { voidedAt: new Date(), voidedBy: by.userId, voidReason: reason };
    const { affected } = await manager.update(BankStatement, { id: before.id, voidedAt: IsNull() }, voided);
    if (affected !== 1) throw conflict(messages.lineChanged);
    const after = manager.create(BankStatement, { ...before, ...voided });
    await logUpdate({ manager, entity: BankStatement, by }, before, after);
    return after;
  }
}
