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
 * Releases in a folder of this machine.
 * @param {string} folder
 * @returns {import('./release-store.mjs').Store}
 */
export function folderStore(folder) {
  const lock = join(folder, '.lock');
  return {
    place: folder,
    lockPlace: lock,
    async read(path) {
      const file = join(folder, path);
      return existsSync(file) ? readFileSync(file) : null;
    },
    async write(path, content) {
      writeAtomically(join(folder, path), content);
    },
    async takeLock() {
      mkdirSync(folder, { recursive: true });
      return taken(lock);
    },
    async leaveLock() {
      rmSync(lock, { force: true });
    },
  };
}

function taken(lock) {
  try {
    closeSync(openSync(lock, 'wx'));
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    // Left behind by a release that was killed.
    if (ageOf(lock) > LOCK_STALE_MS) rmSync(lock, { force: true });
    return false;
  }
}

function ageOf(file) {
  const stat = statSync(file, { throwIfNoEntry: false });
  return stat ? Date.now() - stat.mtimeMs : 0;
}

/** Whoever reads sees the old file or the new one, never a part. */
function writeAtomically(file, content) {
  const next = join(dirname(file), `.${process.pid}.next`);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(next, content);
  const handle = openSync(next, 'r+');
  fsyncSync(handle);
  closeSync(handle);
  renameSync(next, file);
}
