import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { idempotentPaths } from './idempotent-paths.generated';

export type RetryOptions = {
  /** Further tries after the first; 3 by default. */
  retries?: number;
  /** Longest wait for one answer, in ms; 30,000 by default. */
  timeoutMs?: number;
  /** Longest wait between two tries, in ms; 60,000 by default. */
  maxWaitMs?: number;
  fetch?: (request: Request) => Promise<Response>;
};

const firstWaitMs = 250;
const keyHeader = 'Idempotency-Key';

/** Whether the end of an address is a path, in which `{id}` is any segment. */
function endsWithPath(address: string, path: string): boolean {
  const segments = path.split('/').slice(1);
  const given = address.split('/').slice(-segments.length);
  return segments.every((segment, index) => segment.startsWith('{') || segment === given[index]);
}

const takesKey = ({ method, url }: Request): boolean =>
  method === 'POST' && idempotentPaths.some((path) => endsWithPath(new URL(url).pathname, path));

/** Whether a request may have been carried out without harm when it is sent again. */
const isRepeatable = (request: Request): boolean => request.method === 'GET' || takesKey(request);

/** Wait before the next try, in ms: what the server requests, else twice as long each time, with jitter. */
function getWait(response: Response | null, tries: number, maxWaitMs: number): number {
  const seconds = Number(response?.headers.get('Retry-After'));
  const wanted = seconds > 0 ? seconds * 1000 : firstWaitMs * 2 ** tries * (0.5 + Math.random());
  return Math.min(wanted, maxWaitMs);
}

/**
 * `fetch` that tries again. A request above the rate limit (429) was not carried out, so it is always repeated; a lost connection or 503
 * only for reads and for a POST with an idempotency key. A POST that takes a key gets one.
 */
export function createRetryingFetch({
  retries = 3,
  timeoutMs = 30_000,
  maxWaitMs = 60_000,
  fetch: send = fetch,
}: RetryOptions): (request: Request) => Promise<Response> {
  return async (original) => {
    if (takesKey(original) && !original.headers.has(keyHeader)) original.headers.set(keyHeader, randomUUID());
    for (let tries = 0; ; tries += 1) {
      const signal = AbortSignal.any([original.signal, AbortSignal.timeout(timeoutMs)]);
      const isLast = tries >= retries;
      const response = await send(new Request(original.clone(), { signal })).catch((error: unknown) => {
        if (isLast || original.signal.aborted || !isRepeatable(original)) throw error;
        return null;
      });
      const { status } = response ?? { status: 503 };
      const mayRepeat = status === 429 || (status === 503 && isRepeatable(original));
      if (response && (isLast || !mayRepeat)) return response;
      await wait(getWait(response, tries, maxWaitMs), undefined, { signal: original.signal });
    }
  };
}
