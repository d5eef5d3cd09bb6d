import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { copyFiles, FileNotFoundError, hashContent } from './file-store';
import { FolderStore } from './folder-store';

describe('the store of files', () => {
  let folder: string;
  let files: FolderStore;

  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'cimiento-files-'));
    files = new FolderStore(path.join(folder, 'files'));
  });

  afterEach(() => rm(folder, { recursive: true }));

  test('gives back by its hash what was stored, readable by its owner only', async () => {
    const stored = await files.put(Buffer.from('contrato'));
    expect(stored).toEqual({ sha256: hashContent(Buffer.from('contrato')), size: 8 });
    const { size, stream } = await files.open(stored.sha256);
    expect([size, await text(stream)]).toEqual([8, 'contrato']);
    expect((await files.read(stored.sha256)).toString()).toBe('contrato');
    const { mode } = await stat(path.join(files.folder, stored.sha256.slice(0, 2), stored.sha256));
    expect(mode & 0o077).toBe(0);
  });

  test('stores the same content once and leaves nothing unfinished, with many writers at once', async () => {
    const contents = [randomBytes(300_000), randomBytes(300_000), Buffer.alloc(0)];
    await Promise.all(Array.from({ length: 60 }, (_, index) => files.put(contents[index % 3]!)));
    expect((await files.list()).sort()).toEqual(contents.map(hashContent).sort());
    expect(await readdir(path.join(files.folder, 'partial'))).toEqual([]);
  });

  test('a file that a killed writer left is not listed, and is deleted an hour later', async () => {
    const writer = `
      const { open } = require('node:fs/promises');
      open(${JSON.stringify(path.join(files.folder, 'partial', 'cut'))}, 'wx')
        .then((handle) => handle.writeFile('half'))
        .then(() => process.kill(process.pid, 'SIGKILL'));`;
    await mkdir(path.join(files.folder, 'partial'), { recursive: true });
    await expect(promisify(execFile)(process.execPath, ['-e', writer])).rejects.toMatchObject({ signal: 'SIGKILL' });
    expect(await files.list()).toEqual([]);
    await files.prune();
    expect(await readdir(path.join(files.folder, 'partial'))).toEqual(['cut']);
    const longAgo = new Date(Date.now() - 7_200_000);
    await utimes(path.join(files.folder, 'partial', 'cut'), longAgo, longAgo);
    await files.prune();
    expect(await readdir(path.join(files.folder, 'partial'))).toEqual([]);
  });

  test('writes a content again whose stored copy was cut short', async () => {
    const { sha256, size } = await files.put(Buffer.from('entero'));
    await writeFile(path.join(files.folder, sha256.slice(0, 2), sha256), 'ent');
    expect(await files.has({ sha256, size })).toBe(false);
    await files.put(Buffer.from('entero'));
    expect((await files.read(sha256)).toString()).toBe('entero');
  });

  test.each(['../../../etc/passwd', 'a'.repeat(63), 'A'.repeat(64), `${'a'.repeat(64)}/..`, '', 'b'.repeat(64)])(
    'opens nothing for %p',
    async (hash) => {
      await files.put(Buffer.from('algo'));
      await expect(files.open(hash)).rejects.toThrow(FileNotFoundError);
      await expect(files.read(hash)).rejects.toThrow(FileNotFoundError);
    },
  );

  test('the store is copied whole, and a damaged content stops the copy', async () => {
    const copy = new FolderStore(path.join(folder, 'copy'));
    expect(await copyFiles(files, copy)).toBe(0);
    const first = await files.put(Buffer.from('uno'));
    await files.put(Buffer.from('dos'));
    expect(await copyFiles(files, copy)).toBe(2);
    expect((await copy.list()).sort()).toEqual((await files.list()).sort());
    await writeFile(path.join(files.folder, first.sha256.slice(0, 2), first.sha256), 'una');
    await expect(copyFiles(files, copy)).rejects.toThrow('is damaged');
  });
});
