import { accountantMessages, brand, getLastDay, limits, toJournalCsv, type JournalRow } from '@cimiento/contracts';
import { periodFields } from '@cimiento/contracts/fields';
import { toSchema } from '@cimiento/contracts/schemas';
import type { EntityManager } from 'typeorm';
import { assertAdministrator, logCreate } from '../../access/audit-log/audit-writer';
import type { Database } from '../../platform/database';
import { isUniqueViolation } from '../../platform/database/driver-error';
import { insertRows } from '../../platform/database/insert-rows';
import { conflict, notFound, parseInput } from '../../platform/errors';
import type { IdempotencyService } from '../../platform/idempotency/idempotency.service';
import type { Actor } from '../../platform/request';
import { sha256 } from '../../platform/sha256';
import { lockPeriod } from '../ledger/closed-periods';
import { readJournal } from '../ledger/journal-rows';
import type { JournalBatchContent } from './accountant.types';
import { JournalBatch, JournalBatchEntry } from './journal-batch.entity';

// A batch is stored: it names investors by their ids, so that everybody who reads it may, and a former one stays as it was.
const anyReader = { userId: null, readsUsers: false };

const newEntriesSql = `entry.occurredOn >= ? AND entry.occurredOn <= ?
  AND NOT EXISTS (SELECT 1 FROM journal_batch_entry AS batched WHERE batched.entryId = entry.id)`;

/** The rows of whole entries that one batch holds. */
function takeWhole(rows: readonly JournalRow[], max: number): readonly JournalRow[] {
  const cut = rows[max]?.entryId;
  return cut === undefined ? rows : rows.slice(0, max).filter(({ entryId }) => entryId !== cut);
}

const isTaken = (error: unknown): boolean =>
  isUniqueViolation(error, 'journal_batch_entry', 'entryId') || isUniqueViolation(error, 'journal_batch', 'number');

/** Batches of the journal, which hand each entry to the accountant's program once. */
export class JournalBatchesService {
  constructor(
    private readonly database: Database,
    private readonly idempotency: IdempotencyService,
    private readonly maxRows: number = limits.journalBatchRows.max,
  ) {}

  /** All batches, newest first. */
  list(): Promise<JournalBatch[]> {
    return this.database.reader.find(JournalBatch, { order: { number: 'DESC' } });
  }

  /** The file of a batch. @throws NOT_FOUND */
  async read(number: number): Promise<JournalBatchContent> {
    const [batch] = await this.database.reader.find(JournalBatch, {
      where: { number },
      select: { id: true, period: true, sha256: true, content: true },
    });
    if (!batch) throw notFound();
    return {
      fileName: `libro-diario-${brand.name.toLowerCase()}-${batch.period}-lote-${number}.csv`,
      sha256: batch.sha256,
      base64: Buffer.from(batch.content, 'utf8').toString('base64'),
    };
  }

  /**
   * Exports the entries of a closed month that are not in a batch yet.
   * @throws VALIDATION_FAILED; CONFLICT while the month is open, without a new entry, and when another request exports the same ones
   */
  async create(input: unknown, by: Actor): Promise<JournalBatch> {
    const { period } = parseInput(toSchema(periodFields), input);
    try {
      return await this.idempotency.runOnce(by, JournalBatch, { period }, (manager) =>
        this.insert(manager, period, by),
      );
    } catch (error) {
      throw isTaken(error) ? conflict(accountantMessages.taken) : error;
    }
  }

  private async insert(manager: EntityManager, period: string, by: Actor): Promise<JournalBatch> {
    await assertAdministrator(manager, by);
    // Two batches of a month wait for each other here.
    const { closedAt } = await lockPeriod(manager, period);
    if (!closedAt) throw conflict(accountantMessages.openMonth);
    const condition = { sql: newEntriesSql, parameters: [`${period}-01`, getLastDay(period)] };
    const rows = takeWhole(await readJournal(manager, anyReader, condition, this.maxRows + 1), this.maxRows);
    if (rows.length === 0) throw conflict(accountantMessages.nothingNew);
    const content = toJournalCsv(rows, 'comma');
    const { identifiers } = await manager.insert(JournalBatch, {
      number: ((await manager.maximum(JournalBatch, 'number')) ?? 0) + 1,
      period,
      content,
      sha256: sha256(content),
      rows: rows.length,
      createdBy: by.userId,
      createdAt: new Date(),
    });
    const batchId = Number(identifiers[0]?.['id']);
    const entryIds = [...new Set(rows.map(({ entryId }) => entryId))];
    await insertRows(
      manager,
      JournalBatchEntry,
      entryIds.map((entryId) => ({ batchId, entryId })),
    );
    const batch = await manager.findOneByOrFail(JournalBatch, { id: batchId });
    await logCreate({ manager, entity: JournalBatch, by }, [batch]);
    return batch;
  }
}
