import { randomBytes } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import type { Database } from '../../platform/database';
import { getDriverError } from '../../platform/database/driver-error';
import { nextTurn } from '../../platform/database/next-turn';
import { LedgerSeal, sealedTables, type SealedTable } from './ledger-seal.entity';
import type { SealHead } from './seal-head';
import { developmentSealKey, type SealKey } from './seal-key';
import { evidenceChecks } from './entry-evidence';
import type { LedgerFault } from '../ledger/ledger-fault';
import { findRestored } from './verify-seals';
import { firstHash, lookBack, sealedSubjects, toSignedContent, toSignedLink } from './sealed-content';

// On SQLite a batch takes the thread that answers requests: 50 rows take a few milliseconds of it.
const rowsPerBatch = 50;

// So do the rows that a search for those without a seal steps over.
const idsPerSearch = 10_000;

/** Ids of rows without a seal among the next ones after an id. */
async function findUnsealed(manager: EntityManager, subject: SealedTable, after: number): Promise<number[]> {
  const { table } = sealedSubjects[subject];
  const rows = await manager.query<{ id: number }[]>(
    `SELECT item.id FROM ${table} AS item
      LEFT JOIN ledger_seal AS seal ON seal.subject = ? AND seal.recordId = item.id
      WHERE seal.position IS NULL AND item.id > ? AND item.id <= ? ORDER BY item.id LIMIT ${rowsPerBatch}`,
    [subject, after, after + idsPerSearch],
  );
  return rows.map(({ id }) => id);
}

async function findLast(manager: EntityManager, subject: SealedTable): Promise<number> {
  const [row] = await manager.query<{ last: number | null }[]>(
    `SELECT MAX(id) AS last FROM ${sealedSubjects[subject].table}`,
  );
  return Number(row?.last ?? 0);
}

/** Start of the search for rows without a seal: each row below is sealed, or was committed so late that `verifySeals` reports it. */
async function findStart(manager: EntityManager, subject: SealedTable): Promise<number> {
  return Math.max(0, ((await manager.maximum(LedgerSeal, 'recordId', { subject })) ?? 0) - lookBack);
}

const duplicateEntry = 1062;

/** Whether another process took the position or sealed the row: each is unique. */
function isDuplicateSeal(error: unknown): boolean {
  const { code = '', errno } = getDriverError(error);
  return errno === duplicateEntry || code.startsWith('SQLITE_CONSTRAINT');
}

/** The last link of the chain; null for an empty one. */
export async function findHead(reader: EntityManager): Promise<SealHead | null> {
  const [head] = await reader.find(LedgerSeal, { order: { position: 'DESC' }, take: 1 });
  return head ? { position: head.position, hash: head.hash } : null;
}

/** Entries among these that break a rule of their evidence. */
async function findUnexplained(reader: EntityManager, ids: readonly number[]): Promise<LedgerFault[]> {
  const places = ids.map(() => '?').join(', ');
  const found = await Promise.all(
    evidenceChecks.map(async ({ rule, sql }) =>
      (await reader.query<{ subject: string }[]>(`${sql} AND entry.id IN (${places})`, [...ids])).map(
        ({ subject }) => ({ rule, subject }),
      ),
    ),
  );
  return found.flat();
}

/** The rows that a run sealed, and those that it did not seal because they break a rule. */
export type SealRun = { sealed: number; faults: LedgerFault[] };

/** Seals what is committed in one hash chain, apart from the writes themselves. */
export class LedgerSealService {
  constructor(
    private readonly database: Database,
    private readonly key: SealKey = developmentSealKey,
  ) {}

  /**
   * Seals everything that is not sealed yet, but entries of the ledger that nothing explains. Of two processes at once one seals. Between two
   * batches other requests run, and `isOver` may end it.
   */
  async sealAll(isOver: () => boolean = () => false): Promise<SealRun> {
    const run: SealRun = { sealed: 0, faults: [] };
    for (const subject of sealedTables) {
      let after = await findStart(this.database.reader, subject);
      // Rows that are written during the run wait for the next one.
      const last = await findLast(this.database.reader, subject);
      while (after < last && !isOver()) {
        const ids = await findUnsealed(this.database.reader, subject, after);
        const faults = subject === 'ledger' && ids.length > 0 ? await findUnexplained(this.database.reader, ids) : [];
        await nextTurn();
        const held = new Set(faults.map(({ subject: entry }) => entry));
        const right = ids.filter((id) => !held.has(`entry ${id}`));
        if (right.length > 0 && !(await this.sealBatch(subject, right))) break;
        run.sealed += right.length;
        run.faults.push(...faults);
        after = ids.length < rowsPerBatch ? after + idsPerSearch : (ids.at(-1) ?? after);
      }
    }
    return run;
  }

  /** The last link of the chain; null for an empty one. */
  findHead(): Promise<SealHead | null> {
    return findHead(this.database.reader);
  }

  /** Whether the chain has a link that was kept elsewhere, or a restore that is noted in the chain took it back. */
  async has(kept: SealHead): Promise<boolean> {
    const { reader } = this.database;
    const where = { position: kept.position, hash: kept.hash };
    return (await reader.existsBy(LedgerSeal, where)) || (await findRestored(reader, this.key, kept)) !== null;
  }

  /** False when another process seals at the same moment: the unique indexes let one of them continue the chain. */
  private async sealBatch(subject: SealedTable, ids: readonly number[]): Promise<boolean> {
    try {
      await this.database.transaction((manager) => this.seal(manager, subject, ids));
      return true;
    } catch (error) {
      if (isDuplicateSeal(error)) return false;
      throw error;
    }
  }

  private async seal(manager: EntityManager, subject: SealedTable, ids: readonly number[]): Promise<void> {
    const records = await sealedSubjects[subject].read(manager, ids);
    const [head] = await manager.find(LedgerSeal, { order: { position: 'DESC' }, take: 1 });
    let { position, hash: previousHash } = head ?? { position: 0, hash: firstHash };
    const seals = records.map(({ id: recordId, json }) => {
      position += 1;
      const salt = randomBytes(16).toString('hex');
      const contentHash = this.key.sign(toSignedContent(salt, json));
      const content = { position, subject, recordId, contentHash, previousHash };
      const seal = { ...content, salt, hash: this.key.sign(toSignedLink(content)) };
      previousHash = seal.hash;
      return seal;
    });
    await manager.insert(LedgerSeal, seals);
  }
}
