import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { formatHead, parseHead, type SealHead } from './seal-head';

/** Keeps the head of the seals outside of the database: a chain that is made anew, or cut, lacks it. */
export async function writeWitness(file: string, head: SealHead): Promise<void> {
  const partial = `${file}.${process.pid}.partial`;
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  await writeFile(partial, `${formatHead(head)}\n`, { mode: 0o600 });
  await rename(partial, file);
}

/** The head that was kept last on this machine; null where none was. */
export async function readWitness(file: string): Promise<SealHead | null> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  return text === null ? null : parseHead(text);
}
