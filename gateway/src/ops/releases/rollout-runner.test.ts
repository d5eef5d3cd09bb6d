import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  addCounts,
  listHistory,
  openStore,
  readRegistry,
  release,
  type ReleaseCounts,
  runCommand,
  type Store,
  type TabCounts,
} from '@cimiento/releases';
import { writeBuild } from '@cimiento/releases/testing';
import { RolloutRunner } from './rollout-runner';

const liveName = '1.0.0-aaaaaaaaaaaa';
const canaryName = '1.0.0-bbbbbbbbbbbb';
const minute = 60_000;

/** Counts of the only page of the remote. */
const countTabs = (counts: Partial<TabCounts>): ReleaseCounts => ({ '/hola': addCounts([counts]) });

let folder: string;
let remotesDir: string;
let store: Store;
let counts: Record<string, ReleaseCounts>;
let warnings: unknown[];

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'cimiento-rollout-'));
  remotesDir = path.join(folder, 'remotes');
  store = openStore(remotesDir);
  counts = {};
  warnings = [];
  const options = { remote: 'public', by: 'equipo' };
  await release(store, { ...options, build: writeBuild(folder, 'aaaaaaaaaaaa') });
  await release(store, { ...options, build: writeBuild(folder, 'bbbbbbbbbbbb'), share: 10, everyMs: 30 * minute });
});

afterEach(() => rmSync(folder, { recursive: true }));

const createRunner = () =>
  new RolloutRunner(
    remotesDir,
    {
      getFigures: async () => ({ public: counts }),
    },
    { info: () => undefined, warn: (...line: unknown[]) => void warnings.push(line) },
  );
const listSteps = async () =>
  (await listHistory(store, 'public')).map(({ action, share, by }) => `${action} ${share} ${by}`);
const readShare = async () => (await readRegistry(store)).registry.public?.canary?.share;

test('raises a healthy canary to half and then to all browsers, each a line of the history', async () => {
  counts = {
    [liveName]: countTabs({ load: 5000, load_failed: 5, render_failed: 5 }),
    [canaryName]: countTabs({ load: 1000, load_failed: 1, render_failed: 1 }),
  };
  const runner = createRunner();
  await runner.advanceAll(Date.now() + 29 * minute);
  expect(await readShare()).toBe(10);
  await runner.advanceAll(Date.now() + 31 * minute);
  expect(await readShare()).toBe(50);
  await runner.advanceAll(Date.now() + 29 * minute);
  expect(await readShare()).toBe(50);
  await runner.advanceAll(Date.now() + 31 * minute);
  expect((await readRegistry(store)).registry.public).toMatchObject({ build: 'bbbbbbbbbbbb' });
  expect((await listSteps()).slice(1)).toEqual([
    'canary 10 equipo',
    'share 50 canary-health',
    'complete 100 canary-health',
  ]);
});

test('a gateway with a wrong clock raises a canary no sooner than its time', async () => {
  counts = {
    [liveName]: countTabs({ load: 5000, load_failed: 5, render_failed: 5 }),
    [canaryName]: countTabs({ load: 1000, load_failed: 1, render_failed: 1 }),
  };
  const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 120 * minute);
  await createRunner().advanceAll();
  expect(await readShare()).toBe(10);
  clock.mockRestore();
});

test('takes back a canary that fails more than the live release, and says why', async () => {
  counts = {
    [liveName]: countTabs({ load: 5000, load_failed: 5, render_failed: 5 }),
    [canaryName]: countTabs({ load: 60, load_failed: 0, render_failed: 30 }),
  };
  await createRunner().advanceAll();
  expect(await readShare()).toBeUndefined();
  expect((await listHistory(store, 'public')).at(-1)).toMatchObject({
    action: 'take-back',
    reason: 'thrown in 50.0 % of 60 tabs, live in 0.1 % of 5000 tabs',
  });
});

test('takes one step when many processes look at once', async () => {
  counts = {
    [liveName]: countTabs({ load: 50, load_failed: 0, render_failed: 0 }),
    [canaryName]: countTabs({ load: 50, load_failed: 50, render_failed: 0 }),
  };
  await Promise.all(Array.from({ length: 5 }, () => createRunner().advanceAll()));
  expect((await listSteps()).slice(2)).toEqual(['take-back 0 canary-health']);
  expect(warnings).toEqual([]);
});

test('leaves a canary alone that people raise', async () => {
  counts = { [canaryName]: countTabs({ load: 1000, load_failed: 1000, render_failed: 0 }) };
  mkdirSync(path.join(folder, 'next'));
  const build = writeBuild(path.join(folder, 'next'), 'bbbbbbbbbbbb');
  await release(store, { remote: 'public', by: 'equipo', build, share: 20 });
  await createRunner().advanceAll();
  expect(await readShare()).toBe(20);
});

test('leaves how the releases did beside them, once a minute', async () => {
  counts = { [liveName]: countTabs({ load: 200, load_failed: 0, render_failed: 1 }) };
  const runner = createRunner();
  const readStatus = () =>
    runCommand(['status', '--from', remotesDir, '--remote', 'public'], {
      cwd: folder,
      environment: {},
      onNotice: (notice) => warnings.push(notice),
    });
  await runner.writeFigures();
  expect(await readStatus()).toMatch(/^public {2}live 1\.0\.0-a{12} .*0\.0 % not loaded, 0\.5 % thrown in 200 tabs$/m);
  expect(await readStatus()).toMatch(/^public {2}canary 10 % .*—$/m);
  counts = {};
  await runner.writeFigures();
  expect(await readStatus()).toContain('in 200 tabs');
  await runner.writeFigures(Date.now() + minute);
  expect(await readStatus()).not.toContain('in 200 tabs');
  expect(warnings).toEqual([]);
});

test('a canary that waits for a page after seven days needs a person, and status names the page', async () => {
  counts = {
    [liveName]: countTabs({ opened: 5000, load: 5000 }),
    [canaryName]: { '/otra': addCounts([{ opened: 1000, load: 1000 }]) },
  };
  const runner = createRunner();
  await runner.advanceAll(Date.now() + 31 * minute);
  expect(await readShare()).toBe(50);
  const late = Date.now() + 8 * 24 * 60 * minute;
  await runner.advanceAll(late);
  await runner.writeFigures(late);
  expect(await readShare()).toBe(50);
  const status = runCommand(['status', '--from', remotesDir, '--remote', 'public'], {
    cwd: folder,
    environment: {},
    onNotice: () => undefined,
  });
  expect(await status).toContain('canary waits for a person: seven days brought too few tabs on /hola;');
});

test.each([
  ['ahead of', 120, 0],
  ['behind', -30, 30],
])('a canary is judged since its start when the clock of its history is %s ours', async (_where, minutes, age) => {
  let since = 0;
  const health = { getFigures: async (from: number) => ((since = from), {}) };
  const runner = new RolloutRunner(remotesDir, health, { info: () => undefined, warn: () => undefined });
  await runner.advanceAll(Date.now() - minutes * minute);
  expect(Math.abs(Date.now() - age * minute - since)).toBeLessThan(minute);
});

test('logs a registry that cannot be read once', async () => {
  await store.write('remotes.json', '{');
  await store.remove('remotes.last-good.json');
  const runner = createRunner();
  await runner.advanceAll();
  await runner.advanceAll();
  expect(warnings).toHaveLength(1);
});
