import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { parseLog, shellFolder, type StoredLine } from '@cimiento/releases';
import { isRemoteName } from '@cimiento/releases/registry';
import type { RequestHandler } from 'express';
import type { Remotes } from './remotes';

/**
 * Address where an open tab asks whether what it runs is outdated: `?shell=BUILD`, and `NAME=VERSION-FINGERPRINT` for each remote.
 */
export const outdatedPath = '/remotes/outdated';

type CachedLog = { stamp: string; lines: StoredLine[] };

/** The history of a remote, or of the shell; empty without one. */
export type ReadLines = (remote: string) => readonly StoredLine[];

/** Opens the histories in the folder of the releases; each is read again once it has changed. */
export function openHistories(folder: string): ReadLines {
  const logs = new Map<string, CachedLog>();
  return (remote) => {
    if (!isRemoteName(remote) && remote !== shellFolder) return [];
    const file = path.join(folder, remote, 'history.jsonl');
    const stat = statSync(file, { bigint: true, throwIfNoEntry: false });
    if (!stat) return [];
    const stamp = `${stat.ino} ${stat.size} ${stat.mtimeNs}`;
    const cached = logs.get(remote);
    const log = cached?.stamp === stamp ? cached : { stamp, lines: parseLog(readFileSync(file, 'utf8')) };
    logs.set(remote, log);
    return log.lines;
  };
}

/** Answers what of that which a tab runs is outdated: `{"outdated": ["shell", "public"]}`. */
export const sendOutdated =
  (remotes: Pick<Remotes, 'isOutdated'>): RequestHandler =>
  ({ query }, response) => {
    const outdated = Object.entries(query).flatMap(([remote, release]) =>
      typeof release === 'string' && remotes.isOutdated(remote, release) ? [remote] : [],
    );
    response.setHeader('Cache-Control', 'no-store');
    response.json({ outdated });
  };
