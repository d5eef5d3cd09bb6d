import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { findProgram } from './lib/find-program.mjs';
import { findFreePort } from './lib/free-port.mjs';
import { ROOT } from './lib/root.mjs';
import { giveTo } from './mariadb.mjs';

// One server becomes a cluster: two nodes with the shipped files, the first with data of a single server. The second gets a copy by mariadb-backup.

const names = ['mariadbd', 'mariadb-install-db', 'mariadb-backup', 'mariadb', 'socat'];
const programs = Object.fromEntries(names.map((name) => [name, findProgram(name)]));
// Debian's packages mariadb-backup and socat are not part of an ordinary checkout. Only root can start the server as another user.
const canRun = Object.values(programs).every(Boolean) && process.getuid?.() === 0;
const run = promisify(execFile);
const LIMIT_MS = 90_000;

const readSettings = (file) => readFileSync(join(ROOT, file), 'utf8').replace(/^(#.*|\[mariadb\])$/gm, '');

(canRun ? describe : describe.skip)('a database that one server has filled', () => {
  let folder;
  let nodes;

  const createNode = async (name) => {
    const [main, group, copies, increments] = await Promise.all(Array.from({ length: 4 }, findFreePort));
    const data = join(folder, name);
    mkdirSync(data);
    giveTo('mysql', data);
    await run(programs['mariadb-install-db'], [
      ...['--no-defaults', `--datadir=${data}`, '--user=mysql', '--skip-test-db'],
      '--auth-root-authentication-method=normal',
    ]);
    return { name, data, main, group, copies, increments, socket: join(folder, `${name}.socket`) };
  };

  /** The shipped files, with the addresses of this machine. */
  const writeSettings = (node) => {
    const file = join(folder, `${node.name}.cnf`);
    const members = nodes.map(({ group }) => `127.0.0.1:${group}`).join(',');
    const shipped = `${readSettings('deploy/galera/galera.cnf')}${readSettings('deploy/galera/node.cnf')}`
      .replace(/^wsrep_cluster_address=.*$/m, `wsrep_cluster_address=gcomm://${members}`)
      .replace(/^innodb_buffer_pool_size=.*$/m, 'innodb_buffer_pool_size=64M')
      .replace(/^wsrep_provider_options=.*$/m, '');
    const own = [
      `datadir=${node.data}`,
      `socket=${node.socket}`,
      `port=${node.main}`,
      `pid-file=${join(folder, `${node.name}.pid`)}`,
      `log-error=${join(folder, `${node.name}.log`)}`,
      `tmpdir=${folder}`,
      'user=mysql',
      'bind-address=127.0.0.1',
      `wsrep_node_address=127.0.0.1:${node.group}`,
      `wsrep_sst_receive_address=127.0.0.1:${node.copies}`,
      `wsrep_provider_options="gcache.size=32M;gmcast.listen_addr=tcp://127.0.0.1:${node.group};ist.recv_addr=127.0.0.1:${node.increments}"`,
    ];
    writeFileSync(file, `[mysqld]\n${shipped}\n${own.join('\n')}\n`);
    return file;
  };

  const query = async ({ socket }, sql) =>
    (await run(programs.mariadb, ['-uroot', '-S', socket, '-N', '-e', sql])).stdout.trim();

  const start = async (node, args, isReady) => {
    node.process = spawn(programs.mariadbd, args, { stdio: 'ignore' });
    const until = Date.now() + LIMIT_MS;
    while (!(await isReady().catch(() => false))) {
      if (node.process.exitCode !== null || Date.now() > until) throw new Error(`${node.name} did not start`);
      await wait(200);
    }
  };

  const stop = async (node) => {
    if (!node.process || node.process.exitCode !== null) return;
    const ended = once(node.process, 'exit');
    node.process.kill('SIGTERM');
    await ended;
  };

  const isSynced = async (node) =>
    (await query(node, "SHOW STATUS LIKE 'wsrep_local_state_comment'")).endsWith('Synced');

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'cimiento-join-'));
    giveTo('mysql', folder);
    nodes = [await createNode('first'), await createNode('second')];
  }, LIMIT_MS);

  afterAll(async () => {
    for (const node of nodes.toReversed()) await stop(node);
    rmSync(folder, { recursive: true });
  }, LIMIT_MS);

  test(
    'founds the cluster, and a node that joins gets its rows and the accounts',
    async () => {
      const [first, second] = nodes;
      const single = ['--no-defaults', `--datadir=${first.data}`, `--socket=${first.socket}`, '--skip-networking'];
      await start(first, [...single, '--user=mysql'], () => query(first, 'SELECT 1'));
      await query(first, 'CREATE DATABASE cimiento; CREATE TABLE cimiento.t (id INT PRIMARY KEY)');
      await query(first, 'INSERT INTO cimiento.t VALUES (1), (2), (3)');
      await stop(first);

      const founding = ['--wsrep-new-cluster', `--init-file=${join(ROOT, 'deploy/galera/accounts.sql')}`];
      await start(first, [`--defaults-file=${writeSettings(first)}`, ...founding], () => isSynced(first));
      await start(second, [`--defaults-file=${writeSettings(second)}`], () => isSynced(second));
      expect(await query(second, 'SELECT COUNT(*) FROM cimiento.t')).toBe('3');
      const accounts = "SELECT CONCAT(user, '@', host) FROM mysql.user WHERE user IN ('mysql', 'haproxy') ORDER BY 1";
      expect(await query(second, accounts)).toBe('haproxy@%\nmysql@localhost');
    },
    3 * LIMIT_MS,
  );
});
