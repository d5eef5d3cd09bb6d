import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listHistory, openStore, pruneReleases, release, rollback, runCommand, type Store, yank } from '.';
import { writeBuild } from './testing';

const by = { by: 'ana' };
const weekMs = 7 * 24 * 60 * 60_000;

let folder: string;
let to: string;
let store: Store;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'cimiento-prune-'));
  to = join(folder, 'served');
  store = openStore(to);
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

const releaseBuild = (id: string, options: { share?: number; stage?: boolean } = {}) =>
  release(store, { ...by, ...options, remote: 'hola', build: writeBuild(folder, id) });
const later = () => Date.now() + weekMs + 1000;
const prune = (keep: number, options: { isDryRun?: boolean; now?: number } = {}) =>
  pruneReleases(store, 'hola', keep, { ...by, now: later(), ...options });
const isThere = (id: string) => existsSync(join(to, `hola/1.0.0-${id}/mf-manifest.json`));

test('old releases lose their files, and the last ones before the live one stay', async () => {
  for (const id of ['aaa', 'bbb', 'ccc', 'ddd']) await releaseBuild(id);
  expect(await prune(2, { isDryRun: true })).toEqual(['1.0.0-aaa']);
  expect(isThere('aaa')).toBe(true);
  const before = await listHistory(store, 'hola');
  expect(await prune(2)).toEqual(['1.0.0-aaa']);
  expect(existsSync(join(to, 'hola/1.0.0-aaa'))).toBe(false);
  expect(['bbb', 'ccc', 'ddd'].map(isThere)).toEqual([true, true, true]);
  expect(await prune(2)).toEqual([]);
  expect(await listHistory(store, 'hola')).toEqual(before);
});

test('a rollback, the canary and the live release are possible after pruning all but one', async () => {
  for (const id of ['aaa', 'bbb', 'ccc']) await releaseBuild(id);
  await rollback(store, 'hola', by);
  await releaseBuild('ddd', { share: 10 });
  await releaseBuild('eee', { stage: true });
  await releaseBuild('fff', { stage: true });
  expect(await prune(1)).toEqual(['1.0.0-ccc', '1.0.0-eee']);
  expect(['aaa', 'bbb', 'ddd', 'fff'].map(isThere)).toEqual([true, true, true, true]);
  await rollback(store, 'hola', by);
  expect((await rollback(store, 'hola', by)).build).toBe('aaa');
});

test('a release with a step in the last week stays, because open tabs have its pages', async () => {
  for (const id of ['aaa', 'bbb', 'ccc', 'ddd']) await releaseBuild(id);
  expect(await prune(1, { now: Date.now() })).toEqual([]);
  expect(isThere('aaa')).toBe(true);
});

test('the rest of a forbidden release is deleted too', async () => {
  for (const id of ['aaa', 'bbb', 'ccc']) await releaseBuild(id);
  await yank(store, 'hola', 'aaa', by);
  expect(existsSync(join(to, 'hola/1.0.0-aaa/entry.js'))).toBe(true);
  await prune(1);
  expect(existsSync(join(to, 'hola/1.0.0-aaa'))).toBe(false);
});

test('the command prunes every remote, and needs to know how many stay', async () => {
  for (const id of ['aaa', 'bbb']) await releaseBuild(id);
  const run = (...args: string[]) =>
    runCommand(['prune', '--to', to, ...args], { cwd: folder, environment: {}, onNotice: () => undefined });
  await expect(run()).rejects.toThrow('prune needs --keep N');
  await expect(run('--keep', '0')).rejects.toThrow("not '0'");
  expect(await run('--keep', '5')).toBe('There is nothing to delete');
});
