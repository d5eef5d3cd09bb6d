import { mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStore, readRegistry, release, type Store } from '.';
import { writeBuild } from './testing';

let folder: string;
let to: string;
let store: Store;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'cimiento-full-'));
  to = join(folder, 'served');
  store = openStore(to);
  await releaseBuild('aaa');
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

const releaseBuild = (id: string) => release(store, { remote: 'hola', by: 'ana', build: writeBuild(folder, id) });

test('says in one line that the disk is full, changes nothing, and leaves no part of a file', async () => {
  const before = readFileSync(join(to, 'remotes.json'), 'utf8');
  // The file that a new registry is written to before it replaces the old one. Writing to /dev/full fails as on a full disk.
  symlinkSync('/dev/full', join(to, `.remotes.json.${process.pid}.next`));
  await expect(releaseBuild('bbb')).rejects.toThrow(/^Cannot write .*\/remotes\.json: the disk is full$/);
  expect(readFileSync(join(to, 'remotes.json'), 'utf8')).toBe(before);
  expect(readdirSync(to).filter((file) => file.startsWith('.'))).toEqual([]);
  await releaseBuild('bbb');
  expect((await readRegistry(store)).registry.hola?.build).toBe('bbb');
});
