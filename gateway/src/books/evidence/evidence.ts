import { randomBytes } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { insertRows } from '../../platform/database/insert-rows';
import type { SealKey } from './seal-key';
import type { GuardedRecord } from './guarded-records';
import { readGuarded } from './read-records';
import { RecordEvidence } from './record-evidence.entity';

/** A digest of a record, with its random number: without one, an old digest could be stored again and make an old record right. */
export type RecordDigest = Pick<RecordEvidence, 'note' | 'digest'>;

const toSignedRecord = (kind: string, id: number, note: string | null, json: string | null): string =>
  `record:${kind}:${id}:${note ?? ''}:${json ?? 'null'}`;

/** Whether a digest says that a record is this JSON; null stands for a deleted one. */
export const isRecorded = (
  key: SealKey,
  kind: string,
  id: number,
  json: string | null,
  { note, digest }: RecordDigest,
): boolean => key.verifies(toSignedRecord(kind, id, note, json), digest);

/** Writes what records are now. The caller changed them in this transaction, or locks them. */
export async function writeEvidence(
  manager: EntityManager,
  key: SealKey,
  kind: string,
  record: GuardedRecord,
  ids: readonly number[],
): Promise<void> {
  const found = await readGuarded(manager, record, ids, true);
  const createdAt = new Date();
  const rows = ids.map((recordId) => {
    const note = randomBytes(16).toString('hex');
    const digest = key.sign(toSignedRecord(kind, recordId, note, found.get(recordId) ?? null));
    return { kind, recordId, note, digest, createdAt };
  });
  await insertRows(manager, RecordEvidence, rows);
}

/** The newest digests of records, by id. */
export async function findDigests(
  reader: EntityManager,
  kind: string,
  ids: readonly number[],
): Promise<Map<number, RecordDigest>> {
  // Rows, not entities: of a long ledger, creating those takes as long as the query.
  const rows = await reader.query<(RecordDigest & { recordId: number })[]>(
    `SELECT recordId, note, digest FROM record_evidence WHERE id IN (
      SELECT MAX(id) FROM record_evidence WHERE kind = ? AND recordId IN (${ids.map(() => '?').join(', ') || 'NULL'}) GROUP BY recordId)`,
    [kind, ...ids],
  );
  return new Map(rows.map(({ recordId, note, digest }) => [recordId, { note, digest }]));
}
