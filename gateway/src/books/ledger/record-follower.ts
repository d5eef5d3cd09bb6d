import { today, type LedgerSourceKind } from '@cimiento/contracts';
import { In, type EntityManager } from 'typeorm';
import { createOpenDays } from './closed-periods';
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

/** Reason of a change: the record was wrong, or something happened later in business, such as a cancelled order. */
export type ChangeCause = 'mistake' | 'later';

type Entry = LedgerEntry & { postings: readonly NewPosting[] };

/** The ledger's state of one record: its entry in force, and how many entries it had. */
type Posted = { entry: Entry | null; count: number };

/** The postings of entries, by entry id. */
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

/** Takes back an entry on a day, also where its money was spent. */
export const createReversal = (entry: Entry, actorId: number | null, occurredOn: string): NewEntry => ({
  key: `reversal:${entry.id}`,
  kind: 'reversal',
  occurredOn,
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
   * its new one. Posts nothing for a record whose entry is right already. The correction of a mistake lies where it belongs: the reversal on the day
   * of its entry, the new entry on the day of the record; both today where either month is closed. What happened later lies on its own day.
   * @param records all of one kind, each once, and locked by the caller if they existed before.
   */
  async follow(
    manager: EntityManager,
    kind: LedgerSourceKind,
    records: readonly FollowedRecord[],
    actorId: number | null,
    cause: ChangeCause = 'mistake',
  ): Promise<void> {
    const posted = await readPosted(
      manager,
      kind,
      records.map(({ id }) => id),
    );
    const days = records.flatMap(({ id, content }) => [
      ...(content?.occurredOn ? [content.occurredOn] : []),
      ...(posted.get(id)?.entry ? [posted.get(id)?.entry?.occurredOn ?? ''] : []),
    ]);
    const terms = { actorId, cause, toOpenDay: await createOpenDays(manager, days) };
    const entries = records.flatMap((record) =>
      createEntries(kind, record, posted.get(record.id) ?? { entry: null, count: 0 }, terms),
    );
    await this.ledger.post(manager, entries);
  }

  /** As `follow`, for records that were just created: nothing is posted about them yet. @throws PERIOD_CLOSED */
  async followNew(
    manager: EntityManager,
    kind: LedgerSourceKind,
    records: readonly FollowedRecord[],
    actorId: number | null,
  ): Promise<void> {
    await this.ledger.post(
      manager,
      records.flatMap((record) => createEntries(kind, record, { entry: null, count: 0 }, { actorId })),
    );
  }
}

type Terms = { actorId: number | null; cause?: ChangeCause; toOpenDay?: (day: string) => string };

function createEntries(
  kind: LedgerSourceKind,
  { id, content }: FollowedRecord,
  { entry, count }: Posted,
  { actorId, cause = 'mistake', toOpenDay = (day) => day }: Terms,
): NewEntry[] {
  const isClosed = (day: string | null | undefined): boolean => !!day && toOpenDay(day) !== day;
  // What was corrected after its month was closed keeps the day of its correction.
  if (entry && content && isSame(entry, isClosed(content.occurredOn) ? { ...content, occurredOn: null } : content))
    return [];
  const wanted = content?.occurredOn ?? entry?.occurredOn ?? today();
  const isInClosed = isClosed(entry?.occurredOn) || (content !== null && isClosed(wanted));
  const reversals = entry
    ? [createReversal(entry, actorId, cause === 'later' || isInClosed ? today() : entry.occurredOn)]
    : [];
  if (!content) return reversals;
  const occurredOn = cause === 'mistake' && isInClosed ? today() : toOpenDay(wanted);
  const key = `${kind}:${id}:${count + 1}`;
  return [...reversals, { ...content, occurredOn, key, source: { kind, id }, actorId, mayOverdraw: true }];
}
