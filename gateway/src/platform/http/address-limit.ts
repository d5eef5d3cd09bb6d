import { messages } from '@cimiento/contracts';
import type { RequestHandler } from 'express';
import type { ErrorFormatter } from '../error-responses/error-formatter';
import { ExpectedError } from '../errors';
import { toCountedAddress } from '../request/client-address';

const windowMs = 60_000;

/** Counts requests by address in windows of a minute, in the memory of this process: a count in the database would be a write each. */
export class AddressCounter {
  private counts = new Map<string, number>();
  private endsAt = 0;

  constructor(private readonly max: number) {}

  /** Counts a request. Returns the seconds until the next one is allowed; 0 when this one is. */
  count(address: string | undefined, now = Date.now()): number {
    if (now >= this.endsAt) {
      this.counts = new Map();
      this.endsAt = now + windowMs;
    }
    const key = toCountedAddress(address);
    const count = (this.counts.get(key) ?? 0) + 1;
    this.counts.set(key, count);
    return count <= this.max ? 0 : Math.max(1, Math.ceil((this.endsAt - now) / 1000));
  }
}

/** Answers 429 to an address with more than `max` requests in a minute. */
export function limitAddress(max: number, formatError: ErrorFormatter): RequestHandler {
  const counter = new AddressCounter(max);
  return (request, response, next) => {
    const retryAfter = counter.count(request.ip);
    if (retryAfter === 0) {
      next();
      return;
    }
    const error = formatError(new ExpectedError('TOO_MANY_REQUESTS', messages.tooManyRequests, { retryAfter }));
    response
      .status(429)
      .set('Retry-After', String(retryAfter))
      .json({ errors: [error] });
  };
}
