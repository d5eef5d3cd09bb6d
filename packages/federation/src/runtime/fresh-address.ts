/** Address of a file → how often it was requested in this tab. */
const requests = new Map<string, number>();

/**
 * The address at which a file is requested: from the second time on another one, which servers ignore. A browser lets a request wait for a
 * pending one of the same address, such as a preload that hangs, and answers it with the failure of that one.
 */
export function toFreshAddress(address: string): string {
  const count = requests.get(address) ?? 0;
  requests.set(address, count + 1);
  return count === 0 ? address : `${address}?again=${count}`;
}

/** The scripts that webpack or the federation runtime has requested, and that have not come: both remove them afterwards. */
const listPendingScripts = (): HTMLScriptElement[] => [...document.scripts].filter(({ src, async }) => src && async);

const manifests = new Set<AbortController>();

/** Runs a request that `abandonRequests` ends, and that ends by itself after a time, in ms. Safari 15 and Firefox 99 lack `AbortSignal.timeout`. */
export async function withAbort<T>(ms: number, request: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), ms);
  manifests.add(controller);
  try {
    return await request(controller.signal);
  } finally {
    clearTimeout(timer);
    manifests.delete(controller);
  }
}

/** Lets all requests for scripts and manifests fail that have not come, so that a retry makes them anew. */
export function abandonRequests(): void {
  for (const controller of manifests) controller.abort();
  for (const script of listPendingScripts()) script.dispatchEvent(new Event('error'));
}

/** Publishes `toFreshAddress` where the chunk loaders of shell and remotes look for it (packages/federation/src/webpack/chunk-integrity.ts). */
export const installFreshAddresses = (): void =>
  void Object.assign(self, { [Symbol.for('cimiento.address')]: toFreshAddress });
