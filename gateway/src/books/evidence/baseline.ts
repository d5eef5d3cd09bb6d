import type { EntityManager } from 'typeorm';
import type { Database } from '../../platform/database';
import { nextTurn } from '../../platform/database/next-turn';
import { unexplainedSql } from './entry-evidence';
import { LedgerEntry } from '../ledger/ledger-entry.entity';
import type { SealKey } from './seal-key';
import { findDigests, isRecorded, writeEvidence } from './evidence';
import { guardedRecords, type GuardedRecord } from './guarded-records';
import { listMarks, type MarkKind, writeMark } from './marks';
import { readGuarded } from './read-records';
import { listRecordIds } from './verify-records';

const rowsPerBatch = 200;

/** Writes evidence of the records whose evidence is missing or says something else. Returns how many those were, by kind. */
async function writeMissing(database: Database, key: SealKey): Promise<Record<string, number>> {
  const written: Record<string, number> = {};
  for (const [kind, record] of Object.entries(guardedRecords))
    for (let after = 0; ;) {
      const ids = await listRecordIds(database.reader, record, after, record.perPage ?? rowsPerBatch);
      const last = ids.at(-1);
      if (last === undefined) break;
      after = last;
      written[kind] = (written[kind] ?? 0) + (await writeBatch(database, key, [kind, record], ids));
      await nextTurn();
    }
  return written;
}

const writeBatch = (
  database: Database,
  key: SealKey,
  [kind, record]: [kind: string, record: GuardedRecord],
  ids: readonly number[],
): Promise<number> =>
  database.transaction(async (manager) => {
    const [found, digests] = [await readGuarded(manager, record, ids), await findDigests(manager, kind, ids)];
    const missing = ids.filter((id) => {
      const digest = digests.get(id);
      return digest === undefined || !isRecorded(key, kind, id, found.get(id) ?? null, digest);
    });
    if (missing.length > 0) await writeEvidence(manager, key, kind, record, missing);
    return missing.length;
  });

const describe = (written: Record<string, number>): string =>
  Object.entries(written)
    .filter(([, count]) => count > 0)
    .map(([kind, count]) => `${kind} ${count}`)
    .join(', ');

/** Marks entries up to the newest one as right without an entry of the audit log. */
export const markEntries = async (
  manager: EntityManager,
  key: SealKey,
  kind: Extract<MarkKind, 'baseline' | 'accepted'>,
  note: string,
): Promise<void> => writeMark(manager, key, kind, (await manager.maximum(LedgerEntry, 'id')) ?? 0, note.slice(0, 200));

/**
 * Writes evidence of everything that an upgrade finds, once: it is right from then on. A database with that mark stays as it is, so that a
 * record without evidence is reported.
 */
export async function writeBaseline(database: Database, key: SealKey): Promise<void> {
  if ((await listMarks(database.reader, key, 'baseline')).length > 0) return;
  const written = await writeMissing(database, key);
  const [row] = await database.reader.query<{ entries: number | string }[]>(unexplainedSql);
  const found = { ...written, entries: Number(row?.entries) };
  await database.transaction((manager) => markEntries(manager, key, 'baseline', describe(found)));
}

/** Accepts all records and entries as they are, for a reason that the operator states. Returns what had no evidence. */
export async function acceptRecords(database: Database, key: SealKey, reason: string): Promise<string> {
  const written = describe(await writeMissing(database, key));
  await database.transaction((manager) => markEntries(manager, key, 'accepted', reason));
  return written;
}
