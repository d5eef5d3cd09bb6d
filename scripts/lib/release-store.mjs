import { resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { folderStore } from './release-folder.mjs';
import { urlStore } from './release-url.mjs';

const LOCK_PATIENCE_MS = 20_000;

/**
 * Where the releases of a deployment lie: `remotes.json`, and `<remote>/<release>/` with the files of each release.
 * @typedef {object} Store
 * @property {string} place for messages
 * @property {string} lockPlace what to remove by hand when a release was killed
 * @property {(path: string) => Promise<Buffer | null>} read null when there is no such file
 * @property {(path: string, content: string | Buffer) => Promise<void>} write whole or not at all
 * @property {() => Promise<boolean>} takeLock false when somebody else has it
 * @property {() => Promise<void>} leaveLock
 */

export const isUrl = (to) => /^https?:\/\//.test(to);

/**
 * @param {string} to a folder, or the address of a server that takes files by WebDAV
 * @returns {Store}
 */
export const storeAt = (to) => (isUrl(to) ? urlStore(to) : folderStore(resolve(to)));

/**
 * Runs `work` while nobody else changes the registry there: three teams may release in the same minute.
 * @template T
 * @param {Store} store
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function locked(store, work) {
  for (const deadline = Date.now() + LOCK_PATIENCE_MS; !(await store.takeLock()); await wait(50)) {
    if (Date.now() > deadline)
      throw new Error(`Another release into ${store.place} is running (remove ${store.lockPlace} if it is not)`);
  }
  try {
    return await work();
  } finally {
    await store.leaveLock();
  }
}
