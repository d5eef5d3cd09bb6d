import type { EntityManager } from 'typeorm';
import type { Database } from '../database';
import { isUniqueViolation } from '../database/driver-error';
import { lookBack } from './sealed-content';

// One transaction adds up at most this many ids, so that no writer waits long.
const idsPerStep = 200_000;
// A shorter way is not worth a step.
const minIds = 1000;

/** Id of the last posting that the checkpoints in force cover. */
const throughSql = 'SELECT COALESCE(MAX(throughId), 0) FROM ledger_checkpoint';

/** Postings of accounts that carry no balance, in sums: `accountId`, `kind` of the entry, `cents`. */
export const partialSumsSql = `SELECT accountId, kind, total AS cents FROM ledger_checkpoint WHERE throughId = (${throughSql})
  UNION ALL
  SELECT posting.accountId, entry.kind, SUM(posting.amount) AS cents FROM ledger_posting AS posting
  JOIN ledger_entry AS entry ON entry.id = posting.entryId
  WHERE posting.id > (${throughSql}) AND posting.sequence IS NULL GROUP BY posting.accountId, entry.kind`;

const insertSql = `INSERT INTO ledger_checkpoint (throughId, accountId, kind, total)
  SELECT ?, accountId, kind, SUM(cents) FROM (
    SELECT accountId, kind, total AS cents FROM ledger_checkpoint WHERE throughId = ?
    UNION ALL
    SELECT posting.accountId, entry.kind, SUM(posting.amount) FROM ledger_posting AS posting
    JOIN ledger_entry AS entry ON entry.id = posting.entryId
    WHERE posting.id > ? AND posting.id <= ? AND posting.sequence IS NULL GROUP BY posting.accountId, entry.kind
  ) AS parts GROUP BY accountId, kind`;

async function readNumber(manager: EntityManager, sql: string): Promise<number> {
  const [row] = await manager.query<{ id: number | string }[]>(`SELECT (${sql}) AS id`);
  return Number(row?.id ?? 0);
}

/**
 * Adds up older postings, so that reading the books takes no longer as they grow. Postings are committed out of the order of their ids, so
 * it stays far behind the newest.
 */
export class LedgerCheckpointService {
  /** @param distance ids between the newest posting and a checkpoint. */
  constructor(
    private readonly database: Database,
    private readonly distance = lookBack,
  ) {}

  /** Moves the checkpoint as far as it may go. Of two processes at once one does each step. */
  async advance(): Promise<void> {
    const newest = await readNumber(this.database.reader, 'SELECT COALESCE(MAX(id), 0) FROM ledger_posting');
    const last = newest - this.distance;
    for (;;) {
      const from = await readNumber(this.database.reader, throughSql);
      if (from + Math.min(minIds, this.distance) >= last) return;
      if (!(await this.step(from, Math.min(last, from + idsPerStep)))) return;
    }
  }

  /** Returns false when another process was faster. */
  private async step(from: number, to: number): Promise<boolean> {
    try {
      await this.database.transaction(async (manager) => {
        await manager.query(insertSql, [to, from, from, to]);
        await manager.query('DELETE FROM ledger_checkpoint WHERE throughId < ?', [to]);
      });
      return true;
    } catch (error) {
      if (isUniqueViolation(error, 'ledger_checkpoint', 'throughId')) return false;
      throw error;
    }
  }
}
