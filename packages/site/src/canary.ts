import { createHash, randomInt } from 'node:crypto';
import type { Request, Response } from 'express';

// A canary: the release that a share of the browsers gets while the others stay on the one before (docs/teams.md).

const cookie = 'cimiento.group';
const groups = 10_000;
const month = 30 * 24 * 60 * 60 * 1000;

/** The group that a browser has been put in: a number that many share, and that says nothing of who they are. */
export function getBucket({ headers }: Pick<Request, 'headers'>): string | undefined {
  return new RegExp(`(?:^|;\\s*)${cookie}=(\\d{1,4})(?:;|$)`).exec(headers.cookie ?? '')?.[1];
}

/** Puts a browser into a group, so that it gets the same releases at its next visit. */
export function assignGroup(response: Pick<Response, 'cookie'>, secure: boolean): string {
  const group = String(randomInt(groups));
  response.cookie(cookie, group, { httpOnly: true, sameSite: 'lax', secure, maxAge: month });
  return group;
}

/** Whether a browser's group is among the `share` percent that get the canary of a remote: other groups for each remote. */
export function inGroup(remote: string, group: string | undefined, share: number): boolean {
  if (group === undefined) return false;
  return createHash('sha256').update(`${remote}:${group}`).digest().readUInt32BE(0) % 100 < share;
}
