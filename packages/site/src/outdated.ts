import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import {
  getReleaseName,
  isOutdated,
  isShellOutdated,
  parseLog,
  shellFolder,
  type StoredLine,
} from '@cimiento/releases';
import { isRemoteName, type ReleasedEntry } from '@cimiento/releases/registry';
import type { RequestHandler } from 'express';
import type { Remotes } from './remotes';

/**
 * Address where an open tab asks whether what it runs is outdated: `?shell=BUILD`, and `NAME=VERSION-FINGERPRINT` for each remote.
 */
export const outdatedPath = '/remotes/outdated';

type CachedLog = { stamp: string; lines: StoredLine[] };

/** Says of a release of a remote, or a build of the shell, whether a tab that runs it should be loaded again. */
type Histories = {
  isOutdated(remote: string, release: string, entry: ReleasedEntry): boolean;
  isShellOutdated(build: string): boolean;
};

/** Opens the histories in the folder of the releases. */
export function openHistories(folder: string): Histories {
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
  return {
    isOutdated: (remote, release, { canary, ...live }) =>
      isOutdated(release, [live, ...(canary ? [canary.line] : [])].map(getReleaseName), readLines(remote), Date.now()),
    isShellOutdated: (build) => isShellOutdated(build, readLines(shellFolder), Date.now()),
  };
}

/** Answers what of that which a tab runs is outdated: `{"outdated": ["shell", "public"]}`. */
export const sendOutdated =
  (remotes: Pick<Remotes, 'isOutdated'>): RequestHandler =>
  ({ query }, response) => {
    const outdated = Object.entries(query).flatMap(([remote, release]) =>
      (isRemoteName(remote) || remote === shellFolder) &&
      typeof release === 'string' &&
      remotes.isOutdated(remote, release)
        ? [remote]
        : [],
    );
    response.setHeader('Cache-Control', 'no-store');
    response.json({ outdated });
  };
