import { resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { openFolder } from './release-folder.mjs';
import { openUrl } from './release-url.mjs';

const LOCK_LIMIT_MS = 20_000;

/**
 * Storage of a deployment's releases: `remotes.json`, and `<remote>/<release>/` with the files of each release.
 * @typedef {object} Store
 * @property {string} location used in messages
 * @property {string} lockLocation what to delete by hand when a release was killed
 * @property {(path: string) => Promise<Buffer | null>} read null when the file does not exist
 * @property {(path: string, content: string | Buffer) => Promise<void>} write atomic
 * @property {() => Promise<boolean>} acquireLock false when another release holds it
 * @property {() => Promise<void>} releaseLock
 */

export const isUrl = (to) => /^https?:\/\//.test(to);

/**
 * @param {string} to a folder, or the URL of a WebDAV server
 * @returns {Store}
 */
export const openStore = (to) => (isUrl(to) ? openUrl(to) : openFolder(resolve(to)));

/**
 * Runs `work` while it holds the lock of the registry, because several teams may release at once.
 * @throws when the lock is not free within 20 s
 * @template T
 * @param {Store} store
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withLock(store, work) {
  for (const deadline = Date.now() + LOCK_LIMIT_MS; !(await store.acquireLock()); await wait(50)) {
    if (Date.now() > deadline)
      throw new Error(`Another release into ${store.location} is running (remove ${store.lockLocation} if it is not)`);
  }
  try {
    return await work();
  } finally {
    await store.releaseLock();
  }
}
