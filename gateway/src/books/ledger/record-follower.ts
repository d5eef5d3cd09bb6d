import { today, type LedgerSourceKind } from '@cimiento/contracts';
import { In, type EntityManager } from 'typeorm';
import { LedgerEntry } from './ledger-entry.entity';
import { LedgerPosting } from './ledger-posting.entity';
import type { LedgerService } from './ledger.service';
import type { EntryContent, NewEntry, NewPosting } from './new-entry';
import { forEachChunk, readAccountNames } from './post-accounts';

/** A record that people may change and delete freely, and what the ledger must say about it. */
export type FollowedRecord = {
  id: number;
  /** Null when the record moves no money: it is deleted, not paid, or 0. */
  content: FollowedContent | null;
};

/** Without a day the entry keeps the day that is posted already; a new one gets today's. */
export type FollowedContent = Omit<EntryContent, 'occurredOn'> & { occurredOn: string | null };

type Entry = LedgerEntry & { postings: readonly NewPosting[] };

/** What the ledger says about one record: its entry in force, and how many entries it had. */
type Posted = { entry: Entry | null; count: number };

/** What entries moved, by the id of the entry. */
export async function readPostings(
  manager: EntityManager,
  entryIds: readonly number[],
): Promise<Map<number, NewPosting[]>> {
  const rows: LedgerPosting[] = [];
  await forEachChunk(entryIds, async (chunk) => {
    const where = { entryId: In(chunk) };
    rows.push(...(await manager.find(LedgerPosting, { where, order: { id: 'ASC' } })));
  });
  const names = await readAccountNames(manager, new Set(rows.map(({ accountId }) => accountId)));
  const postings = new Map<number, NewPosting[]>();
  for (const { entryId, accountId, amount } of rows) {
    const account = names.get(accountId);
    if (account) postings.set(entryId, [...(postings.get(entryId) ?? []), { account, amount }]);
  }
  return postings;
}

async function readPosted(
  manager: EntityManager,
  sourceKind: LedgerSourceKind,
  ids: readonly number[],
): Promise<Map<number, Posted>> {
  const entries: LedgerEntry[] = [];
  await forEachChunk(ids, async (chunk) => {
    const where = { sourceKind, sourceId: In(chunk) };
    entries.push(...(await manager.find(LedgerEntry, { where, order: { id: 'ASC' } })));
  });
  const reversed = new Set(entries.map(({ reversalOf }) => reversalOf));
  const originals = entries.filter(({ reversalOf }) => reversalOf === null);
  const inForce = originals.filter(({ id }) => !reversed.has(id));
  const postings = await readPostings(
    manager,
    inForce.map(({ id }) => id),
  );
  const posted = new Map<number, Posted>();
  for (const { sourceId } of originals)
    posted.set(sourceId, { entry: null, count: (posted.get(sourceId)?.count ?? 0) + 1 });
  for (const entry of inForce)
    Object.assign(posted.get(entry.sourceId) ?? {}, { entry: { ...entry, postings: postings.get(entry.id) ?? [] } });
  return posted;
}

const describePostings = (postings: readonly NewPosting[]): string =>
  postings
    .map(({ account, amount }) => `${account.code} ${amount}`)
    .toSorted()
    .join();

// Without the memo: it names the project, and renaming a project moves no money.
const isSame = (entry: Entry, content: FollowedContent): boolean =>
  entry.kind === content.kind &&
  (content.occurredOn === null || entry.occurredOn === content.occurredOn) &&
  entry.reference === (content.reference ?? null) &&
  describePostings(entry.postings) === describePostings(content.postings);

/** Takes back an entry, also where its money was spent. */
export const createReversal = (entry: Entry, actorId: number | null): NewEntry => ({
  key: `reversal:${entry.id}`,
  kind: 'reversal',
  occurredOn: today(),
  source: { kind: entry.sourceKind, id: entry.sourceId },
  reference: entry.reference,
  memo: `Reverso: ${entry.memo}`,
  actorId,
  reversalOf: entry.id,
  mayOverdraw: true,
  postings: entry.postings.map(({ account, amount }) => ({ account, amount: -amount })),
});

/** Keeps the ledger in step with records that the back office may change and delete at any time. */
export class RecordFollower {
  constructor(private readonly ledger: LedgerService) {}

  /**
   * Makes the ledger say what these records say now, in the transaction that changes them: reverses the entry in force of each and posts
   * its new one. Posts nothing for a record whose entry is right already.
   * @param records all of one kind, each once, and locked by the caller if they existed before.
   */
  async follow(
    manager: EntityManager,
    kind: LedgerSourceKind,
    records: readonly FollowedRecord[],
    actorId: number | null,
  ): Promise<void> {
    const posted = await readPosted(
      manager,
      kind,
      records.map(({ id }) => id),
    );
    const entries = records.flatMap((record) =>
      createEntries(kind, record, posted.get(record.id) ?? { entry: null, count: 0 }, actorId),
    );
    await this.ledger.post(manager, entries);
  }

  /** As `follow`, for records that were just created: nothing is posted about them yet. */
  async followNew(
    manager: EntityManager,
    kind: LedgerSourceKind,
    records: readonly FollowedRecord[],
    actorId: number | null,
  ): Promise<void> {
    await this.ledger.post(
      manager,
      records.flatMap((record) => createEntries(kind, record, { entry: null, count: 0 }, actorId)),
    );
  }
}

function createEntries(
  kind: LedgerSourceKind,
  { id, content }: FollowedRecord,
  { entry, count }: Posted,
  actorId: number | null,
): NewEntry[] {
  if (entry && content && isSame(entry, content)) return [];
  const reversals = entry ? [createReversal(entry, actorId)] : [];
  if (!content) return reversals;
  const occurredOn = content.occurredOn ?? entry?.occurredOn ?? today();
  const key = `${kind}:${id}:${count + 1}`;
  return [...reversals, { ...content, occurredOn, key, source: { kind, id }, actorId, mayOverdraw: true }];
}
