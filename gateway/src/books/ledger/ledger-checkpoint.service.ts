import type { EntityManager } from 'typeorm';
import type { Database } from '../../platform/database';
import { isUniqueViolation } from '../../platform/database/driver-error';
import { LedgerPosting } from './ledger-posting.entity';
import { findLastAged, maxTransactionMs } from './open-entries';

// One transaction adds up at most this many ids, so that no writer waits long.
const idsPerStep = 200_000;
// A shorter way is not worth a step.
const minIds = 1000;
// For servers whose clocks differ. Reading the books adds up this many postings each time.
const minDistance = 20_000;

/** Id of the last posting that the checkpoints in force cover. */
const throughSql = 'SELECT COALESCE(MAX(throughId), 0) FROM ledger_checkpoint';

/** A reversing entry counts as the kind that it takes back: rent that was assigned by mistake was neither received nor paid. */
const kindSql = 'COALESCE(reversed.kind, entry.kind)';

/** Sums `accountId`, `kind`, `cents` of the postings that a condition selects and whose accounts carry no balance. */
export const sumPostingsSql = (
  condition: string,
): string => `SELECT posting.accountId, ${kindSql} AS kind, SUM(posting.amount) AS cents
    FROM ledger_posting AS posting JOIN ledger_entry AS entry ON entry.id = posting.entryId
    LEFT JOIN ledger_entry AS reversed ON reversed.id = entry.reversalOf
    WHERE ${condition} AND +posting.sequence IS NULL GROUP BY posting.accountId, ${kindSql}`;

/**
 * Condition of the postings after the checkpoint. A planner that knows neither bound expects millions of them, and would rather step through
 * the index of the accounts: the upper bound and the plus signs of the queries keep it on the ids.
 */
const isUncovered = (id: string): string =>
  `${id} > (${throughSql}) AND ${id} <= (SELECT COALESCE(MAX(id), 0) FROM ledger_posting)`;

/**
 * Postings of accounts that carry no balance, in sums `accountId`, `cents`.
 * @param narrow condition of the accounts, given the column of their id
 */
export const accountSumsSql = (
  narrow: (accountId: string) => string = () => '1 = 1',
): string => `SELECT accountId, total AS cents FROM ledger_checkpoint WHERE throughId = (${throughSql}) AND ${narrow('accountId')}
  UNION ALL SELECT accountId, SUM(amount) AS cents FROM ledger_posting
    WHERE ${isUncovered('id')} AND +sequence IS NULL AND ${narrow('+accountId')} GROUP BY +accountId`;

/** The same in sums `accountId`, `kind` of the entry, `cents`, which takes longer. */
export const partialSumsSql = `SELECT accountId, kind, total AS cents FROM ledger_checkpoint WHERE throughId = (${throughSql})
  UNION ALL ${sumPostingsSql(isUncovered('posting.id'))}`;

const insertSql = `INSERT INTO ledger_checkpoint (throughId, accountId, kind, total)
  SELECT ?, accountId, kind, SUM(cents) FROM (
    SELECT accountId, kind, total AS cents FROM ledger_checkpoint WHERE throughId = ?
    UNION ALL ${sumPostingsSql('posting.id > ? AND posting.id <= ?')}
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
  /**
   * @param distance ids between the newest posting and a checkpoint.
   * @param ageMs of the youngest entry in a checkpoint.
   */
  constructor(
    private readonly database: Database,
    private readonly distance = minDistance,
    private readonly ageMs = maxTransactionMs,
  ) {}

  /** Moves the checkpoint as far as it may go, until `isOver`. Of two processes at once one does each step. */
  async advance(isOver: () => boolean = () => false): Promise<void> {
    const last = await this.findLast();
    for (let to = 0; to < last && !isOver();) {
      const from = await readNumber(this.database.reader, throughSql);
      if (from + Math.min(minIds, this.distance) >= last) return;
      // A step over postings of investors alone stores nothing, and the next one covers more.
      to = Math.min(last, Math.max(from, to) + idsPerStep);
      if (!(await this.step(from, to))) return;
    }
  }

  /** Id of the last posting that no posting which is still uncommitted can precede. */
  private async findLast(): Promise<number> {
    const { reader } = this.database;
    const newest = await readNumber(reader, 'SELECT COALESCE(MAX(id), 0) FROM ledger_posting');
    const old = await findLastAged(reader, this.ageMs);
    const aged = old > 0 ? await reader.maximum(LedgerPosting, 'id', { entryId: old }) : null;
    return Math.min(newest - this.distance, aged ?? 0);
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
