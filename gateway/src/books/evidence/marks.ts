import type { EntityManager } from 'typeorm';
import type { SealKey } from './seal-key';
import { RecordEvidence } from './record-evidence.entity';

/**
 * Statements of the operator or a job about the evidence itself, signed as records are.
 * - `baseline`: records and entries up to this id were there without evidence; the note says how many.
 * - `accepted`: the operator accepted records as they are; the note says why.
 * - `eventsRemoved`: security events up to this id were kept for their time and removed.
 * - `restored`: a backup whose chain has this many links replaced the database; the note is the head of the chain before.
 */
export const markKinds = ['baseline', 'accepted', 'eventsRemoved', 'restored'] as const;
export type MarkKind = (typeof markKinds)[number];

const toSignedMark = ({ kind, recordId, note }: Pick<RecordEvidence, 'kind' | 'recordId' | 'note'>): string =>
  `mark:${kind}:${recordId}:${note ?? ''}`;

/** Writes a mark in the transaction of its cause. */
export async function writeMark(
  manager: EntityManager,
  key: SealKey,
  kind: MarkKind,
  recordId: number,
  note: string | null = null,
): Promise<void> {
  const mark = { kind, recordId, note, createdAt: new Date() };
  await manager.insert(RecordEvidence, { ...mark, digest: key.sign(toSignedMark(mark)) });
}

/** The marks of a kind that the server or an operator made, oldest first. */
export async function listMarks(reader: EntityManager, key: SealKey, kind: MarkKind): Promise<RecordEvidence[]> {
  const marks = await reader.find(RecordEvidence, { where: { kind }, order: { id: 'ASC' } });
  return marks.filter((mark) => key.verifies(toSignedMark(mark), mark.digest));
}

/** The largest id that a mark of a kind names; 0 without one. */
export async function findLastMarked(reader: EntityManager, key: SealKey, kind: MarkKind): Promise<number> {
  return Math.max(0, ...(await listMarks(reader, key, kind)).map(({ recordId }) => recordId));
}
