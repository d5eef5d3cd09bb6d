import { centsToText, formatExactDollars, messages, type DuplicateDecision } from '@cimiento/contracts';
import { duplicateDecisionFields } from '@cimiento/contracts/fields';
import { statementSchema, toSchema } from '@cimiento/contracts/schemas';
import type { EntityManager } from 'typeorm';
import type { ApprovalsService } from '../../access/approvals/approvals.service';
import { assertAdministrator, logCreate, logUpdate, logUpdates } from '../../access/audit-log/audit-writer';
import type { Actor } from '../../platform/request';
import { CollectingAccount } from '../../books/collecting-accounts/collecting-account.entity';
import type { MoneyIn } from '../../books/money-in/money-in';
import type { Database } from '../../platform/database';
import { isUniqueViolation } from '../../platform/database/driver-error';
import { getOrThrow } from '../../platform/database/records';
import { getForUpdate, rowLock } from '../../platform/database/row-lock';
import { notFound, parseInput } from '../../platform/errors';
import type { IdempotencyService } from '../../platform/idempotency/idempotency.service';
import { assertOpen } from '../../books/ledger/closed-periods';
import { BankStatementLine } from '../statements/bank-statement-line.entity';
import { BankStatement } from '../statements/bank-statement.entity';
import { toStoredFileLine } from '../statements/file-lines';
import { insertLines, toAssignment } from './insert-lines';
import { limitRules, proposeRule } from './limit-rules';
import { toParsed, type Parsed } from './parse-statement';
import { proposeConfirmation } from './statement-confirmation';
import { countCredited, countRuled } from './count-lines';
import { describeLine } from './describe-line';
import { findOtherAccount } from '../collecting-accounts/other-accounts';
import { assertAddsUp, assertContinues, assertOwnAccount, assertReasoned } from './assert-statement';
import { stateConflict } from './line-targets';
import { noMatch, type LineChanges } from './line-changes';
import { toPosted, type PostedBankStatement } from './reconciliation.types';
import {
  type CheckedStatement,
  type Holders,
  lockNamedProjects,
  planLines,
  planStatement,
  type PlannedLine,
} from './match-lines';

// Servers of a cluster that post at once collide at the number of the statement; each try posts at least one of them.
const maxTries = 5;

/** Logs what saved rules assigned: nobody decided about these lines one by one. */
async function logRuled(manager: EntityManager, rows: readonly BankStatementLine[], by: Actor): Promise<void> {
  const ruled = rows.filter(({ ruleId }) => ruleId !== null);
  const before = ruled.map((row) => manager.create(BankStatementLine, { ...row, ...noMatch, status: 'suspense' }));
  if (ruled.length > 0) await logUpdates({ manager, entity: BankStatementLine, by }, before, ruled);
}

/** The projects whose money a planned line changes. */
const listLocked = ({ order, rule }: PlannedLine): number[] => [order?.projectId ?? [], rule?.projectId ?? []].flat();

/** Who posts a statement, and whether that takes one person. */
type Posting = { by: Actor; isConfirmed: boolean };

type StatementPostingParts = {
  database: Database;
  changes: LineChanges;
  moneyIn: MoneyIn;
  approvals: ApprovalsService;
  idempotency: IdempotencyService;
  holders: Holders;
};

/** Posts the bank's statements, and decides about lines that may be known already. */
export class StatementPostingService {
  constructor(private readonly parts: StatementPostingParts) {
    parts.moneyIn.register('duplicate', {
      execute: (manager, content, by) => this.decide(manager, (content as { id: number }).id, 'other', by),
      describe: (reader, content) => describeLine(reader, (content as { id: number }).id),
    });
  }

  /** A preview of posting a statement; changes nothing. @throws as `post`, but for a gap */
  async preview(input: unknown): Promise<CheckedStatement> {
    const { values, head, lines } = await this.parse(input);
    const plan = await planStatement(this.parts.database.reader, head, lines, this.parts.holders);
    const days = plan.lines.map(({ bookedOn }) => bookedOn);
    await this.parts.database.transaction((manager) => assertOpen(manager, days));
    const otherAccount = await findOtherAccount(this.parts.database.reader, values.bankAccountId, values.fileAccounts);
    return { input: values, plan, otherAccount };
  }

