import { isFromOwnPage } from '@cimiento/server';
import type { RequestHandler } from 'express';

/** Address where the shell reports remotes that it could not run. */
export const reportPath = '/remotes/report';

export type RemoteReport = {
  remote: string;
  reason: string;
  version: string;
  /** Fingerprint, which tells a canary from a live release of the same version. */
  build: string;
};

const plainWord = /^[\w.-]{1,40}$/;
const toPlainWord = (value: unknown): string => (typeof value === 'string' && plainWord.test(value) ? value : '?');

/** Reports that one address may send in a minute. */
const maxReports = 60;
const windowMs = 60_000;
/** Bounds memory when a caller keeps sending from new addresses. */
const maxAddresses = 10_000;

/** Counts reports by address in windows of a minute. Returns the seconds until the next one is allowed; 0 when this one is. */
function createCounter(): (address: string | undefined) => number {
  const counts = new Map<string, number>();
  let endsAt = 0;
  return (address = 'unknown') => {
    const now = Date.now();
    if (now >= endsAt || (counts.size >= maxAddresses && !counts.has(address))) {
      counts.clear();
      endsAt = now + windowMs;
    }
    const count = (counts.get(address) ?? 0) + 1;
    counts.set(address, count);
    return count <= maxReports ? 0 : Math.max(1, Math.ceil((endsAt - now) / 1000));
  };
}

/**
 * Receives reports. Visitors send them too, so only short plain words are passed on; '?' stands for anything else. Answers 403 to a page of
 * another site, and 429 to an address with more than 60 in a minute.
 */
export function receiveReports(
  onReport: (report: RemoteReport) => void,
  publicOrigin: string | undefined,
): RequestHandler {
  const count = createCounter();
  return ({ headers, ip, query }, response) => {
    if (!isFromOwnPage(headers, publicOrigin ?? null)) return void response.sendStatus(403);
    const retryAfter = count(ip);
    if (retryAfter > 0) return void response.set('Retry-After', String(retryAfter)).sendStatus(429);
    onReport({
      remote: toPlainWord(query['remote']),
      reason: toPlainWord(query['reason']),
      version: toPlainWord(query['version']),
      build: toPlainWord(query['build']),
    });
    response.status(204).end();
  };
}
