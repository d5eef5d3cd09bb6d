import { spawn } from 'node:child_process';
import { watchNpm } from './lib/parent.mjs';
import { ensureInstalled, requireNode } from './lib/preflight.mjs';
import { ROOT } from './lib/root.mjs';
import { runNode } from './lib/run.mjs';
import { serverFlags } from './lib/server-flags.mjs';

// `npm start`: installs, builds and serves. Only Node's own modules here, because node_modules may not exist yet.

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];

async function main() {
  await requireNode();
  const prepared = (await ensureInstalled()) || (await runNode(['scripts/build.mjs']));
  return prepared || serve();
}

// Ctrl-C ends the demonstration at once; in production a load balancer may be in front.
const getDrainSeconds = () => process.env.DRAIN_SECONDS || (process.env.NODE_ENV === 'production' ? '' : '0');

function serve() {
  const server = spawn(process.execPath, [...serverFlags, 'packages/standalone/dist/main.js'], {
    cwd: ROOT,
    env: { ...process.env, DRAIN_SECONDS: getDrainSeconds() },
    // The channel ends with this process, however it ends, and the server with the channel.
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  // Ctrl-C in a terminal reaches the server directly; a signal to this process alone must be forwarded.
  SIGNALS.forEach((signal) => process.on(signal, () => server.kill(signal)));
  watchNpm(() => server.kill('SIGTERM'));
  return new Promise((resolve) => {
    server.once('exit', (code, signal) => resolve(code ?? (signal ? 1 : 0)));
  });
}

main().then(
  (code) => process.exit(code),
  (error) => {
    console.error(`Cimiento cannot start: ${error.message}`);
    process.exit(1);
  },
);
