import { createHash, randomInt } from 'node:crypto';
import type { Request, Response } from 'express';

// A canary is a release that a share of the browsers gets while the others stay on the one before (docs/teams.md).

const cookieName = 'cimiento.group';
const bucketCount = 10_000;
const monthMs = 30 * 24 * 60 * 60 * 1000;

/** The bucket in a browser's cookie: a number that many browsers share, so it identifies nobody. */
export function getBucket({ headers }: Pick<Request, 'headers'>): string | undefined {
  return new RegExp(`(?:^|;\\s*)${cookieName}=(\\d{1,4})(?:;|$)`).exec(headers.cookie ?? '')?.[1];
}

/** Puts a browser into a random bucket for a month, so that it gets the same releases on its next visit. */
export function assignBucket(response: Pick<Response, 'cookie'>, secure: boolean): string {
  const bucket = String(randomInt(bucketCount));
  response.cookie(cookieName, bucket, { httpOnly: true, sameSite: 'lax', secure, maxAge: monthMs });
  return bucket;
}

/** Whether a bucket is among the `share` percent that get a remote's canary. Each remote draws different buckets. */
export function isInCanary(remote: string, bucket: string | undefined, share: number): boolean {
  if (bucket === undefined) return false;
  return createHash('sha256').update(`${remote}:${bucket}`).digest().readUInt32BE(0) % 100 < share;
}
