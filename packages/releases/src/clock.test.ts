import { mkdtempSync, rmSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { advanceCanary, listHistory, openStore, pruneReleases, release, type Store, stateShell } from '.';
import { createWebdavServer, writeBuild, writeShell } from './testing';

const hour = 60 * 60_000;
const by = { by: 'ana' };

let folder: string;
let server: Server;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'cimiento-clock-'));
  server = createWebdavServer(folder);
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  process.env.RELEASE_AUTHORIZATION = 'Bearer right';
});

afterEach(async () => {
  jest.useRealTimers();
  delete process.env.RELEASE_AUTHORIZATION;
  await new Promise((resolve) => server.close(resolve));
  rmSync(folder, { recursive: true, force: true });
});

/** Sets the clock of this process, and nothing else: file systems and servers have their own. */
function setClock(aheadMs: number): void {
  const timers = [
    'setTimeout',
    'clearTimeout',
    'setInterval',
    'clearInterval',
    'setImmediate',
    'clearImmediate',
  ] as const;
  jest.useFakeTimers({
    now: Date.now() + aheadMs,
    doNotFake: [...timers, 'nextTick', 'queueMicrotask', 'hrtime', 'performance'],
  });
}

const places: [string, () => Store][] = [
  ['a folder', () => openStore(folder)],
  ['a server', () => openStore(`http://127.0.0.1:${(server.address() as AddressInfo).port}/remotes/`)],
];

describe.each([
  ['2 hours ahead', 2 * hour],
  ['30 hours behind', -30 * hour],
  ['30 days ahead', 30 * 24 * hour],
])('with a clock %s', (_clock, aheadMs) => {
  test.each(places)('lines, canaries and deletions have the time of %s', async (_place, open) => {
    const store = open();
    const now = Date.now();
    const isNow = (time: number) => Math.abs(time - now) < 60_000;
    setClock(aheadMs);
    expect(isNow(Date.now())).toBe(false);
    for (const id of ['aaa', 'bbb', 'ccc', 'ddd'])
      await release(store, { ...by, remote: 'hola', build: writeBuild(folder, id) });
    await release(store, { ...by, remote: 'hola', build: writeBuild(folder, 'eee'), share: 10, everyMs: hour });
    await stateShell(store, writeShell(folder, 'aaaaaaaaaaaa'), 'ana');
    const lines = [...(await listHistory(store, 'hola')), ...(await listHistory(store, 'shell'))];
    expect(lines.map(({ at }) => isNow(Date.parse(at)))).toEqual(lines.map(() => true));
    const times: boolean[] = [];
    await advanceCanary(store, 'hola', by, async ({ sharedAt }) => {
      times.push(isNow(sharedAt), isNow(await store.getTime()));
      return { kind: 'wait', pages: [], needsPerson: false };
    });
    expect(times).toEqual([true, true]);
    expect(await pruneReleases(store, 'hola', 1, by)).toEqual([]);
  });
});
