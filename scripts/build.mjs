import { basename, join } from 'node:path';
import { ROOT, TSC } from './lib/root.mjs';
import { runNode } from './lib/run.mjs';
import { buildFingerprint, isStale, markBuilt } from './lib/staleness.mjs';

// Builds what is stale: the Node packages by tsc, which knows by itself, and the browser apps by their own `build` script.
// Earlier releases in dist/app are left alone, so that an open tab still finds its chunks.

const APPS = ['shell', 'mfe-public', 'mfe-investor', 'mfe-admin', 'packages/playground'];
const LERNA = join(ROOT, 'node_modules/lerna/dist/cli.js');

async function main() {
  const types = await runNode([TSC, '-b']);
  if (types !== 0) return types;
  const stale = APPS.map((app) => ({ app, fingerprint: buildFingerprint(ROOT, app) })).filter(({ app, fingerprint }) =>
    isStale(ROOT, app, fingerprint),
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

process.exitCode = await main();
