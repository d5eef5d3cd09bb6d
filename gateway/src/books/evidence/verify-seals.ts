import type { EntityManager } from 'typeorm';
import { type LedgerSeal, sealedTables } from './ledger-seal.entity';
import { nextTurn } from '../../platform/database/next-turn';
import { parseHead, type SealHead } from './seal-head';
import type { SealKey } from './seal-key';
import { firstHash, lookBack, sealedSubjects, toSignedContent, toSignedLink } from './sealed-content';
import type { LedgerFault } from '../ledger/ledger-fault';
import { findLastMarked, listMarks } from './marks';

const rowsPerRead = 500;
const reachesKept = 'the chain has the link that was kept elsewhere';

/**
 * Entries whose personal texts the completed deletion of their person erased: the chain still proves that they were there, and no longer what
 * they said.
 */
async function findErased(reader: EntityManager, ids: readonly number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set();
  const rows = await reader.query<{ id: number }[]>(
    `SELECT entry.id FROM audit_entry AS entry JOIN data_subject_request AS request
        ON request.id = entry.erasedBy AND request.kind = 'deletion' AND request.status = 'completed'
          AND (entry.personId IS NULL OR entry.personId = request.userId)
      WHERE entry.id IN (${ids.map(() => '?').join(', ')})`,
    [...ids],
  );
  return new Set(rows.map(({ id }) => id));
}

/** @param removedTo the newest security event that was removed for its age */
async function findContentFaults(
  reader: EntityManager,
  key: SealKey,
  seals: readonly LedgerSeal[],
  removedTo: number,
): Promise<LedgerFault[]> {
  const faults: LedgerFault[] = [];
  for (const subject of sealedTables) {
    const own = seals.filter((seal) => seal.subject === subject);
    if (own.length === 0) continue;
    const records = await sealedSubjects[subject].read(
      reader,
      own.map(({ recordId }) => recordId),
    );
    const jsonById = new Map(records.map(({ id, json }) => [id, json]));
    const erased = subject === 'audit' ? await findErased(reader, [...jsonById.keys()]) : new Set<number>();
    for (const { recordId, salt, contentHash } of own) {
      const json = jsonById.get(recordId);
      if (json !== undefined && erased.has(recordId) && hasNoTexts(json)) continue;
      if (json === undefined && subject === 'security' && recordId <= removedTo) continue;
      if (json === undefined || !key.verifies(toSignedContent(salt, json), contentHash))
        faults.push({ rule: 'a sealed entry is as it was when it was sealed', subject: `${subject} ${recordId}` });
    }
  }
  return faults;
}

/** Rows that the sealing job has passed by. */
async function findLeftOut(reader: EntityManager): Promise<LedgerFault[]> {
  const faults: LedgerFault[] = [];
  for (const subject of sealedTables) {
    const rows = await reader.query<{ id: number }[]>(
      `SELECT item.id FROM ${sealedSubjects[subject].table} AS item
        LEFT JOIN ledger_seal AS seal ON seal.subject = ? AND seal.recordId = item.id
        WHERE seal.position IS NULL
          AND item.id <= (SELECT COALESCE(MAX(recordId), 0) FROM ledger_seal WHERE subject = ?) - ${lookBack} LIMIT 20`,
      [subject, subject],
    );
    faults.push(...rows.map(({ id }) => ({ rule: 'every older entry is sealed', subject: `${subject} ${id}` })));
  }
  return faults;
}

// Stored values and instants name nobody; an erased entry has no other text.
const keptFields = new Set(['role', 'status', 'kind']);
const instantPattern = /^\d{4}-\d{2}-\d{2}(T[\d:.]+Z)?$/;

/** Whether an erased entry holds no text that its erasure would have left out: erasing may remove what it says, never change it. */
function hasNoTexts(json: string): boolean {
  const { before, after } = JSON.parse(json) as { before: string | null; after: string | null };
  return [before, after].every(
    (record) =>
      record === null ||
      Object.entries(JSON.parse(record) as object).every(
        ([name, value]) => typeof value !== 'string' || keptFields.has(name) || instantPattern.test(value),
      ),
  );
}

/** 'restored to seal 120, …' where a restore that was noted in the chain took back the link that was kept; null where none did. */
export async function findRestored(reader: EntityManager, key: SealKey, kept: SealHead): Promise<string | null> {
  const marks = await listMarks(reader, key, 'restored');
  const mark = marks.find(({ recordId, note }) => {
    const head = parseHead(note ?? '');
    return head !== null && kept.position > recordId && kept.position <= head.position;
  });
  return mark ? `restored to seal ${mark.recordId}; the head before was ${mark.note}` : null;
}

/**
 * Checks the hash chain from its first link, that each sealed row still has the sealed content, and that the chain goes as far as a link that
 * the operator kept elsewhere: cutting its end off breaks nothing else.
 */
export async function verifySeals(
  reader: EntityManager,
  key: SealKey,
  kept?: SealHead,
  report: (line: string) => void = () => undefined,
): Promise<LedgerFault[]> {
  const faults = await findLeftOut(reader);
  const removedTo = await findLastMarked(reader, key, 'eventsRemoved');
  const restored = kept ? await findRestored(reader, key, kept) : null;
  if (restored) report(restored);
  let [position, previousHash] = [0, firstHash];
  for (;;) {
    // Rows, not entities: of a long ledger, creating those takes as long as the query.
    const seals = await reader.query<LedgerSeal[]>(
      `SELECT * FROM ledger_seal WHERE position > ? ORDER BY position LIMIT ${rowsPerRead}`,
      [position],
    );
    if (seals.length === 0)
      return kept && !restored && kept.position > position
        ? [...faults, { rule: reachesKept, subject: `seal ${kept.position}` }]
        : faults;
    for (const seal of seals) {
      position += 1;
      if (
        seal.position !== position ||
        seal.previousHash !== previousHash ||
        !key.verifies(toSignedLink(seal), seal.hash)
      )
        return [...faults, { rule: 'the seals are one unbroken chain', subject: `seal ${seal.position}` }];
      if (seal.position === kept?.position && !restored && seal.hash !== kept.hash)
        return [...faults, { rule: reachesKept, subject: `seal ${seal.position}` }];
      previousHash = seal.hash;
    }
    faults.push(...(await findContentFaults(reader, key, seals, removedTo)));
    await nextTurn();
  }
}
