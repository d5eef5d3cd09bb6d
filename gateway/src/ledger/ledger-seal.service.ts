import { randomBytes } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import type { Database } from '../database';
import { getDriverError } from '../database/driver-error';
import { LedgerSeal, sealedTables, type SealedTable } from './ledger-seal.entity';
import { firstHash, hashContent, hashLink, lookBack, sealedSubjects } from './sealed-content';

const rowsPerBatch = 200;

async function findUnsealed(manager: EntityManager, subject: SealedTable): Promise<number[]> {
  const { table } = sealedSubjects[subject];
  const rows = await manager.query<{ id: number }[]>(
    `SELECT item.id FROM ${table} AS item
      LEFT JOIN ledger_seal AS seal ON seal.subject = ? AND seal.recordId = item.id
      WHERE seal.position IS NULL
        AND item.id > (SELECT COALESCE(MAX(recordId), 0) FROM ledger_seal WHERE subject = ?) - ${lookBack}
      ORDER BY item.id LIMIT ${rowsPerBatch}`,
    [subject, subject],
  );
  return rows.map(({ id }) => id);
}

const duplicateEntry = 1062;

/** Whether another process took the position or sealed the row: each is unique. */
function isDuplicateSeal(error: unknown): boolean {
  const { code = '', errno } = getDriverError(error);
  return errno === duplicateEntry || code.startsWith('SQLITE_CONSTRAINT');
}

/** Seals committed ledger and audit entries in one hash chain, apart from the writes themselves. */
export class LedgerSealService {
  constructor(private readonly database: Database) {}

  /** Seals everything that is not sealed yet and returns how many rows that were. Of two processes at once one seals. */
  async sealAll(): Promise<number> {
    let sealed = 0;
    for (const subject of sealedTables) {
      for (;;) {
        const count = await this.sealBatch(subject);
        sealed += count;
        if (count < rowsPerBatch) break;
      }
    }
    return sealed;
  }

  private async sealBatch(subject: SealedTable): Promise<number> {
    const ids = await findUnsealed(this.database.reader, subject);
    if (ids.length === 0) return 0;
    try {
      return await this.database.transaction((manager) => this.seal(manager, subject, ids));
    } catch (error) {
      // Another process seals at the same moment: the unique indexes let one of them continue the chain.
      if (isDuplicateSeal(error)) return 0;
      throw error;
    }
  }

  private async seal(manager: EntityManager, subject: SealedTable, ids: readonly number[]): Promise<number> {
    const records = await sealedSubjects[subject].read(manager, ids);
    const [head] = await manager.find(LedgerSeal, { order: { position: 'DESC' }, take: 1 });
    let { position, hash: previousHash } = head ?? { position: 0, hash: firstHash };
    const seals = records.map(({ id: recordId, json }) => {
      position += 1;
      const salt = randomBytes(16).toString('hex');
      const content = { position, subject, recordId, contentHash: hashContent(salt, json), previousHash };
      const seal = { ...content, salt, hash: hashLink(content) };
      previousHash = seal.hash;
      return seal;
    });
    await manager.insert(LedgerSeal, seals);
    return seals.length;
  }
}
