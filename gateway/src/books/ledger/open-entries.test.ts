import { ledgerAccounts } from '@cimiento/contracts';
import {
  createActor,
  createEntry,
  createGate,
  databaseKinds,
  type DatabaseKind,
  postEntries,
  serveGateway,
} from '../../testing';
import { LedgerEntry } from './ledger-entry.entity';
import { LedgerService } from './ledger.service';
import { findLastAged } from './open-entries';

type Entry = { id: number; memo: string };

/** Users with entries, and what posts and reads them. */
function serveEntries(kind: DatabaseKind) {
  const served = serveGateway(kind);

  const post = (userId: number, memo: string): Promise<void> =>
    postEntries(served.gateway.database, [toEntry(userId, memo)]);
  const toEntry = (userId: number, memo: string) =>
    createEntry(ledgerAccounts.suspense, ledgerAccounts.available(userId), 100, { memo });
  const list = (after: number, more: object = {}): Promise<Entry[]> =>
    served.admin.send('ledgerEntries', { after, ...more }, 'id memo');

  async function createUsers(): Promise<[number, number]> {
    const users = [await served.fixtures.user(), await served.fixtures.user()];
    const [one = 0, two = 0] = users.map(({ id }) => id);
    await post(one, 'Cuenta uno');
    await post(two, 'Cuenta dos');
    return [one, two];
  }

  const findLast = async (): Promise<number> => (await served.reader.maximum(LedgerEntry, 'id', {})) ?? 0;
  return { served, post, toEntry, list, createUsers, findLast };
}

const toMemos = (entries: Entry[]): string[] => entries.map(({ memo }) => memo);

// SQLite lets the second writer wait for the first.
describe('entries of two writers on mariadb', () => {
  const { served, post, toEntry, list, createUsers, findLast } = serveEntries('mariadb');

  test('the list ends before an entry whose transaction is open, and continues once it has ended', async () => {
    const [one, two] = await createUsers();
    const start = await findLast();
    const [posted, end] = [createGate(), createGate()];
    const { database } = served.gateway;
    const open = database.transaction(async (manager) => {
      await new LedgerService().post(manager, [toEntry(one, 'Confirmado al final')]);
      await database.watch.accept(manager, 'a test posted it');
      posted.open();
      await end.opened;
    });
    await posted.opened;
    await post(two, 'Confirmado antes');
    expect([await findLast(), await list(start)]).toEqual([start + 2, []]);
    for (const limit of [1, 2, 1000]) expect(await list(start, { limit })).toEqual([]);
    expect(toMemos(await list(start - 1, { limit: 5 }))).toEqual(['Cuenta dos']);
    end.open();
    await open;
    expect(toMemos(await list(start))).toEqual(['Confirmado al final', 'Confirmado antes']);
  });
});

describe.each(databaseKinds)('entries that are read on, on %s', (kind) => {
  const { served, post, toEntry, list, createUsers, findLast } = serveEntries(kind);

  test('a transaction that was rolled back holds nothing up', async () => {
    const [one, two] = await createUsers();
    const start = await findLast();
    const failed = served.gateway.database.transaction(async (manager) => {
      await new LedgerService().post(manager, [toEntry(one, 'Deshecho')]);
      throw new Error('undone');
    });
    await expect(failed).rejects.toThrow('undone');
    await post(two, 'Después');
    expect(toMemos(await list(start))).toEqual(['Después']);
  });

  test('pages together are the whole list, filtered or not', async () => {
    const [one] = await createUsers();
    for (const memo of ['Raro uno', 'A', 'B', 'C', 'Raro dos']) await post(one, memo);
    const all = await list(0);
    const paged: Entry[] = [];
    for (let page = await list(0, { limit: 2 }); page.length > 0; page = await list(page.at(-1)?.id ?? 0, { limit: 2 }))
      paged.push(...page);
    expect(paged).toEqual(all);
    expect(all).toHaveLength(await served.reader.count(LedgerEntry));
    expect(await list(0, { kind: 'deposit', limit: 2 })).toEqual(all.slice(0, 2));
    expect(toMemos(await list(0, { search: 'Raro', limit: 2 }))).toEqual(['Raro uno', 'Raro dos']);
    expect((await list(0, { descending: true })).reverse()).toEqual(all);
  });

  test('a cluster lists entries that are older than any open transaction', async () => {
    await createUsers();
    expect(await findLastAged(served.reader, -60_000)).toBe(await findLast());
    expect(await findLastAged(served.reader, 60_000)).toBe(0);
  });

  test('an API key with ledger:read reads the postings, and not the users of their accounts', async () => {
    const [one] = await createUsers();
    const actor = createActor(1);
    const { key } = await served.gateway.services.apiKeys.create({ name: 'Libro', scopes: ['ledger:read'] }, actor);
    const headers = { authorization: `Bearer ${key}` };
    const read = async (fields: string) => {
      const query = `{ ledgerEntries(limit: 1) { postings { ${fields} } } }`;
      return (await served.client().request('POST', '/graphql', { query }, headers)).body;
    };
    expect((await read('amount account { code }')).data.ledgerEntries).toEqual([
      {
        postings: [{ amount: '-1.00', account: { code: 'suspense' } }, expect.objectContaining({ amount: '1.00' })],
      },
    ]);
    expect((await read('account { user { email } }')).errors[0].extensions).toMatchObject({ code: 'FORBIDDEN' });
    expect(one).toBeGreaterThan(0);
  });
});
