import { messages, today } from '@cimiento/contracts';
import { accountStatementFields } from '@cimiento/contracts/fields';
import { toSchema } from '@cimiento/contracts/schemas';
import type { EntityManager } from 'typeorm';
import { insertWithAudit } from '../../access/audit-log/audit-writer';
import type { Actor } from '../../platform/request';
import type { Database } from '../../platform/database';
import { conflict, parseInput } from '../../platform/errors';
import type { IdempotencyService } from '../../platform/idempotency/idempotency.service';
import { AccountStatement } from './account-statement.entity';
import { enqueueBatchPart, insertStatements, lockNumbers, type NewStatement } from './create-statements';
import { StatementBatch } from './statement-batch.entity';
import { listPeople } from './statement-reads';
import type { StatementIssuePreview } from './statements.types';

/** Batches in the back office, at most: a year has one or two. */
const maxBatches = 50;

/** Who gets a statement of a year, and who has one of the whole year already. */
type IssuePlan = { people: number[]; missing: NewStatement[] };

const getEnd = (year: number): string => `${year}-12-31`;

/** Statements of a year for everybody, issued by an administrator. */
export class StatementIssueService {
  constructor(
    private readonly database: Database,
    private readonly idempotency: IdempotencyService,
  ) {}

  /** Number of statements that an issue would make. @throws VALIDATION_FAILED; CONFLICT during that year. */
  async preview(input: unknown): Promise<StatementIssuePreview> {
    const { year } = parseInput(toSchema(accountStatementFields), input);
    assertEnded(year);
    const { people, missing } = await this.plan(this.database.reader, year);
    return { year, people: people.length, existing: people.length - missing.length, total: missing.length };
  }

  /**
   * Issues the statement of a year for everybody who has none of the whole year: one for each, made one after another.
   * @throws VALIDATION_FAILED; CONFLICT during that year, or when nobody is left, IDEMPOTENCY_MISMATCH
   */
  async issue(input: unknown, by: Actor): Promise<StatementBatch> {
    const values = parseInput(toSchema(accountStatementFields), input);
    assertEnded(values.year);
    return this.idempotency.runOnce(by, StatementBatch, values, (manager) =>
      this.issueInTransaction(manager, values.year, by),
    );
  }

  /** The latest batches, the last one first. */
  listBatches(): Promise<StatementBatch[]> {
    return this.database.reader.find(StatementBatch, { order: { id: 'DESC' }, take: maxBatches });
  }

  private async issueInTransaction(manager: EntityManager, year: number, by: Actor): Promise<StatementBatch> {
    const counter = await lockNumbers(manager, year);
    const { missing } = await this.plan(manager, year);
    if (missing.length === 0) throw conflict(messages.statementNobody);
    const values = { year, people: missing.length, createdBy: by.userId, createdAt: new Date() };
    const batch = manager.create(StatementBatch, values);
    await insertWithAudit({ manager, entity: StatementBatch, by }, batch);
    await insertStatements(manager, counter, { year, throughOn: getEnd(year), batchId: batch.id }, missing);
    await enqueueBatchPart(manager, batch.id, 1);
    return batch;
  }

  private async plan(manager: EntityManager, year: number): Promise<IssuePlan> {
    const people = await listPeople(manager, getEnd(year));
    const statements = await manager.find(AccountStatement, {
      select: { id: true, userId: true, version: true, throughOn: true, status: true },
      where: { year },
      order: { version: 'ASC' },
    });
    // The last one of each person wins.
    const latest = new Map(statements.map((statement) => [statement.userId, statement]));
    const missing = people.flatMap((userId) => {
      const former = latest.get(userId) ?? null;
      const hasWholeYear = former?.throughOn === getEnd(year) && former.status !== 'failed';
      return hasWholeYear ? [] : [{ userId, former }];
    });
    return { people, missing };
  }
}

/** @throws CONFLICT during that year. */
function assertEnded(year: number): void {
  if (getEnd(year) >= today()) throw conflict({ year: messages.statementYearOpen });
}
