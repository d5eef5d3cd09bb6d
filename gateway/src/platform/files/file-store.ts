import { createHash, randomUUID } from 'node:crypto';
import { type FileHandle, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';

/** A stored content: its address, and its size in bytes. */
export type StoredFile = { sha256: string; size: number };

/** A content that is being read. Destroy the stream when it is not read to its end. */
export type OpenFile = { size: number; stream: Readable };

/** No content has this hash. */
export class FileNotFoundError extends Error {
  override readonly name = 'FileNotFoundError';
}

const hashPattern = /^[0-9a-f]{64}$/;
const partialFolder = 'partial';
const partialMaxAgeMs = 3_600_000;

const isMissing = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT';

/** SHA-256 of bytes, as 64 hexadecimal digits. */
export const hashContent = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** After a power cut a new name is there only if its folder was written too. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/**
 * Contents of files, each under its SHA-256, in a folder that is never served. Any number of processes may share the folder: a content
 * gets its name when it is complete, and the same content is stored once. Store before the transaction that refers to it: a content
 * without a record is harmless, a record without a content is not.
 */
export class FileStore {
  constructor(readonly folder: string) {}

  /** Stores bytes that survive a power cut once this returns; again for the same bytes changes nothing. */
  async put(bytes: Uint8Array): Promise<StoredFile> {
    const stored = { sha256: hashContent(bytes), size: bytes.byteLength };
    if (await this.has(stored)) return stored;
    const target = this.getPath(stored.sha256);
    const partial = path.join(this.folder, partialFolder, randomUUID());
    await mkdir(path.dirname(partial), { recursive: true, mode: 0o700 });
    await mkdir(path.dirname(target), { recursive: true, mode: 0o700 });
    try {
      await this.writeSynced(partial, bytes);
      // Another process that stored the same file wrote the same bytes.
      await rename(partial, target);
    } finally {
      await rm(partial, { force: true });
    }
    await syncFolder(path.dirname(target));
    await syncFolder(this.folder);
    return stored;
  }

  /** @throws FileNotFoundError when there is no such content. */
  async open(sha256: string): Promise<OpenFile> {
    const handle = await this.openHandle(sha256);
    try {
      return { size: (await handle.stat()).size, stream: handle.createReadStream() };
    } catch (error) {
      await handle.close();
      throw error;
    }
  }

  /** A whole content in memory. @throws FileNotFoundError when there is no such content. */
  async read(sha256: string): Promise<Buffer> {
    const handle = await this.openHandle(sha256);
    try {
      return await handle.readFile();
    } finally {
      await handle.close();
    }
  }

  /** Whether a content of this hash and size is stored. */
  async has({ sha256, size }: StoredFile): Promise<boolean> {
    try {
      return (await stat(this.getPath(sha256))).size === size;
    } catch (error) {
      if (isMissing(error)) return false;
      throw error;
    }
  }

  /** Hashes of all stored contents, in no order. */
  async list(): Promise<string[]> {
    const folders = await readdir(this.folder).catch((error: unknown) => {
      if (isMissing(error)) return [];
      throw error;
    });
    const names = folders.filter((folder) => /^[0-9a-f]{2}$/.test(folder));
    const files = await Promise.all(names.map((name) => readdir(path.join(this.folder, name))));
    return files.flat().filter((name) => hashPattern.test(name));
  }

  /**
   * Copies every content to another store, and checks each against its hash.
   * @returns how many there are
   * @throws Error when a content is not what its hash says
   */
  async copyTo(other: FileStore): Promise<number> {
    const hashes = await this.list();
    for (const sha256 of hashes) {
      const bytes = await this.read(sha256);
      if (hashContent(bytes) !== sha256) throw new Error(`The file ${this.getPath(sha256)} is damaged`);
      await other.put(bytes);
    }
    return hashes.length;
  }

  /** Deletes what processes left that were killed while they wrote. */
  async prune(): Promise<void> {
    const folder = path.join(this.folder, partialFolder);
    for (const name of await readdir(folder).catch(() => [])) {
      const file = path.join(folder, name);
      const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: Infinity }));
      if (mtimeMs < Date.now() - partialMaxAgeMs) await rm(file, { force: true });
    }
  }

  private async writeSynced(file: string, bytes: Uint8Array): Promise<void> {
    const handle = await open(file, 'wx', 0o600);
    try {
      await handle.writeFile(bytes);
      await handle.sync();
    } finally {
      await handle.close();
    }
  }

  private async openHandle(sha256: string): Promise<FileHandle> {
    try {
      return await open(this.getPath(sha256));
    } catch (error) {
      if (isMissing(error)) throw new FileNotFoundError(`No file has the hash ${sha256}`);
      throw error;
    }
  }

  /** Anything but a hash could name a file outside the folder. */
  private getPath(sha256: string): string {
    if (!hashPattern.test(sha256)) throw new FileNotFoundError('Not a SHA-256');
    return path.join(this.folder, sha256.slice(0, 2), sha256);
  }
}
