import { randomUUID } from 'node:crypto';
import { type FileHandle, mkdir, open, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import path from 'node:path';
import { FileNotFoundError, type FileStore, hashContent, isHash, type OpenFile, type StoredFile } from './file-store';

const partialFolder = 'partial';
const partialMaxAgeMs = 3_600_000;

const isMissing = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT';

/** After a power cut a new name is there only if its folder was written too. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** A store of files in a folder that processes on one machine share. */
export class FolderStore implements FileStore {
  constructor(readonly folder: string) {}

  async put(bytes: Uint8Array): Promise<StoredFile> {
    const stored = { sha256: hashContent(bytes), size: bytes.byteLength };
    const target = this.getPath(stored.sha256);
    if (await this.has(stored)) {
      // A record is about to refer to it, so that it is no longer a content that can be pruned.
      const now = new Date();
      await utimes(target, now, now);
      return stored;
    }
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

  async open(sha256: string): Promise<OpenFile> {
    const handle = await this.openHandle(sha256);
    try {
      return { size: (await handle.stat()).size, stream: handle.createReadStream() };
    } catch (error) {
      await handle.close();
      throw error;
    }
  }

  async read(sha256: string): Promise<Buffer> {
    const handle = await this.openHandle(sha256);
    try {
      return await handle.readFile();
    } finally {
      await handle.close();
    }
  }

  async has({ sha256, size }: StoredFile): Promise<boolean> {
    try {
      return (await stat(this.getPath(sha256))).size === size;
    } catch (error) {
      if (isMissing(error)) return false;
      throw error;
    }
  }

  async list(): Promise<string[]> {
    const folders = await readdir(this.folder).catch((error: unknown) => {
      if (isMissing(error)) return [];
      throw error;
    });
    const names = folders.filter((folder) => /^[0-9a-f]{2}$/.test(folder));
    const files = await Promise.all(names.map((name) => readdir(path.join(this.folder, name))));
    return files.flat().filter(isHash);
  }

  findTime(sha256: string): Promise<number | null> {
    return stat(this.getPath(sha256)).then(
      ({ mtimeMs }) => mtimeMs,
      (error: unknown) => {
        if (isMissing(error)) return null;
        throw error;
      },
    );
  }

  remove(sha256: string): Promise<void> {
    return rm(this.getPath(sha256), { force: true });
  }

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

  private getPath(sha256: string): string {
    if (!isHash(sha256)) throw new FileNotFoundError('Not a SHA-256');
    return path.join(this.folder, sha256.slice(0, 2), sha256);
  }
}
