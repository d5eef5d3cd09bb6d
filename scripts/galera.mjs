import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { createConnection } from 'mysql2/promise';
import { findProgram } from './lib/find-program.mjs';
import { findFreePort } from './lib/free-port.mjs';
import { ROOT } from './lib/root.mjs';
import { startHaproxy } from './haproxy.mjs';
import { giveTo, startMariaDb } from './mariadb.mjs';

const PROVIDERS = ['/usr/lib/galera/libgalera_smm.so', '/usr/lib64/galera-4/libgalera_smm.so'];
const SYNC_LIMIT_MS = 180_000;
// rsync writes what a joining node gets as somebody without rights when root starts it.
const OWNER = 'mysql';

const findProvider = () => PROVIDERS.find((path) => existsSync(path));

/** Whether the programs for `startGalera` are installed: Debian's mariadb-server and haproxy bring them. */
export const hasGalera = () =>
  findProvider() !== undefined && findProgram('rsync') !== null && findProgram('haproxy') !== null;

async function query(url, sql) {
  const connection = await createConnection({ uri: url, connectTimeout: 3000 });
  try {
    const [rows] = await connection.query(sql);
    return rows;
  } finally {
    await connection.end();
  }
}

async function isSynced(url) {
  const rows = await query(url, "SHOW STATUS WHERE Variable_name IN ('wsrep_ready', 'wsrep_local_state')");
  const status = Object.fromEntries(rows.map(({ Variable_name: name, Value }) => [name, Value]));
  return status.wsrep_ready === 'ON' && status.wsrep_local_state === '4';
}

/** Settings of every node, as those of a deployment, except the size of the cache: it is a file that is written whole. */
function readSettings() {
  const lines = readFileSync(join(ROOT, 'deploy/galera/galera.cnf'), 'utf8').matchAll(/^(\w+)=(.+)$/gm);
  const settings = Object.fromEntries(Array.from(lines, ([, name, value]) => [name, value]));
  return { ...settings, wsrep_provider_options: 'gcache.size=64M' };
}

/** A server of the cluster, which keeps its ports and its data when it ends. */
class Node {
  server = null;
  wasKilled = false;

  constructor(name, ports, cluster) {
    this.name = name;
    this.ports = ports;
    this.cluster = cluster;
  }

  get data() {
    return join(this.cluster.folder, this.name);
  }

  get url() {
    return this.server.url;
  }

  get options() {
    const { group, increments, copies } = this.ports;
    const members = this.cluster.nodes.map(({ ports }) => `127.0.0.1:${ports.group}`).join(',');
    const { wsrep_provider_options: shared, ...settings } = readSettings();
    return [
      ...Object.entries(settings).map(([name, value]) => `--${name}=${value}`),
      `--wsrep-provider=${findProvider()}`,
      `--wsrep-provider-options=${shared};gmcast.listen_addr=tcp://127.0.0.1:${group};ist.recv_addr=127.0.0.1:${increments}`,
      `--wsrep-cluster-address=gcomm://${members}`,
      `--wsrep-node-name=${this.name}`,
      `--wsrep-node-address=127.0.0.1:${group}`,
      '--wsrep-sst-method=rsync',
      `--wsrep-sst-receive-address=127.0.0.1:${copies}`,
    ];
  }

  /** Founds the cluster, or joins it and gets what the others have stored. */
  async start({ isFirst = false } = {}) {
    const args = [
      ...this.options,
      ...(isFirst ? ['--wsrep-new-cluster'] : []),
      ...(this.wasKilled ? [`--wsrep-start-position=${await this.readPosition()}`] : []),
    ];
    this.server = await startMariaDb({
      dir: this.data,
      port: this.ports.main,
      args,
      takesAccounts: !isFirst,
      owner: OWNER,
    });
    const until = Date.now() + SYNC_LIMIT_MS;
    while (!(await isSynced(this.url).catch(() => false))) {
      if (Date.now() > until) throw new Error(`${this.name} did not join the cluster`);
      await wait(50);
    }
  }

  /** The last change that the data have, which after a crash only the log of InnoDB tells. With it a node gets what it missed, not a copy of everything. */
  async readPosition() {
    const { stderr } = await promisify(execFile)(findProgram('mariadbd', 'mysqld'), [
      '--no-defaults',
      `--datadir=${this.data}`,
      `--tmpdir=${this.cluster.folder}`,
      `--socket=${join(this.cluster.folder, `${this.name}.socket`)}`,
      ...(process.getuid?.() === 0 ? [`--user=${OWNER}`] : []),
      ...this.options,
      '--wsrep-recover',
      '--skip-networking',
    ]);
    const [, position] = /Recovered position: (\S+)/.exec(stderr) ?? [];
    if (position === undefined) throw new Error(`The data of ${this.name} have no position:\n${stderr}`);
    return position;
  }

  /** Ends the process at once, as a machine that loses its power does. */
  async kill() {
    const [{ file }] = await query(this.url, 'SELECT @@pid_file AS file');
    process.kill(Number(readFileSync(file, 'utf8')), 'SIGKILL');
    this.wasKilled = true;
    await this.stop();
  }

  async stop() {
    await this.server?.stop();
    this.server = null;
  }
}

async function createNodes(folder, size) {
  const cluster = { folder, nodes: [] };
  for (let number = 1; number <= size; number += 1) {
    const [main, group, increments, copies] = await Promise.all(Array.from({ length: 4 }, findFreePort));
    cluster.nodes.push(new Node(`node${number}`, { main, group, increments, copies }, cluster));
  }
  return cluster.nodes;
}

/** Creates the accounts of a cluster, as a deployment does; among them that of HAProxy's health check. */
async function createAccounts(node) {
  const statements = readFileSync(join(ROOT, 'deploy/galera/accounts.sql'), 'utf8').split(/;$/m);
  for (const statement of statements.filter((text) => text.trim() !== '')) await query(node.url, statement);
}

/**
 * Starts a Galera cluster of three MariaDB servers on 127.0.0.1, each with the same empty database, behind HAProxy.
 * @returns {Promise<{nodes: Node[], url: string, stop: () => Promise<void>}>} `url` names the proxy
 * @throws when MariaDB or Galera is not installed, or a node does not join
 */
export async function startGalera() {
  if (!hasGalera())
    throw new Error('Galera is not installed. On Debian or Ubuntu: apt-get install mariadb-server haproxy');
  const folder = mkdtempSync(join(tmpdir(), 'cimiento-galera-'));
  giveTo(OWNER, folder);
  const nodes = await createNodes(folder, 3);
  let proxy = null;
  const stop = async () => {
    await proxy?.stop();
    await Promise.all(nodes.map((node) => node.stop()));
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    // One by one: a node gives its data to one other at a time.
    for (const node of nodes) await node.start({ isFirst: node === nodes[0] });
    await createAccounts(nodes[0]);
    proxy = await startHaproxy(
      folder,
      nodes.map(({ ports }) => ports.main),
    );
  } catch (error) {
    await stop();
    throw error;
  }
  const url = nodes[0].url.replace(`:${nodes[0].ports.main}/`, `:${proxy.port}/`);
  return { nodes, url, stop };
}
