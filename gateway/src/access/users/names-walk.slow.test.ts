import 'reflect-metadata';
import { apiKeyScopes, guardedReads, type ApiKeyScope } from '@cimiento/contracts';
import type { GraphQLObjectType } from 'graphql';
import { getDeclaredScopes } from '../../platform/request';
import { getGatewaySchema } from '../../schema';
import { createActor, createTestGateway, databaseKinds, type TestGateway } from '../../testing';
import { isSearch, toWholeQuery, type MayFollow } from '../../testing/whole-operation';
import { User } from '../records';

const queries = Object.values(getGatewaySchema().getQueryType()?.getFields() ?? {});
// The list of months without a payment takes the arguments of every list, and searches nothing.
const searches = queries.filter(({ name, args }) => name !== 'unpaidRentMonths' && args.some(isSearch));
const scopesOfKey: readonly ApiKeyScope[] = apiKeyScopes.filter((scope) => scope !== 'users:read');
const followAll: MayFollow = () => true;

/** A key follows a reference to records of which it has a scope, and to parts of a record. */
const followAsKey: MayFollow = (type: GraphQLObjectType) => {
  const scopes = getDeclaredScopes(type) ?? (type.getFields()['id'] ? [] : undefined);
  return scopes === undefined || scopes.some((scope) => scopesOfKey.includes(scope));
};

type Send = (query: string) => Promise<{ data?: Record<string, unknown> | null }>;
type Caller = { send: Send; mayFollow: MayFollow };
type Field = (typeof queries)[number];

/** Sends a query as deep as the limits of one operation let it go. */
async function ask({ send, mayFollow }: Caller, field: Field, asked: { id: number; search?: string }) {
  for (const depth of [3, 2, 1, 0]) {
    const answer = await send(toWholeQuery(field, { ...asked, mayFollow, depth }));
    if (!JSON.stringify(answer).includes('y el máximo es')) return answer.data;
  }
  throw new Error(`${field.name} is refused at any depth`);
}

const countRows = (rows: unknown): number => {
  if (typeof rows === 'number') return rows;
  if (Array.isArray(rows)) return rows.length;
  return (rows as { items?: unknown[] } | null | undefined)?.items?.length ?? 0;
};

describe.each(databaseKinds)('names of users on %s', (kind) => {
  let served: TestGateway;
  let people: User[];
  const callers = new Map<string, Caller>();

  beforeAll(async () => {
    served = await createTestGateway(kind, { config: { keyRequestsPerMinute: 100_000 } });
    const chief = await served.fixtures.user('jefa', { role: 'admin' });
    await served.fixtures.user('redaccion', { role: 'admin', staffRole: 'content' });
    people = (await served.reader.find(User)).filter(({ username }) => username !== 'redaccion');
    for (const [name, username] of [
      ['administrator', 'jefa'],
      ['content', 'redaccion'],
    ] as const) {
      const client = await served.signedIn(username);
      callers.set(name, { send: (query) => client.graphql(query), mayFollow: followAll });
    }
    const { key } = await served.gateway.services.apiKeys.create(
      { name: 'Sin personas', scopes: [...scopesOfKey] },
      createActor(chief.id),
    );
    const headers = { authorization: `Bearer ${key}` };
    const send: Send = async (query) => (await served.client().request('POST', '/graphql', { query }, headers)).body;
    callers.set('key', { send, mayFollow: followAsKey });
  });

  afterAll(() => served.close());

  const getCaller = (name: string): Caller => {
    const caller = callers.get(name);
    if (!caller) throw new Error(`no ${name}`);
    return caller;
  };

  const listNamed = (answer: unknown): string[] => {
    const text = JSON.stringify(answer);
    return people.flatMap(({ fullName, email }) => [fullName, email]).filter((name) => text.includes(name));
  };

  /** The queries that return data, and those of them that name a person. */
  async function walk({ send, mayFollow }: Caller) {
    const answered = new Set<string>();
    const naming = new Map<string, string[]>();
    for (const field of queries)
      for (const id of [1, 2, 3]) {
        const data = await ask({ send, mayFollow }, field, { id });
        if (!data || data[field.name] === null || data[field.name] === undefined) continue;
        answered.add(field.name);
        const named = listNamed(data);
        if (named.length > 0) naming.set(field.name, named);
      }
    return { answered: [...answered], naming: Object.fromEntries(naming) };
  }

  /** Searches that find a row by the e-mail or the name of an investor. */
  async function search({ send, mayFollow }: Caller): Promise<string[]> {
    const found = new Set<string>();
    const maria = people.find(({ username }) => username === 'maria');
    for (const field of searches)
      for (const words of [maria?.email ?? '', maria?.fullName ?? '']) {
        const data = await ask({ send, mayFollow }, field, { id: 1, search: words });
        if (countRows(data?.[field.name]) > 0) found.add(field.name);
      }
    return [...found].sort();
  }

  test('an administrator reads names and finds by them, which shows that the walk can fail', async () => {
    const { answered, naming } = await walk(getCaller('administrator'));
    expect(answered.filter((name) => name in guardedReads).length).toBeGreaterThan(70);
    expect(Object.keys(naming).length).toBeGreaterThan(20);
    expect((await search(getCaller('administrator'))).length).toBeGreaterThan(15);
  });

  test.each([
    ['content', 8],
    ['key', 60],
  ])('%s reads no name and no e-mail of another user by any query', async (name, least) => {
    const { answered, naming } = await walk(getCaller(name));
    expect(naming).toEqual({});
    expect(answered.filter((each) => each in guardedReads).length).toBeGreaterThan(least);
  });

  test.each(['content', 'key'])('%s finds nothing by the name or the e-mail of a user', async (name) => {
    expect(await search(getCaller(name))).toEqual([]);
  });
});