  /**
   * Posts a statement: its new lines are stored, matched by their references or left in suspense, and are in the ledger. Possible duplicates
   * wait for a decision, and known lines change nothing. It asks a second administrator to confirm it where the policy names that.
   * @throws VALIDATION_FAILED, NOT_FOUND for an unknown account, OTHER_ACCOUNT, STATEMENT_GAP
   */
  async post(input: unknown, by: Actor): Promise<PostedBankStatement> {
    const parsed = await this.parse(input);
    const { bankAccountId, fileAccounts } = parsed.values;
    assertOwnAccount(await findOtherAccount(this.parts.database.reader, bankAccountId, fileAccounts), parsed.values);
    const isConfirmed = !this.parts.approvals.isNeeded('statement');
    const post = () =>
      this.parts.idempotency.runAnswerOnce(by, 'bank_statement', parsed.values, (manager) =>
        this.postInTransaction(manager, parsed, { by, isConfirmed }),
      );
    for (let tries = 1; ; tries += 1)
      try {
        return await post();
      } catch (error) {
        // Another server posted a statement at the same time: its lines are known now.
        if (tries === maxTries || !isUniqueViolation(error, 'bank_statement', 'number')) throw error;
      }
  }

  /** Posts a statement that needs no confirmation, in the transaction of the caller: the money of a sandbox. */
  async postSimulated(manager: EntityManager, input: unknown, by: Actor): Promise<PostedBankStatement> {
    return this.postInTransaction(manager, await this.parse(input), { by, isConfirmed: true });
  }

  /**
   * Decides about a possible duplicate: the same line is ignored, and another one is posted as a new line would be. The same decision again
   * changes nothing.
   * @throws VALIDATION_FAILED, NOT_FOUND, CONFLICT when it does not wait for this decision; APPROVAL_PENDING when it credits more than one
   * administrator may alone.
   */
  async decideDuplicate(id: number, input: unknown, by: Actor): Promise<BankStatementLine> {
    const { decision } = parseInput(toSchema(duplicateDecisionFields), input);
    const { amount } = await getOrThrow(this.parts.database.reader, BankStatementLine, id);
    const proposal = {
      action: 'duplicate',
      subject: `bankLine:${id}`,
      input: { id, decision },
      getPayload: () => ({ id }),
      getSummary: () => `Registrar el movimiento #${id} del banco por ${formatExactDollars(centsToText(amount))}`,
    } as const;
    return this.parts.moneyIn.runOrPropose(proposal, by, () =>
      this.parts.idempotency.runOnce(by, BankStatementLine, { id, decision }, (manager) =>
        this.decide(manager, id, decision, by),
      ),
    );
  }

  private async decide(
    manager: EntityManager,
    id: number,
    decision: DuplicateDecision,
    by: Actor,
  ): Promise<BankStatementLine> {
    const line = await getOrThrow(this.parts.database.reader, BankStatementLine, id);
    const expected = await planLines(
      this.parts.database.reader,
      line.bankAccountId,
      [toStoredFileLine(line)],
      this.parts.holders,
    );
    await assertAdministrator(manager, by);
    await lockNamedProjects(manager, expected.flatMap(listLocked));
    const before = await getForUpdate(manager, BankStatementLine, id);
    const wasDecided = before.duplicateOf !== null && before.decidedAt !== null;
    if (wasDecided && (before.status === 'ignored') === (decision === 'same') && before.status !== 'void')
      return before;
    if (before.status !== 'duplicate') throw stateConflict(messages.lineNotDuplicate);
    const after =
      decision === 'same' ? await this.ignoreDuplicate(manager, before) : await this.postDuplicate(manager, before, by);
    await logUpdate({ manager, entity: BankStatementLine, by }, before, after);
    await countCredited({ moneyIn: this.parts.moneyIn, manager, by }, after);
    await countRuled({ moneyIn: this.parts.moneyIn, manager, by }, after);
    return after;
  }

  private async parse(input: unknown): Promise<Parsed> {
    const values = parseInput(statementSchema, input);
    if (!(await this.parts.database.reader.existsBy(CollectingAccount, { id: values.bankAccountId })))
      throw notFound(messages.bankAccountUnknown);
    const parsed = toParsed(values);
    assertReasoned(values);
    assertAddsUp(values, parsed.lines);
    return parsed;
  }

