import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { operatorMessages } from '@cimiento/contracts';
import { ConfigError, loadConfig } from '../config/config';
import { type ObjectStorageServer, startObjectStorage } from '../../testing/object-storage-server';
import { toUnavailable } from '../error-responses/unavailable';
import { assertStoreWritable } from './create-file-store';
import { copyFiles, FileNotFoundError, hashContent } from './file-store';
import { FolderStore } from './folder-store';
import { ObjectStore } from './object-store';

let folder: string;
let server: ObjectStorageServer;
let files: ObjectStore;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'cimiento-files-'));
  server = await startObjectStorage();
  files = new ObjectStore(server.place);
});

afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true });
});

test('gives back by its hash what was stored', async () => {
  const stored = await files.put(Buffer.from('contrato'));
  expect(stored).toEqual({ sha256: hashContent(Buffer.from('contrato')), size: 8 });
  const { size, stream } = await files.open(stored.sha256);
  expect([size, await text(stream)]).toEqual([8, 'contrato']);
  expect((await files.read(stored.sha256)).toString()).toBe('contrato');
  expect([await files.has(stored), await files.has({ ...stored, size: 7 })]).toEqual([true, false]);
});

test.each(['../etc/passwd', 'A'.repeat(64), '', 'b'.repeat(64)])('opens nothing for %p', async (hash) => {
  await expect(files.open(hash)).rejects.toThrow(FileNotFoundError);
  await expect(files.read(hash)).rejects.toThrow(FileNotFoundError);
});

test('many writers store the same content once, and a list has more than one page', async () => {
  const pages = new ObjectStore({ ...server.place, prefix: 'pages/' });
  const contents = Array.from({ length: 1010 }, (_none, index) => Buffer.from(`content ${index}`));
  for (let start = 0; start < contents.length; start += 50)
    await Promise.all([...contents.slice(start, start + 50), contents[0]!].map((bytes) => pages.put(bytes)));
  expect((await pages.list()).sort()).toEqual(contents.map(hashContent).sort());
});

test('a content has the time when it was stored, and is removed for good', async () => {
  const { sha256 } = await files.put(Buffer.from('sin fila'));
  expect(Math.abs(((await files.findTime(sha256)) ?? 0) - Date.now())).toBeLessThan(60_000);
  await files.remove(sha256);
  expect(await files.findTime(sha256)).toBeNull();
  expect(await files.list()).not.toContain(sha256);
});

test('a content that was stored long ago is stored anew, so that it is not pruned', async () => {
  const bytes = Buffer.from('otra vez');
  const { sha256 } = await files.put(bytes);
  const first = (await files.findTime(sha256)) ?? Infinity;
  // The storage states whole seconds.
  await wait(1100);
  await files.put(bytes);
  expect(await files.findTime(sha256)).toBe(first);
  await new ObjectStore(server.place, 1000).put(bytes);
  expect(await files.findTime(sha256)).toBeGreaterThan(first);
});

test('a backup copies every content to a folder and back into an empty bucket', async () => {
  const other = { ...server.place, prefix: 'restored/' };
  const [copy, restored] = [new FolderStore(path.join(folder, 'copy')), new ObjectStore(other)];
  const large = randomBytes(3_000_000);
  await files.put(large);
  const count = await copyFiles(files, copy);
  expect(await copyFiles(copy, restored)).toBe(count);
  expect((await restored.list()).sort()).toEqual((await files.list()).sort());
  expect((await restored.read(hashContent(large))).equals(large)).toBe(true);
});

test('a storage that refuses or is absent stops the start with the reason; later it gives 503', async () => {
  const { place } = server;
  const config = { filesDir: folder, objectStorage: place };
  await expect(assertStoreWritable(config)).resolves.toBeUndefined();
  const wrongKey = { ...config, objectStorage: { ...place, accessKeyId: 'wrong' } };
  await expect(assertStoreWritable(wrongKey)).rejects.toThrow(ConfigError);
  const absent = { ...place, endpoint: 'http://127.0.0.1:9' };
  await expect(assertStoreWritable({ ...config, objectStorage: absent })).rejects.toThrow(
    /^Files cannot be stored in s3:\/\/cimiento\/files\/: /,
  );
  const error: unknown = await new ObjectStore(absent).put(Buffer.from('x')).catch((failure: unknown) => failure);
  expect(toUnavailable(error)).toMatchObject({
    message: operatorMessages.storageUnavailable,
    extensions: { status: 503 },
  });
});

test('FILES names a bucket and a prefix, and needs a key', () => {
  const key = { AWS_ACCESS_KEY_ID: 'id', AWS_SECRET_ACCESS_KEY: 'secret' };
  expect(loadConfig({}).objectStorage).toBeNull();
  expect(loadConfig({ FILES: 's3://papers/cimiento', AWS_REGION: 'sa-east-1', ...key }).objectStorage).toEqual({
    bucket: 'papers',
    prefix: 'cimiento/',
    endpoint: null,
    region: 'sa-east-1',
    accessKeyId: 'id',
    secretAccessKey: 'secret',
  });
  expect(() => loadConfig({ FILES: 's3://papers' })).toThrow('AWS_ACCESS_KEY_ID is needed where FILES is set');
  expect(() => loadConfig({ FILES: '/srv/files', ...key })).toThrow('FILES must be s3://bucket or s3://bucket/prefix');
});
