import type { EntityManager } from 'typeorm';
import type { SealedTable } from './ledger-seal.entity';

/** A row of a sealed table as JSON. */
export type SealedRecord = { id: number; json: string };

type Row = Record<string, unknown> & { id: number };

/**
 * The number of ids below the newest sealed one in which the job looks for unsealed rows. Rows are committed out of the order of their ids, on a
 * cluster far out of it.
 */
export const lookBack = 100_000;

// Instants as the stored text: a driver's date would lose or gain digits between two reads.
const entrySql = `SELECT id, \`key\`, kind, CAST(occurredOn AS CHAR) AS occurredOn, CAST(createdAt AS CHAR) AS createdAt, actorId,
  sourceKind, sourceId, reference, memo, reversalOf FROM ledger_entry`;
const postingSql = `SELECT posting.entryId, account.code, posting.amount, posting.sequence, posting.balanceAfter
  FROM ledger_posting AS posting JOIN ledger_account AS account ON account.id = posting.accountId`;
const auditSql =
  'SELECT id, userId, address, sessionHash, CAST(createdAt AS CHAR) AS createdAt, entity, recordId, action, `before`, `after`, personId, projectId, runId FROM audit_entry';

const evidenceSql = 'SELECT id, kind, recordId, note, digest FROM record_evidence';
// Without address and session, which the erasure of a person empties.
const securitySql =
  'SELECT id, kind, userId, actorId, detail, CAST(createdAt AS CHAR) AS createdAt FROM security_event';

type PostingRow = { entryId: number; code: string; amount: unknown; sequence: number | null; balanceAfter: unknown };

// MariaDB returns a bigint as text, SQLite as a number.
const toNumber = (value: unknown): number | null => (value === null ? null : Number(value));

const toContent = ({ code, amount, sequence, balanceAfter }: Omit<PostingRow, 'entryId'>) => ({
  account: code,
  amount: toNumber(amount),
  sequence,
  balanceAfter: toNumber(balanceAfter),
});

const listPlaceholders = (ids: readonly number[]): string => ids.map(() => '?').join(', ');

async function readLedgerEntries(manager: EntityManager, ids: readonly number[]): Promise<SealedRecord[]> {
  const list = listPlaceholders(ids);
  const entries = await manager.query<Row[]>(`${entrySql} WHERE id IN (${list}) ORDER BY id`, [...ids]);
  const postings = await manager.query<PostingRow[]>(
    `${postingSql} WHERE posting.entryId IN (${list}) ORDER BY posting.id`,
    [...ids],
  );
  const byEntry = new Map<number, object[]>();
  for (const { entryId, ...posting } of postings)
    byEntry.set(entryId, [...(byEntry.get(entryId) ?? []), toContent(posting)]);
  return entries.map((entry) => ({
    id: entry.id,
    json: JSON.stringify({ ...entry, postings: byEntry.get(entry.id) ?? [] }),
  }));
}

const readRows =
  (sql: string) =>
  async (manager: EntityManager, ids: readonly number[]): Promise<SealedRecord[]> => {
    const rows = await manager.query<Row[]>(`${sql} WHERE id IN (${listPlaceholders(ids)}) ORDER BY id`, [...ids]);
    return rows.map((row) => ({ id: row.id, json: JSON.stringify(row) }));
  };

/** Tables whose rows are sealed, and how their rows are read. */
export const sealedSubjects = {
  ledger: { table: 'ledger_entry', read: readLedgerEntries },
  audit: { table: 'audit_entry', read: readRows(auditSql) },
  evidence: { table: 'record_evidence', read: readRows(evidenceSql) },
  security: { table: 'security_event', read: readRows(securitySql) },
} as const satisfies Record<SealedTable, { table: string; read: typeof readLedgerEntries }>;

/** `previousHash` of the first seal. */
export const firstHash = '0'.repeat(64);

/** The content that the hash of a row signs. */
export const toSignedContent = (salt: string, json: string): string => `content:${salt}${json}`;

/** The content that the hash of a chain link signs. */
export const toSignedLink = (link: {
  position: number;
  subject: SealedTable;
  recordId: number;
  contentHash: string;
  previousHash: string;
}): string => ['link', link.previousHash, link.position, link.subject, link.recordId, link.contentHash].join(':');
