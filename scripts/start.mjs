import { spawn } from 'node:child_process';
import { ensureInstalled, requireNode } from './lib/preflight.mjs';
import { ROOT } from './lib/root.mjs';
import { runNode } from './lib/run.mjs';

// `npm start`: from a fresh clone to a running Cimiento. Nothing but Node's own modules here: there may be no node_modules yet.

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];

async function main() {
  requireNode();
  const prepared = (await ensureInstalled()) || (await runNode(['scripts/build.mjs']));
  return prepared || serve();
}

function serve() {
  const server = spawn(process.execPath, ['packages/standalone/dist/main.js'], { cwd: ROOT, stdio: 'inherit' });
  // A terminal's Ctrl-C reaches the server by itself; a signal sent to this process alone must be handed on.
  SIGNALS.forEach((signal) => process.on(signal, () => server.kill(signal)));
  return new Promise((resolve) => {
    server.once('exit', (code, signal) => resolve(code ?? (signal ? 1 : 0)));
  });
}

main().then(
  (code) => process.exit(code),
  (error) => {
    console.error(`Cimiento could not start: ${error.message}`);
    process.exit(1);
  },
);
