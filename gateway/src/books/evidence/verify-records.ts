import type { EntityManager } from 'typeorm';
import { nextTurn } from '../../platform/database/next-turn';
import type { LedgerFault } from '../ledger/ledger-fault';
import type { SealKey } from './seal-key';
import { findDigests, isRecorded } from './evidence';
import { guardedRecords, type GuardedRecord } from './guarded-records';
import { listMarks, markKinds } from './marks';
import { readGuarded } from './read-records';
import { RecordEvidence } from './record-evidence.entity';

// At most this many faults of one kind are reported.
const maxFaults = 20;
const recordsPerPage = 500;

const rule = 'a record is what its last recorded change made it';

/** Ids of guarded records after one, in their order. */
export async function listRecordIds(
  reader: EntityManager,
  { tables: [{ table, owner }] }: GuardedRecord,
  after: number,
  limit: number,
): Promise<number[]> {
  if (owner === null) return after < 1 ? [1] : [];
  const rows = await reader.query<{ id: number }[]>(
    `SELECT ${owner} AS id FROM ${table} WHERE ${owner} > ? ORDER BY ${owner} LIMIT ${limit}`,
    [after],
  );
  return rows.map(({ id }) => id);
}

/** Whether a record is what its newest digest says. A change between the two reads is read again. */
async function isAsRecorded(
  reader: EntityManager,
  key: SealKey,
  kind: string,
  record: GuardedRecord,
  id: number,
): Promise<boolean> {
  for (;;) {
    const before = (await findDigests(reader, kind, [id])).get(id);
    const json = (await readGuarded(reader, record, [id])).get(id) ?? null;
    if ((await findDigests(reader, kind, [id])).get(id)?.digest !== before?.digest) continue;
    // Settings that nobody changed have no rows, and no evidence.
    return before === undefined ? json === null : isRecorded(key, kind, id, json, before);
  }
}

async function findChanged(
  reader: EntityManager,
  key: SealKey,
  kind: string,
  record: GuardedRecord,
): Promise<LedgerFault[]> {
  const faults: LedgerFault[] = [];
  for (let after = 0; faults.length < maxFaults;) {
    const ids = await listRecordIds(reader, record, after, record.perPage ?? recordsPerPage);
    const last = ids.at(-1);
    if (last === undefined) break;
    after = last;
    const [found, digests] = [await readGuarded(reader, record, ids), await findDigests(reader, kind, ids)];
    for (const id of ids) {
      const digest = digests.get(id);
      if (digest && isRecorded(key, kind, id, found.get(id) ?? null, digest)) continue;
      if (!(await isAsRecorded(reader, key, kind, record, id))) faults.push({ rule, subject: `${kind} ${id}` });
    }
    await nextTurn();
  }
  return faults;
}

/** Records that are gone although their last evidence does not say so. */
async function findRemoved(
  reader: EntityManager,
  key: SealKey,
  kind: string,
  { tables: [{ table, owner }] }: GuardedRecord,
): Promise<LedgerFault[]> {
  if (owner === null) return [];
  const rows = await reader.query<{ recordId: number; note: string | null; digest: string }[]>(
    `SELECT recordId, note, digest FROM record_evidence WHERE id IN (
      SELECT MAX(evidence.id) FROM record_evidence AS evidence LEFT JOIN ${table} AS record ON record.${owner} = evidence.recordId
      WHERE evidence.kind = ? AND record.${owner} IS NULL GROUP BY evidence.recordId)`,
    [kind],
  );
  return rows
    .filter(({ recordId, ...digest }) => !isRecorded(key, kind, recordId, null, digest))
    .slice(0, maxFaults)
    .map(({ recordId }) => ({ rule, subject: `${kind} ${recordId}` }));
}

async function findForgedMarks(reader: EntityManager, key: SealKey): Promise<LedgerFault[]> {
  const faults: LedgerFault[] = [];
  for (const kind of markKinds) {
    const valid = await listMarks(reader, key, kind);
    if ((await reader.countBy(RecordEvidence, { kind })) !== valid.length)
      faults.push({ rule: 'a mark is signed', subject: kind });
  }
  return faults;
}

/** Digests that were stored again: each has its own number. */
async function findRepeated(reader: EntityManager): Promise<LedgerFault[]> {
  const rows = await reader.query<{ kind: string; recordId: number }[]>(
    `SELECT kind, recordId FROM record_evidence WHERE kind NOT IN (${markKinds.map(() => '?').join(', ')})
      GROUP BY kind, recordId, digest HAVING COUNT(*) > 1 LIMIT ${maxFaults}`,
    [...markKinds],
  );
  return rows.map(({ kind, recordId }) => ({ rule: 'a digest is stored once', subject: `${kind} ${recordId}` }));
}

/** Compares each guarded record with its last evidence: whatever was changed directly in the database is reported. */
export async function verifyRecords(reader: EntityManager, key: SealKey): Promise<LedgerFault[]> {
  const faults = [...(await findForgedMarks(reader, key)), ...(await findRepeated(reader))];
  for (const [kind, record] of Object.entries(guardedRecords))
    faults.push(...(await findChanged(reader, key, kind, record)), ...(await findRemoved(reader, key, kind, record)));
  return faults;
}
