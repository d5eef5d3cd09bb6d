import { randomInt } from 'node:crypto';
import { statementCodeAlphabet, statementCodeLength } from '@cimiento/contracts';
import type { EntityManager } from 'typeorm';
import { insertRows } from '../../platform/database/insert-rows';
import { getForUpdate, rowLock } from '../../platform/database/row-lock';
import { enqueueMessages } from '../../platform/outbox/enqueue';
import { AccountStatement } from './account-statement.entity';
import { StatementCounter } from './statement-counter.entity';

/** The outbox topics by which the PDF of one statement, and those of a batch, are made. */
export const statementTopic = 'statement';
export const statementBatchTopic = 'statement_batch';

/** A verification code that nobody can guess. */
const createCode = (): string =>
  Array.from(
    { length: statementCodeLength },
    () => statementCodeAlphabet[randomInt(statementCodeAlphabet.length)],
  ).join('');

/** A statement that takes the place of `former`, if there is one. */
export type NewStatement = { userId: number; former: Pick<AccountStatement, 'id' | 'version'> | null };

/** The year of statements, the last day that they cover, and the batch in which they are issued. */
export type StatementTerms = { year: number; throughOn: string; batchId: number | null };

/**
 * Locks the numbers of a year until the transaction ends: whatever creates its statements does so one after another. Call it before any
 * other read of the transaction, which would not see the statements of the one that it waited for.
 */
export async function lockNumbers(manager: EntityManager, year: number): Promise<StatementCounter> {
  const values = { year, last: 0 };
  await manager.createQueryBuilder().insert().into(StatementCounter).values(values).orIgnore().execute();
  return manager.findOneOrFail(StatementCounter, { where: { year }, ...rowLock(manager) });
}

/** Inserts statements with the next numbers of their year, which are locked. Their PDFs are still to be enqueued. */
export async function insertStatements(
  manager: EntityManager,
  { last }: StatementCounter,
  { year, throughOn, batchId }: StatementTerms,
  statements: readonly NewStatement[],
): Promise<void> {
  const createdAt = new Date();
  const rows = statements.map(({ userId, former }, index) => ({
    userId,
    year,
    throughOn,
    batchId,
    createdAt,
    number: last + 1 + index,
    version: (former?.version ?? 0) + 1,
    supersedes: former?.id ?? null,
    code: createCode(),
    status: 'queued' as const,
    facts: null,
    total: null,
    sha256: null,
    size: null,
  }));
  await manager.update(StatementCounter, { year }, { last: last + rows.length });
  await insertRows(manager, AccountStatement, rows);
}

/** Inserts one statement and has its PDF made once the transaction is committed. */
export async function createStatement(
  manager: EntityManager,
  counter: StatementCounter,
  terms: StatementTerms,
  statement: NewStatement,
): Promise<AccountStatement> {
  await insertStatements(manager, counter, terms, [statement]);
  const { year } = terms;
  const { id } = await manager.findOneByOrFail(AccountStatement, { year, number: counter.last + 1 });
  await enqueueMessages(manager, [{ topic: statementTopic, payload: { id }, dedupeKey: `statement:${id}:first` }]);
  return getForUpdate(manager, AccountStatement, id);
}

/** Has the next statements of a batch made; a second call for the same part is refused by its key. */
export const enqueueBatchPart = (manager: EntityManager, batchId: number, part: number): Promise<void> =>
  enqueueMessages(manager, [
    { topic: statementBatchTopic, payload: { batchId, part }, dedupeKey: `statements:${batchId}:${part}` },
  ]);
