import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readWitness, writeWitness } from './seal-witness';

describe('the head of the seals that is kept outside of the database', () => {
  let folder: string;

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'cimiento-head-'));
  });

  afterAll(() => rm(folder, { recursive: true }));

  test('the newest head is read, and none where none was written', async () => {
    const file = path.join(folder, 'data', 'seal-head');
    expect(await readWitness(file)).toBeNull();
    for (const position of [3, 12]) await writeWitness(file, { position, hash: 'a'.repeat(64) });
    expect(await readWitness(file)).toEqual({ position: 12, hash: 'a'.repeat(64) });
  });

  test('a file with another text has no head', async () => {
    const file = path.join(folder, 'damaged');
    await writeFile(file, 'otra cosa');
    expect(await readWitness(file)).toBeNull();
  });
});
