import { apiKeyScopes } from '@cimiento/contracts';
import { createActor, databaseKinds } from '@cimiento/gateway/testing';
import { fileRoutes } from './file-routes';
import { toAddress } from '../testing/good-bodies';
import { useRest } from '../testing/serve-rest';
import { routes } from '.';

const reading = [...routes, ...fileRoutes].filter(({ access, method }) => access === 'admin' && method === 'GET');

/** The batch's file for the bank, which names whom the bank pays. */
const ofBank = new Set(['/admin/withdrawal-batches/{id}/content']);

type Person = { fullName: string; email: string };
type Get = (address: string) => Promise<{ status: number; body: unknown }>;

describe.each(databaseKinds)('names of users in REST on %s', (kind) => {
  const served = useRest(kind, { config: { keyRequestsPerMinute: 100_000 } });
  let people: Person[];
  const callers = new Map<string, Get>();

  beforeAll(async () => {
    const chief = await served.fixtures.user('jefa', { role: 'admin' });
    await served.fixtures.user('redaccion', { role: 'admin', staffRole: 'content' });
    people = await served.reader.query<Person[]>("SELECT fullName, email FROM users WHERE username <> 'redaccion'");
    for (const [name, username] of [
      ['administrator', 'jefa'],
      ['content', 'redaccion'],
    ] as const) {
      const client = await served.signedIn(username);
      callers.set(name, (address) => client.request('GET', address));
    }
    const scopes = apiKeyScopes.filter((scope) => scope !== 'users:read');
    const { key } = await served.gateway.services.apiKeys.create(
      { name: 'Sin personas', scopes },
      createActor(chief.id),
    );
    const headers = { authorization: `Bearer ${key}` };
    callers.set('key', (address) => served.client().request('GET', address, undefined, headers));
  });

  /** The routes that answer, and those whose answer names somebody. */
  async function walk(name: string) {
    const get = callers.get(name) as Get;
    const answered = new Set<string>();
    const naming = new Set<string>();
    for (const { path } of reading)
      for (const id of [1, 2, 3]) {
        const address = toAddress(path, id).replaceAll(/\{\w+\}/g, String(id));
        const { status, body } = await get(address);
        if (status !== 200) continue;
        answered.add(path);
        const text = JSON.stringify(body);
        if (!ofBank.has(path) && people.some(({ fullName, email }) => text.includes(fullName) || text.includes(email)))
          naming.add(path);
      }
    return { answered: [...answered], naming: [...naming] };
  }

  test('an administrator reads names, which shows that the walk can fail', async () => {
    const { answered, naming } = await walk('administrator');
    expect(answered.length).toBeGreaterThan(25);
    expect(naming.length).toBeGreaterThan(3);
  });

  test.each(['content', 'key'])('%s reads no name and no e-mail of another user by any route', async (name) => {
    const { answered, naming } = await walk(name);
    expect(naming).toEqual([]);
    expect(answered.length).toBeGreaterThan(0);
  });
});
