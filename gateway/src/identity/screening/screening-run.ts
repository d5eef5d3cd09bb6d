import { MoreThan, Not, IsNull, type EntityManager } from 'typeorm';
import type { Database } from '../../platform/database';
import { rowLock } from '../../platform/database/row-lock';
import { UnreadableSecretError } from '../../platform/encryption';
import { enqueueMessage } from '../../platform/outbox/enqueue';
import { OutboxMessage } from '../../platform/outbox/outbox-message.entity';
import type { OutboxHandlers } from '../../platform/outbox/outbox-worker';
import { IdentityCase, type ScreeningList } from '../records';
import type { IdentitySeal } from '../records/identity-seal';
import { formatVersions, lockLists } from './list-versions';
import type { MatchIndex } from './match-index';
import { readIndex } from './read-index';
import { screenCase } from './screen-case';

export const screeningTopic = 'identity.screening';

// Cases of one message: a process that is killed repeats no more than these.
const casesPerMessage = 5000;
// Cases of one transaction: other writes wait no longer than for these.
const casesPerTransaction = 25;

/** A message screens the cases after an id, against the lists as they are when it is delivered. */
type Payload = { listId: number; after: number };

/** Screens everybody again after a load, in batches. @throws nothing where this batch is enqueued already */
export async function enqueueScreening(manager: EntityManager, payload: Payload): Promise<void> {
  const dedupeKey = `${screeningTopic}:${payload.listId}:${payload.after}`;
  if (await manager.existsBy(OutboxMessage, { dedupeKey })) return;
  await enqueueMessage(manager, { topic: screeningTopic, payload, dedupeKey });
}

/**
 * Compares a case with the lists in use where the screening after a load may not have come to it yet; nobody replaces them until the end of the
 * transaction. The caller holds the lock of the case.
 */
export async function catchUpScreening(
  seal: IdentitySeal,
  manager: EntityManager,
  identityCase: IdentityCase,
): Promise<void> {
  await lockLists(manager);
  if (await manager.existsBy(OutboxMessage, { topic: screeningTopic, status: Not('done') }))
    await screenCase({ seal }, manager, identityCase);
}

/** The lists were replaced since the index was made. */
class ListsChanged extends Error {
  override readonly name = 'ListsChanged';
}

type Run = { seal: IdentitySeal; index: MatchIndex; versions: string };

/** Screens one case. One whose file no secret opens is left: the server has logged it, and others wait for theirs. */
async function screenReadable({ seal, index }: Run, manager: EntityManager, identityCase: IdentityCase): Promise<void> {
  try {
    await screenCase({ seal, index }, manager, identityCase);
  } catch (error) {
    if (!(error instanceof UnreadableSecretError)) throw error;
  }
}

const readCases = (manager: EntityManager, after: number): Promise<IdentityCase[]> =>
  manager.find(IdentityCase, {
    where: { id: MoreThan(after), submittedAt: Not(IsNull()) },
    order: { id: 'ASC' },
    take: casesPerTransaction,
    ...rowLock(manager),
  });

/** Screens the next cases, and returns the id of the last one; null after all. @throws ListsChanged */
function screenNext(database: Database, run: Run, after: number): Promise<number | null> {
  return database.transaction(async (manager) => {
    if (formatVersions(await lockLists(manager)) !== run.versions) throw new ListsChanged('lists were replaced');
    const cases = await readCases(manager, after);
    for (const identityCase of cases) await screenReadable(run, manager, identityCase);
    return cases.length < casesPerTransaction ? null : (cases.at(-1)?.id ?? null);
  });
}

/** Screens the cases of one message, and enqueues the next one. */
async function screenBatch(database: Database, seal: IdentitySeal, { listId, after }: Payload): Promise<void> {
  const lists = await readListsInUse(database);
  // A later load of its source screens everybody.
  if (!lists.some(({ id }) => id === listId)) return;
  const run = { seal, index: await readIndex(database.reader, lists), versions: formatVersions(lists) };
  let last: number | null = after;
  for (let screened = 0; last !== null && screened < casesPerMessage; screened += casesPerTransaction)
    last = await screenNext(database, run, last);
  if (last === null) return;
  const next = { listId, after: last };
  await database.transaction((manager) => enqueueScreening(manager, next));
}

const readListsInUse = (database: Database): Promise<ScreeningList[]> =>
  database.transaction((manager) => lockLists(manager));

/** The handler that screens everybody after a load. Delivered twice it does the same again. */
export const createScreeningHandlers = (database: Database, seal: IdentitySeal): OutboxHandlers => ({
  [screeningTopic]: { deliver: ({ payload }) => screenBatch(database, seal, JSON.parse(payload) as Payload) },
});
