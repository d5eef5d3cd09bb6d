import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { assertWritable, readFreeBytes } from './disk';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'cimiento-disk-'));
});

afterEach(() => rm(folder, { recursive: true }));

test('a folder that can be written is created, and its free bytes are known', async () => {
  const files = path.join(folder, 'data/files');
  await assertWritable(files);
  expect(await readFreeBytes(files)).toBeGreaterThan(0);
  expect(await readFreeBytes(path.join(folder, 'missing/deeper'))).toBeGreaterThan(0);
});

test('a folder that cannot be written is said in one line with what to set', async () => {
  const file = path.join(folder, 'a-file');
  await writeFile(file, '');
  await expect(assertWritable(path.join(file, 'files'))).rejects.toThrow(
    /^Cannot write the data in .* \(ENOTDIR\): check the folder's owner and permissions, or set DATA_DIR$/,
  );
});

test('a folder that the system refuses to create is an error, and no endless wait', async () => {
  await expect(assertWritable('/proc/cimiento/files')).rejects.toThrow(
    /^Cannot write the data in \/proc\/cimiento\/files/,
  );
});
