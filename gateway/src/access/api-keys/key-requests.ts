import { messages } from '@cimiento/contracts';
import { parseBearer } from '@cimiento/server';
import type { RequestHandler, Response } from 'express';
import { setRequestKey } from '../../platform/request/request-key';
import { ExpectedError, unauthenticated } from '../../platform/errors';
import type { ApiKeysService } from './api-keys.service';

const windowMs = 60_000;
const windowSeconds = windowMs / 1000;

type Count = { left: number; resetSeconds: number };

/** Counts requests by key in windows of a minute, in the memory of this process: a count in the database would be a write each. */
export class KeyCounter {
  private counts = new Map<number, number>();
  private endsAt = 0;

  constructor(private readonly max: number) {}

  /** Counts a request of a key; `left` is negative when it is one too many. */
  count(id: number, now = Date.now()): Count {
    if (now >= this.endsAt) {
      this.counts = new Map();
      this.endsAt = now + windowMs;
    }
    const count = (this.counts.get(id) ?? 0) + 1;
    this.counts.set(id, count);
    return { left: this.max - count, resetSeconds: Math.max(1, Math.ceil((this.endsAt - now) / 1000)) };
  }
}

/** Tells a program its limit and what is left of it (draft-ietf-httpapi-ratelimit-headers). */
function setRateLimit(response: Response, max: number, { left, resetSeconds }: Count): void {
  response.set('RateLimit-Policy', `"key";q=${max};w=${windowSeconds}`);
  response.set('RateLimit', `"key";r=${Math.max(0, left)};t=${resetSeconds}`);
}

/**
 * Authenticates a request that carries an API key. Its cookies are dropped: such a request is the key's and never a user's.
 * @throws UNAUTHENTICATED for a key that does not work, TOO_MANY_REQUESTS above `max` requests of a key in a minute.
 */
export function authenticateKeys(apiKeys: ApiKeysService, max: number): RequestHandler {
  const counter = new KeyCounter(max);
  return async (request, response, next) => {
    const text = parseBearer(request.headers.authorization);
    if (text === null) return next();
    delete request.headers.cookie;
    const key = await apiKeys.authenticate(text);
    if (!key) throw unauthenticated(messages.apiKeyInvalid);
    response.locals['apiKey'] = key.id;
    const count = counter.count(key.id);
    setRateLimit(response, max, count);
    if (count.left < 0)
      throw new ExpectedError('TOO_MANY_REQUESTS', messages.tooManyRequests, { retryAfter: count.resetSeconds });
    setRequestKey(request, key);
    next();
  };
}
