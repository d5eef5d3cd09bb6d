import { constants } from 'node:fs';
import { access, mkdir, statfs } from 'node:fs/promises';
import path from 'node:path';
import { ConfigError } from '../errors';

/**
 * Creates a folder and those above it. Node's recursive `mkdir` never returns where the system refuses a new folder with ENOENT, as under
 * /proc.
 */
async function createFolder(folder: string): Promise<void> {
  const create = (): Promise<unknown> => mkdir(folder, { mode: 0o700 });
  try {
    await create();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    await createFolder(path.dirname(folder)).catch(ignoreExisting);
    await create();
  }
}

function ignoreExisting(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EEXIST') throw error;
}

/** Creates the folder of the files if it is missing. @throws ConfigError when this process cannot write to it */
export async function assertWritable(folder: string): Promise<void> {
  try {
    await createFolder(folder).catch(ignoreExisting);
    // Fails for a file in its place.
    await access(path.join(folder, path.sep), constants.W_OK);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    throw new ConfigError(
      `Cannot write the data in ${folder} (${code ?? message}): check the folder's owner and permissions, or set DATA_DIR`,
    );
  }
}

/** Whether an error means that a disk takes no more files: it is full, a quota is used up, or it is read-only. */
export const isDiskFull = (error: unknown): boolean =>
  error instanceof Error && ['ENOSPC', 'EDQUOT', 'EROFS'].includes(String((error as NodeJS.ErrnoException).code));

/** Bytes that this process may still write to the disk of a folder, or of where it would be; null where the system does not say. */
export async function readFreeBytes(folder: string): Promise<number | null> {
  try {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize;
  } catch {
    const parent = path.dirname(folder);
    return parent === folder ? null : readFreeBytes(parent);
  }
}
