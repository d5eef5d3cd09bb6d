import { accessSync, constants, statfsSync } from 'node:fs';

const FOLDER = '/dev/shm';
const NEEDED_BYTES = 2 ** 31;

/**
 * A folder in memory for what tests throw away, or null where there is none with enough room. A database that a test creates there is
 * ready in a tenth of the time: it waits for no disk.
 */
export function findMemoryFolder() {
  try {
    accessSync(FOLDER, constants.W_OK);
    const { bavail, bsize } = statfsSync(FOLDER);
    return bavail * bsize >= NEEDED_BYTES ? FOLDER : null;
  } catch {
    return null;
  }
}
