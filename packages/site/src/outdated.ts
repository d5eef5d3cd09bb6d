import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { getReleaseName, isOutdated, parseLog, type StoredLine } from '@cimiento/releases';
import { isRemoteName, type ReleasedEntry } from '@cimiento/releases/registry';
import type { RequestHandler } from 'express';
import type { Remotes } from './remotes';

/** Address where an open tab asks whether the releases that it runs are outdated: `?NAME=VERSION-FINGERPRINT` for each remote. */
export const outdatedPath = '/remotes/outdated';

type CachedLog = { stamp: string; lines: StoredLine[] };

/** Returns a function that says of a release of a remote whether a tab that runs it should be loaded again. */
export function openHistories(folder: string): (remote: string, release: string, entry: ReleasedEntry) => boolean {
  const logs = new Map<string, CachedLog>();
  const readLines = (remote: string): StoredLine[] => {
    const file = path.join(folder, remote, 'history.jsonl');
    const stat = statSync(file, { bigint: true, throwIfNoEntry: false });
    if (!stat) return [];
    const stamp = `${stat.ino} ${stat.size} ${stat.mtimeNs}`;
    const cached = logs.get(remote);
    const log = cached?.stamp === stamp ? cached : { stamp, lines: parseLog(readFileSync(file, 'utf8')) };
    logs.set(remote, log);
    return log.lines;
  };
  return (remote, release, { canary, ...live }) =>
    isOutdated(release, [live, ...(canary ? [canary.line] : [])].map(getReleaseName), readLines(remote), Date.now());
}

/** Answers which of the releases that a tab runs are outdated: `{"outdated": ["public"]}`. */
export const sendOutdated =
  (remotes: Pick<Remotes, 'isOutdated'>): RequestHandler =>
  ({ query }, response) => {
    const outdated = Object.entries(query).flatMap(([remote, release]) =>
      isRemoteName(remote) && typeof release === 'string' && remotes.isOutdated(remote, release) ? [remote] : [],
    );
    response.setHeader('Cache-Control', 'no-store');
    response.json({ outdated });
  };
