import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { activate, createKey, getReleaseName, openStore, release, rollback, yank } from '@cimiento/releases';
import type { RegistryFault } from '@cimiento/releases/registry';
import { stepCanary, writeBuild } from '@cimiento/releases/testing';
import { openHistories } from './outdated';
import { openRegistryFile } from './registry-file';

const ours = createKey();
const theirs = createKey();

let folder: string;
let faults: RegistryFault[];

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'cimiento-signed-'));
  faults = [];
  writeFileSync(path.join(folder, 'keys.json'), JSON.stringify({ hola: [ours.publicKey] }));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

const store = () => openStore(folder);
const by = { by: 'ana', key: ours.privateKey };
const releaseBuild = (id: string, options = {}) =>
  release(store(), { ...by, ...options, remote: 'hola', build: writeBuild(folder, id) });
const file = () => path.join(folder, 'remotes.json');
const open = () =>
  openRegistryFile(folder, path.join(folder, 'keys.json'), openHistories(folder), (fault) => faults.push(fault));
const toNames = ({ registry: { hola } }: ReturnType<ReturnType<typeof open>>) =>
  [hola, hola?.canary?.line].map((entry) => entry && getReleaseName(entry));

test('signed entries are used through release, canary, completion and rollback', async () => {
  const read = open();
  await releaseBuild('aaa');
  expect(toNames(read())).toEqual(['1.0.0-aaa', undefined]);
  await releaseBuild('bbb', { share: 10, everyMs: 1 });
  await stepCanary(store(), 'hola', { kind: 'raise', share: 50 });
  expect(toNames(read())).toEqual(['1.0.0-aaa', '1.0.0-bbb']);
  await stepCanary(store(), 'hola', { kind: 'take-back', reason: 'errors' });
  expect(toNames(read())).toEqual(['1.0.0-aaa', undefined]);
  await releaseBuild('ccc');
  await rollback(store(), 'hola', by);
  expect(toNames(read())).toEqual(['1.0.0-aaa', undefined]);
  expect(toNames(open()())).toEqual(['1.0.0-aaa', undefined]);
  expect(faults).toEqual([]);
});

test('a release without the key of its team, or with another key, never reaches the registry', async () => {
  await releaseBuild('aaa');
  await expect(releaseBuild('bbb', { key: undefined })).rejects.toThrow('Releases of hola must be signed');
  await expect(releaseBuild('bbb', { key: theirs.privateKey })).rejects.toThrow('This is not a key of hola');
  await expect(releaseBuild('bbb', { key: 'x' })).rejects.toThrow('The private key cannot be read');
  await expect(rollback(store(), 'hola', { by: 'ana' })).rejects.toThrow();
});

test.each([
  ['no key', undefined, 'must be signed'],
  ['the key of another team', theirs.privateKey, 'not a key of hola'],
])('a release with %s is refused before anything is copied, and by a dry run', async (_name, key, message) => {
  await releaseBuild('aaa');
  for (const options of [{}, { share: 10 }, { dryRun: true }])
    await expect(releaseBuild('bbb', { key, ...options })).rejects.toThrow(message);
  expect(existsSync(path.join(folder, 'hola/1.0.0-bbb'))).toBe(false);
});

test('a build is staged without a key, and signed when it is activated', async () => {
  await releaseBuild('aaa');
  await releaseBuild('bbb', { stage: true, key: undefined });
  const read = open();
  expect(toNames(read())).toEqual(['1.0.0-aaa', undefined]);
  await expect(activate(store(), 'hola', 'bbb', { by: 'ana' })).rejects.toThrow('must be signed');
  await activate(store(), 'hola', 'bbb', by);
  expect(toNames(read())).toEqual(['1.0.0-bbb', undefined]);
  expect(faults).toEqual([]);
});

test('a release says in one line that the list of keys is damaged', async () => {
  writeFileSync(path.join(folder, 'keys.json'), '[');
  await expect(releaseBuild('aaa')).rejects.toMatchObject({
    name: 'ReleaseError',
    message: expect.stringMatching(/^keys\.json in \S+ cannot be read: [^\n]+$/),
  });
});

test.each<[string, (entry: Record<string, unknown>) => object, string]>([
  [
    'whose manifest was changed',
    (entry) => ({ ...entry, integrity: `sha384-${'A'.repeat(64)}` }),
    'is not signed with',
  ],
  [
    'whose access was opened',
    (entry) => ({ ...entry, routes: { '/hola': 'public', '/x': 'public' } }),
    'is not signed with',
  ],
  ['without its signature', ({ signature: _signature, ...entry }) => entry, 'it is not signed'],
])('keeps the last good entry when the file has one %s', async (_name, change, message) => {
  await releaseBuild('aaa');
  const read = open();
  const good = read().registry;
  const registry = JSON.parse(readFileSync(file(), 'utf8')) as { hola: Record<string, unknown> };
  writeFileSync(file(), JSON.stringify({ hola: change(registry.hola) }));
  expect(read().registry).toEqual(good);
  expect(faults).toEqual([{ remote: 'hola', fault: expect.stringContaining(message) }]);
});

test('an old signed entry or canary that is put back is refused, also after a restart', async () => {
  await releaseBuild('aaa');
  const old = readFileSync(file(), 'utf8');
  await releaseBuild('bbb', { share: 10, everyMs: 1 });
  const withCanary = readFileSync(file(), 'utf8');
  await stepCanary(store(), 'hola', { kind: 'take-back', reason: 'errors' });
  writeFileSync(file(), withCanary);
  expect(toNames(open()())).toEqual(['1.0.0-aaa', undefined]);
  expect(faults.pop()).toMatchObject({
    fault: expect.stringMatching(/^canary: .*was signed as step 2, and the history has gone on/),
  });
  await releaseBuild('ccc');
  const read = open();
  expect(toNames(read())).toEqual(['1.0.0-ccc', undefined]);
  writeFileSync(file(), old);
  for (const again of [read, open()]) expect(toNames(again())).toEqual(['1.0.0-ccc', undefined]);
  expect(faults.pop()).toMatchObject({ fault: expect.stringContaining('1.0.0-aaa was signed as step 1') });
});

test('refuses a yanked release that was put back', async () => {
  for (const id of ['aaa', 'bbb']) await releaseBuild(id);
  const old = readFileSync(file(), 'utf8');
  await yank(store(), 'hola', 'bbb', by);
  const read = open();
  expect(toNames(read())).toEqual(['1.0.0-aaa', undefined]);
  writeFileSync(file(), old);
  expect(toNames(read())).toEqual(['1.0.0-aaa', undefined]);
  expect(faults).toEqual([{ remote: 'hola', fault: '1.0.0-bbb is forbidden for good' }]);
});

test('a remote without a listed key needs no signature', async () => {
  writeFileSync(path.join(folder, 'keys.json'), '{}');
  const read = open();
  await releaseBuild('aaa', { key: undefined });
  expect(toNames(read())).toEqual(['1.0.0-aaa', undefined]);
});

test('keeps the registry while the list of keys is damaged', async () => {
  await releaseBuild('aaa');
  const read = open();
  const good = read().registry;
  writeFileSync(path.join(folder, 'keys.json'), '[');
  expect(read().registry).toEqual(good);
  expect(faults).toEqual([{ remote: '*', fault: expect.stringContaining('cannot be read') }]);
});
