import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

export type BuildInfo = {
  /** Version of the app's package. */
  version: string;
  /** Commit of the checkout, with `-dirty` when files differ from it, or 'unknown' outside one. */
  commit: string;
};

const runGit = (root: string, ...args: string[]): string =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();

function readCommit(root: string): string {
  if (process.env['GIT_COMMIT']) return process.env['GIT_COMMIT'];
  try {
    const isDirty = runGit(root, 'status', '--porcelain') !== '';
    return `${runGit(root, 'rev-parse', 'HEAD')}${isDirty ? '-dirty' : ''}`;
  } catch {
    return 'unknown';
  }
}

/** Version and commit of the app in `root`. */
export function readBuildInfo(root: string): BuildInfo {
  const { version } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as { version: string };
  return { version, commit: readCommit(root) };
}