  // All accounts are locked first, so that statements are posted one after another: a line of one account may repeat one of another.
  // Then the projects of the named orders.
  private async postInTransaction(
    manager: EntityManager,
    { values, head, lines }: Parsed,
    posting: Posting,
  ): Promise<PostedBankStatement> {
    const { by } = posting;
    await assertAdministrator(manager, by);
    await manager.find(CollectingAccount, { order: { id: 'ASC' }, ...rowLock(manager) });
    const expected = await planStatement(this.parts.database.reader, head, lines, this.parts.holders);
    await lockNamedProjects(
      manager,
      expected.lines.flatMap((line) => (line.orderUse === 'ended' ? [] : listLocked(line))),
    );
    const plan = await planStatement(manager, head, lines, this.parts.holders);
    const other = await findOtherAccount(manager, values.bankAccountId, values.fileAccounts);
    assertOwnAccount(other, values);
    assertContinues(plan.gap, values);
    const reasons = {
      gapReason: plan.gap === null ? null : (values.gapReason ?? null),
      accountReason: other === null ? null : (values.accountReason ?? null),
    };
    const statement = await this.insertStatement(manager, { values, head, lines }, reasons, posting);
    const limited = await limitRules({ moneyIn: this.parts.moneyIn, manager, by }, plan.lines, head.bankAccountId);
    const planned = limited.map(({ line }) => line);
    const rows = await insertLines(manager, planned, statement);
    await logRuled(manager, rows, by);
    for (const [index, row] of rows.entries())
      await proposeRule(this.parts.moneyIn, manager, row, limited[index]?.refused ?? null, by);
    const posted = await this.parts.changes.carryOut(manager, planned, rows, by);
    if (!posting.isConfirmed) {
      // Describes what the lines did.
      statement.approvalId = await proposeConfirmation(this.parts.approvals, manager, statement, lines, by);
      await manager.update(BankStatement, { id: statement.id }, { approvalId: statement.approvalId });
    }
    await logCreate({ manager, entity: BankStatement, by }, [statement]);
    return toPosted(plan, statement, posted);
  }

  private async ignoreDuplicate(manager: EntityManager, line: BankStatementLine): Promise<BankStatementLine> {
    const original = await getForUpdate(manager, BankStatementLine, line.duplicateOf ?? 0);
    if (original.status === 'void') throw stateConflict(messages.lineOriginalVoid);
    return this.parts.changes.update(manager, line, { status: 'ignored', decidedAt: new Date() });
  }

  private async postDuplicate(manager: EntityManager, line: BankStatementLine, by: Actor): Promise<BankStatementLine> {
    const lines = await planLines(manager, line.bankAccountId, [toStoredFileLine(line)], this.parts.holders);
    const [planned] = lines;
    if (!planned) throw new Error(`line ${line.id} was not planned`);
    const { duplicateOf } = line;
    const row = await this.parts.changes.update(manager, line, {
      ...toAssignment(planned),
      duplicateOf,
      decidedAt: new Date(),
    });
    const [after = row] = await this.parts.changes.carryOut(manager, lines, [row], by);
    return after;
  }

  private async insertStatement(
    manager: EntityManager,
    { values, head, lines }: Parsed,
    reasons: Pick<BankStatement, 'gapReason' | 'accountReason'>,
    { by, isConfirmed }: Posting,
  ): Promise<BankStatement> {
    const days = lines.map(({ bookedOn }) => bookedOn).sort();
    const createdAt = new Date();
    const statement = manager.create(BankStatement, {
      ...head,
      number: 1 + ((await manager.maximum(BankStatement, 'number')) ?? 0),
      firstDay: days[0],
      lastDay: days.at(-1),
      ...reasons,
      fileName: values.fileName ?? null,
      fileAccounts: values.fileAccounts?.join('\n') || null,
      fileSha256: values.fileSha256 ?? null,
      currency: values.currency ?? null,
      createdBy: by.userId,
      createdAt,
      approvalId: null,
      confirmedAt: isConfirmed ? createdAt : null,
      confirmedBy: null,
      voidedAt: null,
      voidedBy: null,
      voidReason: null,
    });
    await manager.insert(BankStatement, statement);
    return statement;
  }
}
