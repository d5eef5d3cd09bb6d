import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createTestGateway, type TestGateway, toProjectInput } from '../../testing';

const holdMs = 60_000;

/** A process that keeps the file for itself for a minute, as a backup or a tool of an operator may. */
const holdProgram = `
const database = new (require('better-sqlite3'))(process.argv[1]);
database.exec('BEGIN IMMEDIATE');
console.log('held');
setTimeout(() => { database.exec('ROLLBACK'); console.log('free'); }, ${holdMs});`;

describe('another process that writes to the file for a minute', () => {
  let folder: string;
  let served: TestGateway;

  beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'cimiento-writer-'));
    const file = path.join(folder, 'cimiento.sqlite');
    served = await createTestGateway('sqlite', { database: { kind: 'sqlite', file }, demoData: true });
  });

  afterAll(async () => {
    await served.close();
    rmSync(folder, { recursive: true });
  });

  test('reads and /healthz never wait for it, and a change is 503 after at most 20 s', async () => {
    const admin = await served.signedInAdmin('otra');
    const input = { name: 'Clave', scopes: ['projects:read', 'projects:write'], expiresAt: null };
    const { key } = await admin.send('createApiKey', { input }, 'key');
    const variables = { input: toProjectInput(await served.fixtures.project()) };
    const { config } = served;
    const file = config.database.kind === 'sqlite' ? config.database.file : '';
    const holder = spawn(process.execPath, ['-e', holdProgram, file], { stdio: ['ignore', 'pipe', 'inherit'] });
    await once(holder.stdout, 'data');
    const freed = once(holder.stdout, 'data').then(() => performance.now());
    const startedAt = performance.now();

    const measure = async (request: () => Promise<{ status: number }>) => {
      const before = performance.now();
      const { status } = await request();
      return { status, ms: Math.round(performance.now() - before) };
    };
    const list = { query: '{ projects { id } }' };
    const headers = { authorization: `Bearer ${key}` };
    const change = { query: 'mutation ($input: ProjectInput!) { createProject(input: $input) { id } }' };
    const write = () => measure(() => served.client().request('POST', '/graphql', { ...change, variables }, headers));
    const writes = Promise.all([write(), write(), write()]);
    const reads: { status: number; ms: number }[] = [];
    while (performance.now() - startedAt < holdMs - 5000) {
      reads.push(await measure(() => served.client().request('POST', '/graphql', list, headers)));
      reads.push(await measure(() => admin.request('POST', '/graphql', list)));
      reads.push(await measure(() => served.client().request('GET', '/healthz')));
      await wait(100);
    }
    const refused = await writes;
    console.log({ reads: reads.length, longest: Math.max(...reads.map(({ ms }) => ms)), refused });
    expect(new Set(reads.map(({ status }) => status))).toEqual(new Set([200]));
    expect(Math.max(...reads.map(({ ms }) => ms))).toBeLessThan(1000);
    for (const { status, ms } of refused) {
      expect(status).toBe(503);
      expect(ms).toBeLessThan(20_000);
    }
    // One that comes while it still waits for the file is done when the other process is.
    const last = await write();
    await freed;
    expect(last.status).toBe(200);
  }, 120_000);
});
