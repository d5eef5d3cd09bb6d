import { messages, operatorMessages } from '@cimiento/contracts';
import { getOutageKind, OutcomeUnknownError } from '../database/outage-error';
import { isRetryable } from '../database/retry';
import { isDiskFull } from '../files/disk';
import { isStorageFailure } from '../files/object-store';
import { ExpectedError } from '../errors';

const overtakenRetrySeconds = 5;
const diskRetrySeconds = 60;
const retrySeconds = { unreachable: 5, 'read-only': 30 } as const;
const texts = { unreachable: messages.unavailable, 'read-only': messages.notStoring } as const;

/**
 * 503: what a client gets for an error of an outage of the database, of a connection that was lost at COMMIT, of a full disk, of an object
 * storage that does not answer or refuses, or of a change that others blocked until we gave up; null for any other error.
 */
export function toUnavailable(error: unknown): ExpectedError | null {
  if (error instanceof OutcomeUnknownError)
    return new ExpectedError('UNAVAILABLE', messages.outcomeUnknown, { retryAfter: retrySeconds.unreachable });
  const kind = getOutageKind(error);
  if (kind) return new ExpectedError('UNAVAILABLE', texts[kind], { retryAfter: retrySeconds[kind] });
  if (isDiskFull(error))
    return new ExpectedError('UNAVAILABLE', operatorMessages.diskFull, { retryAfter: diskRetrySeconds });
  if (isStorageFailure(error))
    return new ExpectedError('UNAVAILABLE', operatorMessages.storageUnavailable, { retryAfter: diskRetrySeconds });
  if (!isRetryable(error)) return null;
  return new ExpectedError('UNAVAILABLE', messages.overtaken, { retryAfter: overtakenRetrySeconds });
}
