import { centsToText, messages, parseStatementCode, today } from '@cimiento/contracts';
import { accountStatementFields } from '@cimiento/contracts/fields';
import { pageSchema, toSchema } from '@cimiento/contracts/schemas';
import { MoreThan, Not, type EntityManager } from 'typeorm';
import type { Actor, Viewer } from '../../platform/request';
import type { Database } from '../../platform/database';
import { conflict, notFound, parseInput } from '../../platform/errors';
import type { FileStore } from '../../platform/files/file-store';
import type { PageArgs } from '../../platform/graphql';
import type { IdempotencyService } from '../../platform/idempotency/idempotency.service';
import type { RateLimitService } from '../../platform/rate-limit/rate-limit.service';
import { AccountStatement, getStatementNumber } from './account-statement.entity';
import { createStatement, lockNumbers } from './create-statements';
import { calculateStatement } from './statement-facts';
import { readFirstYear } from './statement-reads';
import type { StatementContent, StatementVerification } from './statements.types';

/** Account statements of investors, and their public verification. */
export class StatementsService {
  constructor(
    private readonly database: Database,
    private readonly idempotency: IdempotencyService,
    private readonly rateLimit: RateLimitService,
    private readonly files: FileStore,
  ) {}

  /** The viewer's own statements, by id. @throws VALIDATION_FAILED when the page is out of range. */
  listOwn({ id: userId }: Viewer, page: PageArgs): Promise<AccountStatement[]> {
    const { after, limit } = parseInput(pageSchema, page);
    const where = { userId, id: MoreThan(after) };
    return this.database.reader.find(AccountStatement, { where, order: { id: 'ASC' }, ...(limit && { take: limit }) });
  }

  /** One of the viewer's own statements. @throws NOT_FOUND, also when it belongs to another user. */
  async getOwn({ id: userId }: Viewer, id: number): Promise<AccountStatement> {
    const statement = await this.database.reader.findOneBy(AccountStatement, { id, userId });
    if (!statement) throw notFound();
    return statement;
  }

  /** The years for which the viewer may have a statement, the latest first: from their first movement to this one. */
  async listYears({ id: userId }: Viewer): Promise<number[]> {
    const first = await readFirstYear(this.database.reader, userId);
    if (first === null) return [];
    const last = Number(today().slice(0, 4));
    return Array.from({ length: Math.max(0, last - first + 1) }, (_none, index) => last - index);
  }

  /**
   * Requests the viewer's statement of a year, up to today for the current year. Returns an existing one that says the same.
   * @throws VALIDATION_FAILED; CONFLICT when nothing happened in the year, IDEMPOTENCY_MISMATCH
   */
  async request(viewer: Viewer, input: unknown, by: Actor): Promise<AccountStatement> {
    const values = parseInput(toSchema(accountStatementFields), input);
    if (!(await this.listYears(viewer)).includes(values.year)) throw conflict({ year: messages.statementNothing });
    return this.idempotency.runOnce(by, AccountStatement, values, (manager) =>
      this.requestInTransaction(manager, viewer.id, values.year),
    );
  }

  /** The PDF of one of the viewer's own statements. @throws NOT_FOUND; CONFLICT while it is being made. */
  async readContent(viewer: Viewer, id: number): Promise<StatementContent> {
    const statement = await this.getOwn(viewer, id);
    if (statement.sha256 === null) throw conflict(messages.statementNotReady);
    const content = await this.files.read(statement.sha256);
    return {
      fileName: `estado-de-cuenta-${statement.year}-v${statement.version}.pdf`,
      sha256: statement.sha256,
      base64: content.toString('base64'),
    };
  }

  /**
   * The facts of a ready statement, without its user, for anyone who has its code.
   * @throws NOT_FOUND; TOO_MANY_REQUESTS when the address asks too often.
   */
  async verify(text: string, address: string | undefined): Promise<StatementVerification> {
    await this.rateLimit.consumeVerification(address);
    const code = parseStatementCode(text);
    const { reader } = this.database;
    const statement = code === null ? null : await reader.findOneBy(AccountStatement, { code, status: 'ready' });
    if (!statement || statement.total === null || statement.sha256 === null) throw notFound(messages.statementUnknown);
    const { userId, year, version, throughOn, createdAt, total, sha256 } = statement;
    const where = { userId, year, status: 'ready', version: Not(version) } as const;
    const other = await reader.findOne(AccountStatement, { where, order: { version: 'DESC' } });
    const later = other && other.version > version ? other : null;
    return {
      year,
      version,
      throughOn,
      createdAt,
      total: centsToText(total),
      sha256,
      number: getStatementNumber(statement),
      laterNumber: later && getStatementNumber(later),
      laterVersion: later && later.version,
    };
  }

  private async requestInTransaction(manager: EntityManager, userId: number, year: number): Promise<AccountStatement> {
    const counter = await lockNumbers(manager, year);
    const where = { userId, year };
    const former = await manager.findOne(AccountStatement, { where, order: { version: 'DESC' } });
    const facts = await calculateStatement(manager, userId, { year, today: today() });
    const isSame = former?.throughOn === facts.through && [null, JSON.stringify(facts)].includes(former.facts);
    if (former && isSame && former.status !== 'failed') return former;
    return createStatement(manager, counter, { year, throughOn: facts.through, batchId: null }, { userId, former });
  }
}
