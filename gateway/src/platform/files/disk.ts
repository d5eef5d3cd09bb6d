import { constants } from 'node:fs';
import { access, mkdir, statfs } from 'node:fs/promises';
import path from 'node:path';
import { ConfigError } from '../errors';

/** Creates the folder of the files if it is missing. @throws ConfigError when this process cannot write to it */
export async function assertWritable(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await access(folder, constants.W_OK);
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
