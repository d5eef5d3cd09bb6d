import { get, type IncomingMessage } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { createTestGateway, databaseKinds, type TestClient, type TestGateway } from '@cimiento/gateway/testing';
import { createRestAdapter } from '../adapter';
import { goodBodies } from '../testing/good-bodies';
import { prepareResponse, ResponseCache } from './response-cache';

describe('the cache of shared responses', () => {
  let transactionCount = 0;
  const createCache = (maxAgeMs: number) => new ResponseCache(maxAgeMs, () => transactionCount);
  const createRead = () => jest.fn(async () => prepareResponse([1]));

  test('runs one read for all who ask while it is under way', async () => {
    const [cache, read] = [createCache(1000), createRead()];
    const [one, other] = await Promise.all([cache.getOrRead('/a', read), cache.getOrRead('/a', read)]);
    expect([one === other, read.mock.calls.length]).toEqual([true, 1]);
    await cache.getOrRead('/b', read);
    expect(read).toHaveBeenCalledTimes(2);
  });

  test('finds a response once it is complete and until it expires', async () => {
    const cache = createCache(20);
    const reading = cache.getOrRead('/a', createRead());
    expect(cache.find('/a')).toBeUndefined();
    await reading;
    expect(cache.find('/a')).toBe(await reading);
    await wait(25);
    expect(cache.find('/a')).toBeUndefined();
  });

  test('drops a response when a transaction ends after its read started', async () => {
    const [cache, read] = [createCache(60_000), createRead()];
    await cache.getOrRead('/a', read);
    transactionCount += 1;
    expect(cache.find('/a')).toBeUndefined();
    const started = cache.getOrRead('/a', read);
    transactionCount += 1;
    await started;
    expect(cache.find('/a')).toBeUndefined();
    await cache.getOrRead('/a', read);
    expect(read).toHaveBeenCalledTimes(3);
    expect(cache.find('/a')).toBeDefined();
  });

  test('keeps no failure', async () => {
    const cache = createCache(1000);
    await expect(cache.getOrRead('/a', () => Promise.reject(new Error('No.')))).rejects.toThrow('No.');
    expect(await cache.getOrRead('/a', createRead())).toMatchObject({ body: Buffer.from('[1]') });
  });

  test('keeps a newer response when an older read fails', async () => {
    const cache = createCache(60_000);
    let fail = (_error: Error): void => undefined;
    const failing = cache.getOrRead('/a', () => new Promise((_resolve, reject) => (fail = reject)));
    transactionCount += 1;
    await cache.getOrRead('/a', createRead());
    fail(new Error('No.'));
    await expect(failing).rejects.toThrow('No.');
    expect(cache.find('/a')).toBeDefined();
  });

  test('is bounded, whatever addresses visitors ask for', async () => {
    const [cache, read] = [createCache(60_000), createRead()];
    for (let page = 0; page <= 100; page += 1) await cache.getOrRead(`/a?after=${page}`, read);
    await cache.getOrRead('/a?after=0', read);
    expect(read).toHaveBeenCalledTimes(102);
  });
});

describe.each(databaseKinds)('a public list on %s', (kind) => {
  let served: TestGateway;
  let admin: TestClient;

  // So long that nothing expires within a test.
  const sharedMs = 600_000;

  beforeAll(async () => {
    served = await createTestGateway(kind, { mount: (gateway) => createRestAdapter({ gateway, sharedMs }) });
    admin = await served.signedIn('admin', 'admin123');
  });

  afterAll(() => served.close());

  const listNames = async (client: TestClient) =>
    ((await client.request('GET', '/api/projects')).body as { name: string }[]).map(({ name }) => name);

  test('shows a write of the same process to every client at once', async () => {
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
});

describe('a public list', () => {
  let served: TestGateway;
  let admin: TestClient;

  beforeAll(async () => {
    served = await createTestGateway('sqlite', {
      mount: (gateway) => {
        // The second adapter knows of no write of the first one, like an adapter in another process.
        const own = createRestAdapter({ gateway });
        const other = createRestAdapter({ gateway: { ...gateway, transactionCount: () => 0 } });
        return (request, response, next) => (request.get('x-other') ? other : own)(request, response, next);
      },
    });
    admin = await served.signedIn('admin', 'admin123');
  });

  afterAll(() => served.close());

  test('shows a write of another process to a user at once, and to visitors within a second', async () => {
    const visitor = served.client();
    const listNames = async (client: TestClient) =>
      ((await client.request('GET', '/api/projects', undefined, { 'x-other': '1' })).body as { name: string }[]).map(
        ({ name }) => name,
      );
    expect(await listNames(visitor)).not.toContain('Casa del Puente');
    await admin.request('POST', '/api/admin/projects', goodBodies['/api/admin/projects']);
    expect(await listNames(admin)).toContain('Casa del Puente');
    await wait(1000);
    expect(await listNames(visitor)).toContain('Casa del Puente');
  });

  test('is not sent again while it has not changed', async () => {
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
