import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { findProgram } from './lib/find-program.mjs';
import { findFreePort } from './lib/free-port.mjs';
import { ROOT } from './lib/root.mjs';

const START_LIMIT_MS = 30_000;

const read = (file) => readFileSync(join(ROOT, 'deploy/haproxy', file), 'utf8');

/** The configuration of a deployment, with ports of this machine in place of its addresses. */
function writeConfig(file, port, nodePorts) {
  const text = nodePorts
    .reduce(
      (config, nodePort, index) => config.replace(`10.0.0.1${index + 1}:3306`, `127.0.0.1:${nodePort}`),
      `${read('haproxy.cfg')}${read('machines.cfg')}`,
    )
    .replace('bind 127.0.0.1:3306', `bind 127.0.0.1:${port}`)
    // Only root can become another user.
    .replace(/^ {2}(user|group) .*\n/gm, '');
  writeFileSync(file, text);
}

/** Whether the server behind the proxy greets a client. */
function isGreeted(port) {
  const socket = connect(port, '127.0.0.1').setTimeout(1000, () => socket.destroy());
  return new Promise((resolve) => {
    socket
      .once('data', () => resolve(true))
      .once('error', () => resolve(false))
      .once('close', () => resolve(false));
  }).finally(() => socket.destroy());
}

/**
 * Starts HAProxy on 127.0.0.1 in front of three nodes of a cluster, with the configuration of a deployment.
 * @param {string} folder where its configuration is written
 * @param {number[]} nodePorts of which the first takes the statements while it is well
 * @returns {Promise<{port: number, stop: () => Promise<void>}>}
 * @throws when it is not installed or does not start
 */
export async function startHaproxy(folder, nodePorts) {
  const program = findProgram('haproxy');
  if (!program) throw new Error('HAProxy is not installed. On Debian or Ubuntu: apt-get install haproxy');
  const port = await findFreePort();
  const file = join(folder, 'haproxy.cfg');
  writeConfig(file, port, nodePorts);
  const child = spawn(program, ['-db', '-q', '-f', file], { stdio: ['ignore', 'ignore', 'pipe'] });
  const errors = [];
  child.stderr.on('data', (chunk) => errors.push(chunk));
  // A test that ends early leaves no proxy behind.
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  const stop = async () => {
    process.off('exit', kill);
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    kill();
    await ended;
  };
  const until = Date.now() + START_LIMIT_MS;
  while (!(await isGreeted(port))) {
    if (child.exitCode === null && Date.now() < until) await wait(50);
    else {
      await stop();
      throw new Error(`HAProxy did not start: ${errors.join('')}`);
    }
  }
  return { port, stop };
}
