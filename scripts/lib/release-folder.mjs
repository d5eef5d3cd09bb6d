import {
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
import { dirname, join } from 'node:path';

const LOCK_STALE_MS = 60_000;

/**
 * A store in a local folder.
 * @param {string} folder
 * @returns {import('./release-store.mjs').Store}
 */
export function openFolder(folder) {
  const lock = join(folder, '.lock');
  return {
    location: folder,
    lockLocation: lock,
    async read(path) {
      const file = join(folder, path);
      return existsSync(file) ? readFileSync(file) : null;
    },
    async write(path, content) {
      writeAtomically(join(folder, path), content);
    },
    async acquireLock() {
      mkdirSync(folder, { recursive: true });
      return acquireLock(lock);
    },
    async releaseLock() {
      rmSync(lock, { force: true });
    },
  };
}

function acquireLock(lock) {
  try {
    closeSync(openSync(lock, 'wx'));
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    // A release that was killed left it behind.
    if (getAgeMs(lock) > LOCK_STALE_MS) rmSync(lock, { force: true });
    return false;
  }
}

function getAgeMs(file) {
  const stat = statSync(file, { throwIfNoEntry: false });
  return stat ? Date.now() - stat.mtimeMs : 0;
}

/** A reader sees the old file or the new one, never a part. */
function writeAtomically(file, content) {
  const next = join(dirname(file), `.${process.pid}.next`);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(next, content);
  const handle = openSync(next, 'r+');
  fsyncSync(handle);
  closeSync(handle);
  renameSync(next, file);
}
