import { execFile } from 'node:child_process';
import { appendFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { createTestGateway, type TestGateway } from '@cimiento/gateway/testing';
import { createRestAdapter } from '@cimiento/rest-adapter';
import { createClient } from '.';
import { copyJournal } from '../examples/journal';

const run = promisify(execFile);
const examples = path.resolve(__dirname, '../examples');

describe('a copy of the journal', () => {
  let served: TestGateway;
  let folder: string;
  let key: string;

  beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'cimiento-journal-'));
    served = await createTestGateway('sqlite', { demoData: true, mount: (gateway) => createRestAdapter({ gateway }) });
    const admin = await served.signedInAdmin('contadora');
    const { body } = await admin.request('POST', '/api/admin/api-keys', { name: 'Libro', scopes: ['ledger:read'] });
    ({ key } = body as { key: string });
  });

  afterAll(async () => {
    await served.close();
    rmSync(folder, { recursive: true });
  });

  /** A movement of the books, which the next run finds. */
  const deposit = async () => served.fixtures.deposit(await served.fixtures.user(), 125);

  test('the program in TypeScript continues where it stopped, also in the middle of a line', async () => {
    const client = createClient({ baseUrl: served.url, key });
    const file = path.join(folder, 'journal.jsonl');
    const first = await copyJournal(client, file);
    expect(first).toEqual({ entries: expect.any(Number), different: [] });
    expect(first.entries).toBeGreaterThan(50);
    await deposit();
    appendFileSync(file, '{"id": 1, "da');
    expect(await copyJournal(client, file)).toEqual({ entries: first.entries + 1, different: [] });
    expect(readFileSync(file, 'utf8').trim().split('\n')).toHaveLength(first.entries + 1);
  });

  test('the program in Python continues where it stopped', async () => {
    const env = { ...process.env, CIMIENTO_URL: served.url, CIMIENTO_KEY: key };
    const copy = async (): Promise<number> => {
      const { stdout } = await run('python3', [path.join(examples, 'journal.py'), path.join(folder, 'j.sqlite')], {
        env,
      });
      expect(stdout).toMatch(/^\d+ entries, 0 accounts that differ\n$/);
      return Number.parseInt(stdout, 10);
    };
    const before = await copy();
    expect(before).toBeGreaterThan(50);
    await deposit();
    expect(await copy()).toBe(before + 1);
  });
});
