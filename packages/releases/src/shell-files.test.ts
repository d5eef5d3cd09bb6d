import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStore, runCommand, stateShell, type Store } from '.';
import { isRemoteName } from './registry';
import { writeShell } from './testing';

const dayMs = 24 * 60 * 60_000;

let folder: string;
let to: string;
let store: Store;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'cimiento-shells-'));
  to = join(folder, 'served');
  store = openStore(to);
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

const state = (id: string) => stateShell(store, writeShell(folder, id), 'ana');
const readLines = () =>
  readFileSync(join(to, 'shell/history.jsonl'), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { release: string; at: string });
const hasFiles = (id: string) => existsSync(join(to, `shell/${id}/assets/apollo.${id}.js`));
const run = (...args: string[]) =>
  runCommand([...args, '--to', to], { cwd: folder, environment: { RELEASE_BY: 'ana' }, onNotice: () => undefined });

test('a stated shell leaves its files, and a line only when it takes the place of another', async () => {
  for (const id of ['aaaaaaaaaaaa', 'aaaaaaaaaaaa', 'bbbbbbbbbbbb', 'aaaaaaaaaaaa']) await state(id);
  expect(readLines().map(({ release }) => release)).toEqual(['aaaaaaaaaaaa', 'bbbbbbbbbbbb', 'aaaaaaaaaaaa']);
  expect(['aaaaaaaaaaaa', 'bbbbbbbbbbbb'].map(hasFiles)).toEqual([true, true]);
  expect(JSON.parse(readFileSync(join(to, 'supports.json'), 'utf8'))).toMatchObject({ build: 'aaaaaaaaaaaa' });
});

test('a damaged file of a shell is written again when the shell is stated again', async () => {
  await state('aaaaaaaaaaaa');
  writeFileSync(join(to, 'shell/aaaaaaaaaaaa/assets/apollo.aaaaaaaaaaaa.js'), 'half');
  await state('aaaaaaaaaaaa');
  expect(readFileSync(join(to, 'shell/aaaaaaaaaaaa/assets/apollo.aaaaaaaaaaaa.js'), 'utf8')).toBe('apollo');
});

test('the files of a shell stay for a day after another was stated in its place', async () => {
  for (const id of ['aaaaaaaaaaaa', 'bbbbbbbbbbbb']) await state(id);
  const setAge = (ms: number) => {
    const lines = readLines().map((line) => JSON.stringify({ ...line, at: new Date(Date.now() - ms).toISOString() }));
    writeFileSync(join(to, 'shell/history.jsonl'), `${lines.join('\n')}\n`);
  };
  setAge(dayMs - 60_000);
  expect(await run('prune', '--keep', '1')).toBe('There is nothing to delete');
  setAge(dayMs + 60_000);
  expect(await run('prune', '--keep', '1', '--dry-run')).toBe('the files of shell aaaaaaaaaaaa would be deleted');
  expect(await run('prune', '--keep', '1')).toBe('the files of shell aaaaaaaaaaaa are deleted');
  expect(['aaaaaaaaaaaa', 'bbbbbbbbbbbb'].map(hasFiles)).toEqual([false, true]);
  expect(await run('prune', '--keep', '1')).toBe('There is nothing to delete');
});

test('a shell of an earlier version, with neither an id nor operations, states what it supports', async () => {
  const place = writeShell(folder, 'aaaaaaaaaaaa');
  rmSync(join(place, 'operations.json'));
  rmSync(join(place, 'build.json'));
  writeFileSync(join(place, 'supports.json'), '{"contracts":{"oldest":1,"newest":1},"shared":{}}');
  await stateShell(store, place, 'ana');
  expect(existsSync(join(to, 'supports.json'))).toBe(true);
  expect(existsSync(join(to, 'shell'))).toBe(false);
});

test('a folder without a build of the shell is refused in one line', async () => {
  await expect(run('supports')).rejects.toThrow('supports.json is missing: run npm run build');
});

test('a remote cannot have the name of the folder of the shells', () => {
  expect(['shell', 'shell-x', 'shells'].map(isRemoteName)).toEqual([false, true, true]);
});
