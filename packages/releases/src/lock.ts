import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { ReleaseError } from './release-error';
import type { Store } from './store';

const lockFolder = '.lock';
const holderFile = `${lockFolder}/holder.txt`;

const waitLimitMs = 30_000;

export type Lock = {
  /** Throws when the lock is lost, because this process was too slow. Call it right before a change becomes visible. */
  assertHeld(): Promise<void>;
};

const readHolder = async (store: Store): Promise<string | undefined> =>
  (await store.read(holderFile))?.toString('utf8');

/** Takes the lock, or the one that a killed process left behind. Returns the name under which this process holds it. */
async function acquire(store: Store): Promise<string> {
  const own = randomUUID();
  let seen = { holder: undefined as string | undefined, since: Date.now() };
  for (const deadline = Date.now() + waitLimitMs; Date.now() < deadline; await wait(20 + Math.random() * 60)) {
    if (await store.createFolder(lockFolder)) {
      // Without space for the name, the lock is held all the same.
      await store.write(holderFile, own).catch(() => undefined);
      return own;
    }
    const holder = await readHolder(store);
    if (seen.holder !== holder) seen = { holder, since: Date.now() };
    if (Date.now() - seen.since > store.leaseMs) {
      // Another process may have taken it over just now.
      if ((await readHolder(store)) === holder) await store.remove(lockFolder);
      seen = { holder, since: Date.now() };
    }
  }
  throw new ReleaseError(`Other releases into ${store.location} are running: try again`);
}

/**
 * Runs `work` while it holds the lock of a store, because several teams may change the registry at once.
 * @throws ReleaseError when the lock is not free in time
 */
export async function withLock<T>(store: Store, work: (lock: Lock) => Promise<T>): Promise<T> {
  const own = await acquire(store);
  const since = Date.now();
  const isInTime = () => Date.now() - since < store.leaseMs / 2;
  const isOwn = (holder: string | undefined) => holder === own || (holder === undefined && isInTime());
  try {
    return await work({
      async assertHeld() {
        if (!isInTime() || !isOwn(await readHolder(store)))
          throw new ReleaseError(`${store.location} answers too slowly: nothing was changed`);
      },
    });
  } finally {
    // One that cannot be removed expires.
    if (isOwn(await readHolder(store).catch(() => ''))) await store.remove(lockFolder).catch(() => undefined);
  }
}
