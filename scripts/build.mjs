import { basename, join } from 'node:path';
import { writeCommit } from './lib/commit.mjs';
import { packSdk } from './lib/pack-sdk.mjs';
import { ensureInstalled, requireNode } from './lib/preflight.mjs';
import { listRemoteFolders } from './lib/remotes.mjs';
import { ROOT, TSC } from './lib/root.mjs';
import { runNode } from './lib/run.mjs';
import { calculateFingerprint, isStale, markBuilt } from './lib/staleness.mjs';

// Builds what is stale: the Node packages with tsc, which is incremental, the package of the client, and the browser apps with their own `build` script.
// Earlier builds stay in dist/app, so that an open tab still finds its chunks. The Nx cache would delete them: it empties the
// output folder before it restores a build. It also takes 2 s of CPU time to find that nothing has changed, and Git worktrees share it.

const APPS = ['shell', ...listRemoteFolders(), 'packages/playground'];
const LERNA = join(ROOT, 'node_modules/lerna/dist/cli.js');

async function main() {
  const types = await runNode([TSC, '-b']);
  if (types !== 0) return types;
  writeCommit();
  const packed = await packSdk();
  if (packed !== 0) return packed;
  const stale = APPS.map((app) => ({ app, fingerprint: calculateFingerprint(ROOT, app) })).filter(
    ({ app, fingerprint }) => isStale(ROOT, app, fingerprint),
  );
  if (stale.length === 0) return 0;
  console.log(`Building ${stale.map(({ app }) => basename(app)).join(', ')}…`);
  const scopes = stale.flatMap(({ app }) => ['--scope', `@cimiento/${basename(app)}`]);
  const code = await runNode(
    [LERNA, 'run', 'build', ...scopes, '--concurrency', '2', '--skip-nx-cache', '--loglevel', 'warn'],
    {
      env: { NX_DAEMON: 'false' },
    },
  );
  if (code === 0) stale.forEach(({ app, fingerprint }) => markBuilt(ROOT, app, fingerprint));
  return code;
}

await requireNode();
process.exitCode = (await ensureInstalled()) || (await main());
