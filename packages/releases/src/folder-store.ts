import {
  appendFileSync,
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { ReleaseError } from './release-error';
import type { Store } from './store';

const reasons: Record<string, string> = {
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk quota is used up',
  EACCES: 'permission denied',
  EPERM: 'permission denied',
  EROFS: 'the file system is read-only',
};

/** Runs a write, and names its usual failures in one line. */
function explain<T>(file: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    const reason = reasons[(error as NodeJS.ErrnoException).code ?? ''];
    throw reason === undefined ? error : new ReleaseError(`Cannot write ${file}: ${reason}`);
  }
}

/** A store in a local folder. */
export function openFolder(folder: string, leaseMs: number): Store {
  return {
    location: folder,
    leaseMs,
    read: (path) => Promise.resolve(readIfExists(join(folder, path))),
    write: async (path, content) => explain(join(folder, path), () => writeAtomically(join(folder, path), content)),
    append: async (path, text) =>
      explain(join(folder, path), () => {
        mkdirSync(dirname(join(folder, path)), { recursive: true });
        appendFileSync(join(folder, path), text, { flush: true });
      }),
    getTime: async () => explain(folder, () => readTime(folder)),
    createFolder: async (path) => explain(join(folder, path), () => createFolder(join(folder, path))),
    remove: async (path) => rmSync(join(folder, path), { recursive: true, force: true }),
  };
}

const readIfExists = (file: string): Buffer | null => {
  try {
    return readFileSync(file);
  } catch (error) {
    if (['ENOENT', 'ENOTDIR', 'EISDIR'].includes((error as NodeJS.ErrnoException).code ?? '')) return null;
    throw error;
  }
};

/** The time that the file system gives to a file that is written now. */
function readTime(folder: string): number {
  const file = join(folder, `.${process.pid}.time`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, '');
  const { mtimeMs } = statSync(file);
  rmSync(file, { force: true });
  return Math.floor(mtimeMs);
}

function createFolder(folder: string): boolean {
  mkdirSync(dirname(folder), { recursive: true });
  try {
    mkdirSync(folder);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

function writeAtomically(file: string, content: string | Buffer): void {
  const next = join(dirname(file), `.${basename(file)}.${process.pid}.next`);
  if (!existsSync(dirname(file))) mkdirSync(dirname(file), { recursive: true });
  try {
    writeFileSync(next, content);
    const handle = openSync(next, 'r+');
    fsyncSync(handle);
    closeSync(handle);
    renameSync(next, file);
  } catch (error) {
    rmSync(next, { force: true });
    throw error;
  }
}
