import { In, type EntityManager } from 'typeorm';
import { insertRows } from '../../platform/database/insert-rows';
import type { SealKey } from '../ledger/seal-key';
import type { GuardedRecord } from './guarded-records';
import { readGuarded } from './read-records';
import { RecordEvidence } from './record-evidence.entity';

/** What the digest of a record signs; `null` stands for a deleted one. */
export const toSignedRecord = (kind: string, id: number, json: string | null): string =>
  `record:${kind}:${id}:${json ?? 'null'}`;

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
    const digest = key.sign(toSignedRecord(kind, recordId, found.get(recordId) ?? null));
    return { kind, recordId, note: null, digest, createdAt };
  });
  await insertRows(manager, RecordEvidence, rows);
}

/** The newest digests of records, by id. */
export async function findDigests(
  reader: EntityManager,
  kind: string,
  ids: readonly number[],
): Promise<Map<number, string>> {
  const rows = await reader.find(RecordEvidence, {
    select: { id: true, recordId: true, digest: true },
    where: { kind, recordId: In([...ids]) },
    order: { id: 'ASC' },
  });
  return new Map(rows.map(({ recordId, digest }) => [recordId, digest]));
}
