import { apiKeyScopes, staffRoles, type ApiKeyScope } from '@cimiento/contracts';
import { type Answer, createActor, type TestClient } from '@cimiento/gateway/testing';
import { routes } from '../routes';
import { fileRoutes } from '../routes/file-routes';
import { DocumentedResponses } from '../testing/documented-responses';
import { goodBodies, toAddress } from '../testing/good-bodies';
import { useEmptyRest } from '../testing/serve-rest';
import { readOpenApiFile } from './file';

// What an answer looks like does not depend on the database.
const served = useEmptyRest('sqlite', { config: { keyRequestsPerMinute: 100_000, sandbox: true } });
const strict = useEmptyRest('sqlite', { config: { keyRequestsPerMinute: 1, adminSecondFactorRequired: true } });
const documented = new DocumentedResponses(readOpenApiFile());
const table = [...routes, ...fileRoutes];

/** Sends a request of a route, for a record that does not exist. */
type Send = (method: string, address: string, body: unknown) => Promise<Answer>;

const createKey = async (gateway: typeof served, scopes: readonly ApiKeyScope[]): Promise<Record<string, string>> => {
  const { id } = await gateway.fixtures.user(`dueña${scopes.length}`, { role: 'admin' });
  const input = { name: 'Programa', scopes: [...scopes] };
  const { key } = await gateway.gateway.services.apiKeys.create(input, createActor(id));
  return { authorization: `Bearer ${key}` };
};

/** The callers by what they are. */
async function createCallers(): Promise<Map<string, Send>> {
  const as =
    (client: TestClient, headers: Record<string, string> = {}): Send =>
    (method, address, body) =>
      client.request(method, address, body, headers);
  const callers = new Map<string, Send>([
    ['a visitor', as(served.client())],
    ['a page of another site', as(served.client(), { origin: 'https://otra.example' })],
    ['an unknown key', as(served.client(), { authorization: 'Bearer cim_test_nada' })],
    ['a key with every scope', as(served.client(), await createKey(served, apiKeyScopes))],
    ['a key with one scope', as(served.client(), await createKey(served, ['waitlist:read']))],
  ]);
  await served.fixtures.user('inversionista');
  callers.set('an investor', as(await served.signedIn('inversionista')));
  for (const staffRole of staffRoles) {
    await served.fixtures.user(staffRole, { role: 'admin', staffRole });
    callers.set(staffRole, as(await served.signedIn(staffRole)));
  }
  await served.fixtures.user('vencida', { role: 'admin' });
  callers.set('an administrator without a recent proof', as(await served.signedIn('vencida')));
  await served.fixtures.expireProofs();
  await strict.fixtures.user('sinfactor', { role: 'admin' });
  callers.set('an administrator without a second factor', as(await strict.signedIn('sinfactor')));
  const limited = await createKey(strict, ['projects:read']);
  await strict.client().request('GET', '/api/projects', undefined, limited);
  callers.set('a key above its limit', as(strict.client(), limited));
  return callers;
}

const bodies: Readonly<Record<string, (path: string) => unknown>> = {
  'no body': () => undefined,
  'a good body': (path) => goodBodies[path],
  'a field that does not exist': () => ({ inventado: 1 }),
  'text that is not JSON': () => '{',
};

test('an operation answers each caller with a status, a code and headers of its document', async () => {
  const callers = await createCallers();
  const faults = new Set<string>();
  const statuses = new Map<number, number>();
  for (const { method, path } of table)
    for (const [caller, send] of callers)
      for (const [sent, getBody] of Object.entries(bodies)) {
        const body = getBody(path);
        if (sent !== 'no body' && (method === 'GET' || method === 'DELETE' || body === undefined)) continue;
        const address = toAddress(path, 999_999).replaceAll(/\{\w+\}/g, '999999');
        const answer = await send(method, address, body);
        statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
        for (const fault of documented.findFaults(method, path, answer))
          faults.add(`${fault}, for ${caller} with ${sent}`);
      }
  expect([...faults]).toEqual([]);
  // A walk that was refused at the door would prove nothing.
  for (const status of [200, 201, 400, 401, 403, 404, 409, 429])
    expect([status, (statuses.get(status) ?? 0) > 2]).toEqual([status, true]);
}, 120_000);

test.each<[left: string, expected: string, leaveOut: (text: string) => string]>([
  ['status', '404 is not documented', (text) => text.replaceAll('"404":', '"499":')],
  [
    'code',
    'NOT_FOUND is not documented',
    (text) => text.replaceAll(/("x-problem-codes": \[\s+)"NOT_FOUND"/g, '$1"GONE"'),
  ],
  ['header', 'request-id of 404 is not documented', (text) => text.replaceAll('"Request-Id":', '"Link":')],
])('a %s that the document leaves out is a fault', async (_left, expected, leaveOut) => {
  const answer = await served.client().request('GET', '/api/projects/999999');
  const others = new DocumentedResponses(leaveOut(readOpenApiFile()));
  expect(documented.findFaults('GET', '/api/projects/{id}', answer)).toEqual([]);
  expect(others.findFaults('GET', '/api/projects/{id}', answer)).toEqual([expect.stringContaining(expected)]);
});
