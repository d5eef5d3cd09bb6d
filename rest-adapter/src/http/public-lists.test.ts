import { get, type IncomingMessage } from 'node:http';
import type { TestClient } from '@cimiento/gateway/testing';
import { goodBodies } from '../testing/good-bodies';
import { useRest } from '../testing/serve-rest';

describe('a public list', () => {
  const served = useRest('sqlite');
  let admin: TestClient;

  beforeAll(async () => {
    admin = await served.signedIn('admin', 'admin123');
  });

  const listNames = async (client: TestClient) =>
    ((await client.request('GET', '/api/projects')).body as { name: string }[]).map(({ name }) => name);

  test('shows a write to every client at once', async () => {
    const visitor = served.client();
    const before = await listNames(visitor);
    const body = goodBodies['/api/admin/projects'];
    const created = await admin.request('POST', '/api/admin/projects', body);
    const path = `/api/admin/projects/${created.body.id}`;
    expect(await listNames(visitor)).toEqual([...before, 'Casa del Puente']);
    await admin.request('PUT', path, { ...body, name: 'Casa del Lago' });
    expect(await listNames(visitor)).toEqual([...before, 'Casa del Lago']);
    expect(await listNames(admin)).toEqual([...before, 'Casa del Lago']);
    await admin.request('DELETE', path);
    expect(await listNames(visitor)).toEqual(before);
  });

  test('an unchanged list is not sent again', async () => {
    // fetch() ignores validators, so the plain client is used here.
    const ask = (headers = {}) =>
      new Promise<IncomingMessage>((resolve, reject) => {
        get(new URL('/api/blog', served.url), { headers }, (answer) => resolve(answer.resume())).on('error', reject);
      });
    const first = await ask();
    const tag = String(first.headers.etag);
    for (const validator of [tag, `W/${tag}`, `"a", W/${tag}`, '*']) {
      const again = await ask({ 'if-none-match': validator });
      expect([first.statusCode, again.statusCode, again.headers['content-length']]).toEqual([200, 304, undefined]);
    }
  });
});
