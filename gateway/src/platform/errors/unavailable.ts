import { messages } from '@cimiento/contracts';
import { getOutageKind } from '../database/outage-error';
import { isRetryable } from '../database/retry';
import { ExpectedError } from './expected-error';

const overtakenRetrySeconds = 5;
const retrySeconds = { unreachable: 5, 'read-only': 30 } as const;
const texts = { unreachable: messages.unavailable, 'read-only': messages.notStoring } as const;

/**
 * 503: what a client gets for an error of an outage of the database, or of a change that others blocked until we gave
 * up; null for any other error.
 */
export function toUnavailable(error: unknown): ExpectedError | null {
  const kind = getOutageKind(error);
  if (kind) return new ExpectedError('UNAVAILABLE', texts[kind], { retryAfter: retrySeconds[kind] });
  if (!isRetryable(error)) return null;
  return new ExpectedError('UNAVAILABLE', messages.overtaken, { retryAfter: overtakenRetrySeconds });
}
