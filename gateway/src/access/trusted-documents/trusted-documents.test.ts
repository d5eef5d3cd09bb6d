import { createHash } from 'node:crypto';
import fs, { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { siteOperations } from '@cimiento/server';
import { createTestGateway, type TestClient, type TestGateway, type TestGatewayOptions } from '../../testing';
import { getDocumentId } from './operation-files';

const text = 'query Counts{postCount projectCount}';
const freeText = 'query Free { postCount }';
// As test clients sign in.
const signIn = 'mutation ($input: CredentialsInput!) { login(input: $input) { id } }';

const toBody = (document: string) => ({
  extensions: { persistedQuery: { version: 1, sha256Hash: getDocumentId(document) } },
});

const sendId = (client: TestClient, document: string) => client.request('POST', '/graphql', toBody(document));
const sendText = (client: TestClient, query: string) => client.request('POST', '/graphql', { query });

const refusal = { code: 'OPERATION_NOT_TRUSTED', status: 403 };
const unknown = [{ message: 'PersistedQueryNotFound', extensions: { code: 'PERSISTED_QUERY_NOT_FOUND' } }];

// What is trusted does not depend on the database.
describe('trusted documents', () => {
  let folder: string;
  let served: TestGateway;
  let others: TestGateway[];

  /** Writes the operations of a release, as `npm run release` does. */
  function putRelease(name: string, ...documents: string[]): void {
    mkdirSync(path.join(folder, name), { recursive: true });
    const operations = Object.fromEntries(documents.map((document) => [getDocumentId(document), document]));
    writeFileSync(path.join(folder, name, 'operations.json'), JSON.stringify(operations));
  }

  const start = (remotesDir: string | null, options: TestGatewayOptions = {}) =>
    createTestGateway('sqlite', {
      demoData: false,
      ...options,
      config: { operations: 'trusted', playground: false, releases: { remotesDir, checkout: null }, ...options.config },
    });

  async function startOther(
    remotesDir: string | null,
    config: TestGatewayOptions['config'] = {},
  ): Promise<TestGateway> {
    const other = await start(remotesDir, { database: served.config.database, config });
    others.push(other);
    return other;
  }

  beforeEach(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'cimiento-trusted-'));
    others = [];
    putRelease('public/1.0.0-aa', text, signIn);
    served = await start(folder);
  });

  afterEach(async () => {
    for (const other of others) await other.close();
    await served.close();
    rmSync(folder, { recursive: true, force: true });
  });

  test('an operation of a release is executed by its id, and by its text', async () => {
    const { status, body } = await sendId(served.client(), text);
    expect([status, body]).toEqual([200, { data: { postCount: 0, projectCount: 0 } }]);
    expect((await sendText(served.client(), text)).body).toEqual(body);
    const extensions = encodeURIComponent(JSON.stringify(toBody(text).extensions));
    const headers = { 'apollo-require-preflight': 'yes' };
    const byGet = await served.client().request('GET', `/graphql?extensions=${extensions}`, undefined, headers);
    expect(byGet.body).toEqual(body);
  });

  test('the operations of the site are executed', async () => {
    for (const query of Object.values(siteOperations))
      expect((await served.client().request('POST', '/graphql', { query, variables: { id: 1 } })).status).toBe(200);
  });

  test('an unknown id has the code that clients know', async () => {
    const ids = [getDocumentId('query Other{postCount}'), 'a'.repeat(63), '../secret', ''];
    const answers = await Promise.all(
      ids.map((id) => {
        const extensions = { persistedQuery: { version: 1, sha256Hash: id } };
        return served.client().request('POST', '/graphql', { extensions });
      }),
    );
    for (const { body } of answers) expect(body.errors).toEqual(unknown);
  });

  test('an automatic persisted query is told to send its text, which works with its hash too', async () => {
    const other = await startOther(folder, { operations: 'any' });
    const extensions = {
      persistedQuery: { version: 1, sha256Hash: createHash('sha256').update(freeText).digest('hex') },
    };
    for (const client of [served.client(), other.client()])
      expect((await client.request('POST', '/graphql', { extensions })).body.errors).toEqual([
        { message: 'PersistedQueryNotSupported', extensions: { code: 'PERSISTED_QUERY_NOT_SUPPORTED' } },
      ]);
    const { body } = await other.client().request('POST', '/graphql', { query: freeText, extensions });
    expect(body).toEqual({ data: { postCount: 0 } });
  });

  test('any other text is refused, before it is parsed and however it is sent', async () => {
    await served.fixtures.user('ana');
    const ana = await served.signedIn('ana');
    const headers = { 'apollo-require-preflight': 'yes' };
    for (const client of [served.client(), ana]) {
      const byGet = `/graphql?query=${encodeURIComponent(freeText)}`;
      const answers = [
        await sendText(client, freeText),
        await sendText(client, '{ nothing'),
        await client.request('POST', '/graphql', { query: freeText, ...toBody(text) }),
        await client.request('GET', byGet, undefined, headers),
      ];
      for (const { status, body } of answers) {
        expect([status, body.errors[0].extensions]).toEqual([403, refusal]);
        expect(body.data).toBeUndefined();
      }
    }
  });

  test('with the playground, a session may send any text, and a visitor may not', async () => {
    const other = await startOther(folder, { playground: true });
    await other.fixtures.user('ana');
    expect((await sendText(await other.signedIn('ana'), freeText)).body).toEqual({
      data: { postCount: 0 },
    });
    expect((await sendText(other.client(), freeText)).status).toBe(403);
  });

  test('where any operation may be sent, ids work too', async () => {
    const other = await startOther(folder, { operations: 'any' });
    expect((await sendText(other.client(), freeText)).status).toBe(200);
    expect((await sendId(other.client(), text)).body).toEqual({ data: { postCount: 0, projectCount: 0 } });
  });

  test('a release works at once while the gateway runs', async () => {
    const later = 'query Later{projectCount}';
    expect((await sendId(served.client(), later)).body.errors).toEqual(unknown);
    putRelease('public/1.0.1-bb', later);
    expect((await sendId(served.client(), later)).body).toEqual({ data: { projectCount: 0 } });
  });

  test('a broken file is told once and costs only itself', async () => {
    mkdirSync(path.join(folder, 'admin/1.0.0-cc'), { recursive: true });
    writeFileSync(path.join(folder, 'admin/1.0.0-cc/operations.json'), JSON.stringify({ ['0'.repeat(32)]: freeText }));
    expect((await sendId(served.client(), text)).body.errors).toBeUndefined();
    expect((await sendId(served.client(), freeText)).body.errors).toEqual(unknown);
    expect((await sendText(served.client(), freeText)).status).toBe(403);
    const warnings = served.log.lines.filter((line) => line.includes('the operations of a build cannot be read'));
    expect(warnings).toHaveLength(1);
    expect(warnings[0]).toContain('is not the hash of its text');
  });

  test('the operations of earlier releases and of the shell are known after a restart', async () => {
    putRelease('public/1.0.1-bb', 'query Later{projectCount}');
    putRelease('.', 'query Shell{postCount}');
    const next = await startOther(folder);
    expect((await sendId(next.client(), text)).body).toEqual({ data: { postCount: 0, projectCount: 0 } });
    expect((await sendId(next.client(), 'query Later{projectCount}')).body).toEqual({ data: { projectCount: 0 } });
    expect((await sendId(next.client(), 'query Shell{postCount}')).body).toEqual({ data: { postCount: 0 } });
  });

  test('a gateway without the folder executes the operations of the site only', async () => {
    const other = await startOther(null);
    expect((await sendId(other.client(), text)).body.errors).toEqual(unknown);
    const [query] = Object.values(siteOperations);
    expect((await other.client().request('POST', '/graphql', { query, variables: { id: 1 } })).status).toBe(200);
  });

  test('requests with unknown ids wait for one look at the folder', async () => {
    const readFolder = jest.spyOn(fs.promises, 'readdir');
    const ids = Array.from({ length: 50 }, (_, index) => `query Q${index}{postCount}`);
    const answers = await Promise.all(ids.map((id) => sendId(served.client(), id)));
    for (const { body } of answers) expect(body.errors).toEqual(unknown);
    const looks = readFolder.mock.calls.filter(([read]) => read === folder);
    expect(looks.length).toBeGreaterThan(0);
    expect(looks.length).toBeLessThanOrEqual(3);
    readFolder.mockRestore();
  });
});
