import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './root.mjs';

/** Commit of the checkout; null outside one. */
function readCommit() {
  try {
    const options = { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] };
    return execFileSync('git', ['rev-parse', 'HEAD'], options).trim();
  } catch {
    return null;
  }
}

/** States the commit beside the compiled programs, which also run where git is missing or refuses the checkout. */
export function writeCommit() {
  const commit = readCommit();
  if (commit !== null) writeFileSync(join(ROOT, 'packages/server/dist/commit'), commit);
}
