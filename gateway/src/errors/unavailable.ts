import { messages } from '@cimiento/contracts';
import { getOutageKind } from '../database/outage-error';
import { ExpectedError } from './expected-error';

const retrySeconds = { unreachable: 5, 'read-only': 30 } as const;
const texts = { unreachable: messages.unavailable, 'read-only': messages.notStoring } as const;

/** 503: what a client gets for an error that tells of an outage of the database; null for any other error. */
export function toUnavailable(error: unknown): ExpectedError | null {
  const kind = getOutageKind(error);
  return kind && new ExpectedError('UNAVAILABLE', texts[kind], { retryAfter: retrySeconds[kind] });
}
