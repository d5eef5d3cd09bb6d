import { addMonths, centsToText, foldRuleText, matchesRule, today, toPeriod } from '@cimiento/contracts';
import { bankRuleLimits, bankRuleMessages, type BankRuleInput } from '@cimiento/contracts/fields';
import { bankRuleSchema } from '@cimiento/contracts/schemas';
import { type EntityManager, In, IsNull, MoreThan, MoreThanOrEqual } from 'typeorm';
import { assertAdministrator, logCreate, updateWithAudit } from '../../access/audit-log/audit-writer';
import { CollectingAccount } from '../../books/collecting-accounts/collecting-account.entity';
import type { Database } from '../../platform/database';
import { getOrThrow } from '../../platform/database/records';
import { getForUpdate, rowLock } from '../../platform/database/row-lock';
import { conflict, notFound, parseInput } from '../../platform/errors';
import type { IdempotencyService } from '../../platform/idempotency/idempotency.service';
import type { Actor, Reader } from '../../platform/request';
import { Project } from '../../investing/records';
import { BankStatementLine } from '../statements/bank-statement-line.entity';
import { namesRecord } from '../statements/line-texts';
import { BankRule } from './bank-rule.entity';

const previewMonths = 12;
// Lines of a preview that are shown; the counts include all.
const maxShown = 50;
const chunkSize = 2_000;

/** The rules that are applied, by id. */
export const listRules = (manager: EntityManager): Promise<BankRule[]> =>
  manager.find(BankRule, { where: { deletedAt: IsNull() }, order: { id: 'ASC' } });

const isAlike = (rule: BankRuleInput, other: BankRule): boolean =>
  foldRuleText(rule.text) === foldRuleText(other.text) &&
  rule.bankAccountId === other.bankAccountId &&
  rule.direction === other.direction;

/** Whether a line is assigned as a rule would have done. */
const isAssignedBy = ({ purpose, projectId = null }: BankRuleInput, line: BankStatementLine): boolean =>
  line.purpose === purpose && line.projectId === projectId;

/** Rules that say what lines of the bank are that name nobody. Posting a statement applies them. */
export class BankRulesService {
  constructor(
    private readonly database: Database,
    private readonly idempotency: IdempotencyService,
  ) {}

  /** The rules that are applied, by id. */
  list(): Promise<BankRule[]> {
    return listRules(this.database.reader);
  }

  /**
   * The lines of the last twelve months that a rule would have assigned; changes nothing. Lines that name a record of ours are left out, as
   * they are when a statement is posted. Without `users:read` a line is found by its reference only.
   * @throws VALIDATION_FAILED, NOT_FOUND for an unknown account or project
   */
  async preview(readBy: Reader, input: unknown) {
    const rule = await this.parse(input);
    const isNamed = (line: BankStatementLine): boolean =>
      // The text of a transfer names people.
      matchesRule(rule, readBy.readsUsers ? line : { ...line, description: null });
    const found: BankStatementLine[] = [];
    for await (const lines of this.readLines())
      found.push(...lines.filter((line) => isNamed(line) && !namesRecord(line)));
    found.sort((a, b) => b.bookedOn.localeCompare(a.bookedOn) || b.id - a.id);
    return {
      count: found.length,
      total: centsToText(found.reduce((cents, { amount }) => cents + amount, 0)),
      differing: found.filter((line) => line.status === 'matched' && !isAssignedBy(rule, line)).length,
      lines: found.slice(0, maxShown),
    };
  }

  /** Saves a rule. @throws VALIDATION_FAILED, NOT_FOUND for an unknown account or project, CONFLICT for a second one of its terms */
  async create(input: unknown, by: Actor): Promise<BankRule> {
    const values = await this.parse(input);
    return this.idempotency.runOnce(by, BankRule, values, async (manager) => {
      await assertAdministrator(manager, by);
      // Statements lock the accounts too: no statement is posted with half of the rules.
      await manager.find(CollectingAccount, { order: { id: 'ASC' }, ...rowLock(manager) });
      const rules = await listRules(manager);
      if (rules.some((rule) => isAlike(values, rule))) throw conflict({ text: bankRuleMessages.exists });
      if (rules.length >= bankRuleLimits.rules) throw conflict(bankRuleMessages.tooMany);
      const rule = manager.create(BankRule, {
        ...values,
        createdBy: by.userId,
        createdAt: new Date(),
        deletedBy: null,
        deletedAt: null,
      });
      await manager.insert(BankRule, rule);
      await logCreate({ manager, entity: BankRule, by }, [rule]);
      return rule;
    });
  }

  /** Stops applying a rule; what it assigned stays. @returns its id @throws NOT_FOUND */
  delete(id: number, by: Actor): Promise<number> {
    return this.database.transaction(async (manager) => {
      await assertAdministrator(manager, by);
      if ((await getForUpdate(manager, BankRule, id)).deletedAt !== null) throw notFound();
      const values = { deletedAt: new Date(), deletedBy: by.userId };
      return (await updateWithAudit({ manager, entity: BankRule, by }, id, values)).id;
    });
  }

  private async parse(input: unknown): Promise<BankRuleInput> {
    const values = parseInput(bankRuleSchema, input);
    if (values.projectId) await getOrThrow(this.database.reader, Project, values.projectId);
    if (values.bankAccountId !== null) await getOrThrow(this.database.reader, CollectingAccount, values.bankAccountId);
    return values;
  }

  /** The lines of the last twelve months that are in the ledger, a chunk at a time: folding all at once would keep other requests waiting. */
  private async *readLines(): AsyncGenerator<BankStatementLine[]> {
    const day = today();
    const first = `${addMonths(toPeriod(day), -previewMonths)}${day.slice(7)}`;
    for (let after = 0; ;) {
      const lines = await this.database.reader.find(BankStatementLine, {
        where: { id: MoreThan(after), bookedOn: MoreThanOrEqual(first), status: In(['suspense', 'matched']) },
        order: { id: 'ASC' },
        take: chunkSize,
      });
      yield lines;
      const last = lines.at(-1);
      if (!last || lines.length < chunkSize) return;
      after = last.id;
    }
  }
}
