import { execFile, execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { findProgram } from './lib/find-program.mjs';
import { findFreePort } from './lib/free-port.mjs';

const USER = 'cimiento';
const PASSWORD = 'cimiento';
const DATABASE = 'cimiento';
const START_LIMIT_MS = 60_000;
const STOP_LIMIT_MS = 20_000;

// The server ends with its parent: this guard reads a pipe that closes when the parent ends, even by SIGKILL, then stops the server and
// removes the folder.
const GUARD = `
folder=$1; shift
exec 3<&0
"$@" 3<&- </dev/null & server=$!
( read _ <&3; kill -TERM $server ) 2>/dev/null & watch=$!
wait $server; code=$?
kill $watch 2>/dev/null
rm -rf "$folder"
exit $code`;

/**
 * Starts a private MariaDB on 127.0.0.1: own folder, own free port, own socket, a user with all rights.
 * Any number may run side by side. It stops by itself, and cleans up, when the calling process ends.
 *
 * @param {object} [options]
 * @param {string} [options.dir] keep the data here and use it again; without it the data goes away on stop
 * @param {number} [options.port] listen here instead of on a free port
 * @param {string} [options.bufferPool] memory for the pages of tables and indexes
 * @param {boolean} [options.durable] flush at every commit (slower), for tests of durability
 * @param {string[]} [options.args] more options of the server
 * @param {boolean} [options.takesAccounts] its account and database come from the cluster that it joins
 * @param {string} [options.owner] who it runs as when root starts it; the folder of `dir` must let them in
 * @returns {Promise<{url: string, port: number, stop: () => Promise<void>}>} `url` names a database that exists
 * @throws when MariaDB is not installed or does not start; the message says why
 */
export async function startMariaDb({
  dir,
  port: wanted,
  bufferPool = '128M',
  durable = false,
  args = [],
  takesAccounts = false,
  owner = 'root',
} = {}) {
  const programs = requirePrograms();
  const folder = mkdtempSync(join(tmpdir(), 'cimiento-mariadb-'));
  try {
    const data = dir ?? join(folder, 'data');
    giveTo(owner, folder);
    await createDataFolder(programs.install, { data, folder, owner });
    const port = wanted ?? (await findFreePort());
    const options = { folder, data, port, bufferPool, durable, args, takesAccounts, owner };
    const server = spawnServer(programs.server, options);
    await waitUntilReady(server, () => stop(server));
    return {
      url: `mysql://${USER}:${PASSWORD}@127.0.0.1:${port}/${DATABASE}`,
      port,
      stop: () => stop(server),
    };
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
}

/** Whether the programs for `startMariaDb` are installed. */
export function hasMariaDb() {
  return findProgram('mariadbd', 'mysqld') !== null && findProgram('mariadb-install-db', 'mysql_install_db') !== null;
}

function requirePrograms() {
  const server = findProgram('mariadbd', 'mysqld');
  const install = findProgram('mariadb-install-db', 'mysql_install_db');
  if (server && install) return { server, install };
  throw new Error('MariaDB is not installed. On Debian or Ubuntu: apt-get install mariadb-server');
}

const isRoot = () => process.getuid?.() === 0;

// MariaDB refuses to run as root without this option.
const listOwnerOptions = (owner) => (isRoot() ? [`--user=${owner}`] : []);

/** Makes a folder of root's the owner's; nobody else can give one away. */
export function giveTo(owner, folder) {
  if (!isRoot() || owner === 'root') return;
  const readId = (option) => Number(execFileSync('id', [option, owner], { encoding: 'utf8' }));
  chownSync(folder, readId('-u'), readId('-g'));
}

async function createDataFolder(install, { data, folder, owner }) {
  if (existsSync(join(data, 'mysql'))) return;
  mkdirSync(data, { recursive: true });
  await promisify(execFile)(install, [
    '--no-defaults',
    `--datadir=${data}`,
    // A server that starts deletes the temporary tables of others that share its folder.
    `--tmpdir=${folder}`,
    '--auth-root-authentication-method=normal',
    '--skip-test-db',
    ...listOwnerOptions(owner),
  ]);
}

function spawnServer(program, { folder, data, port, bufferPool, durable, args, takesAccounts, owner }) {
  const grants = join(folder, 'grants.sql');
  writeFileSync(
    grants,
    [
      `CREATE DATABASE IF NOT EXISTS ${DATABASE};`,
      ...['127.0.0.1', 'localhost'].flatMap((host) => [
        `CREATE USER IF NOT EXISTS '${USER}'@'${host}' IDENTIFIED BY '${PASSWORD}';`,
        `GRANT ALL ON *.* TO '${USER}'@'${host}' WITH GRANT OPTION;`,
      ]),
      '',
    ].join('\n'),
  );
  const options = [
    '--no-defaults',
    `--datadir=${data}`,
    `--tmpdir=${folder}`,
    `--socket=${join(folder, 'socket')}`,
    `--pid-file=${join(folder, 'pid')}`,
    ...(takesAccounts ? [] : [`--init-file=${grants}`]),
    '--bind-address=127.0.0.1',
    `--port=${port}`,
    '--character-set-server=utf8mb4',
    '--collation-server=utf8mb4_general_ci',
    `--innodb-flush-log-at-trx-commit=${durable ? 1 : 2}`,
    `--innodb-buffer-pool-size=${bufferPool}`,
    '--max-connections=500',
    '--skip-name-resolve',
    ...listOwnerOptions(owner),
    ...args,
  ];
  // In its own process group, so that Ctrl-C reaches the server through the guard only.
  return spawn('sh', ['-c', GUARD, 'mariadb-guard', folder, program, ...options], {
    detached: true,
    stdio: ['pipe', 'ignore', 'pipe'],
  });
}

function waitUntilReady(server, abort) {
  const log = [];
  return new Promise((resolve, reject) => {
    const fail = (reason) => {
      clearTimeout(timer);
      abort().then(() => reject(new Error(`MariaDB did not start: ${reason}\n${log.slice(-15).join('\n')}`)), reject);
    };
    const timer = setTimeout(fail, START_LIMIT_MS, `not ready after ${START_LIMIT_MS / 1000} s`);
    server.once('error', (error) => fail(error.message));
    server.once('exit', (code) => fail(`it exited with code ${code}`));
    createInterface({ input: server.stderr }).on('line', (line) => {
      log.push(line);
      if (log.length > 50) log.shift();
      if (!line.includes('ready for connections')) return;
      clearTimeout(timer);
      server.removeAllListeners('exit');
      server.unref();
      resolve();
    });
  });
}

function stop(server) {
  if (server.exitCode !== null || server.signalCode !== null || server.pid === undefined) return Promise.resolve();
  return new Promise((resolve) => {
    const timer = setTimeout(() => process.kill(-server.pid, 'SIGKILL'), STOP_LIMIT_MS);
    server.once('exit', () => {
      clearTimeout(timer);
      resolve();
    });
    server.ref();
    server.stdin.end();
  });
}
