import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { readPage } from './install/readme-commands.mjs';
import {
  installProduct,
  prepareShell,
  runAsOperator,
  shareRepository,
  writeSettings,
} from './install/server-machine.mjs';
import { runShell } from './install/steps.mjs';
import { findProgram } from './lib/find-program.mjs';
import { canRunMachines, Network } from './lib/machines.mjs';
import { ROOT } from './lib/root.mjs';

// Follows docs/operate/galera.md on five machines with systemd: three nodes, and two servers with HAProxy. The packages are already installed.

const LIMIT_MS = 300_000;
const STATE_LIMIT_MS = 100_000;
// Longest time without a stored change that the loss of a node may cost.
const PAUSE_LIMIT_MS = 10_000;
const PASSWORD = 'a long random password';
const programs = ['mariadbd', 'mariadb-backup', 'socat', 'nft', 'haproxy', 'openssl', 'curl'];
const canRun = canRunMachines() && programs.every((name) => findProgram(name));

const page = (heading) => readPage('galera.md', heading);
const query = (node, sql) => node.run(`mariadb -Ne "${sql}"`);

async function waitFor(isTrue, what) {
  const until = Date.now() + STATE_LIMIT_MS;
  while (!(await isTrue())) {
    if (Date.now() > until) throw new Error(`No ${what}`);
    await wait(100);
  }
}

/** Such as '3 Primary Synced', from the last command of the first start. */
async function readStatus(node) {
  const command = page('First start')[1].trim().split('\n').at(-1);
  const rows = await node.run(command).catch(() => '');
  const status = Object.fromEntries(rows.split('\n').map((row) => row.split('\t')));
  return `${status.wsrep_cluster_size} ${status.wsrep_cluster_status} ${status.wsrep_local_state_comment}`;
}

(canRun ? describe : describe.skip)('a cluster on three machines', () => {
  const acknowledged = [];
  let folder;
  let network;
  let nodes;
  let servers;

  const waitForNodes = async () => {
    for (const node of nodes)
      await waitFor(async () => (await readStatus(node)) === '3 Primary Synced', `cluster of three on ${node.name}`);
  };

  /**
   * Stores numbers through HAProxy of a server while something runs, and until one is stored after it.
   * @returns how many were not stored, and the longest time without one
   */
  const storeDuring = async (server, run) => {
    const [, settings] = page('HAProxy and settings of each server');
    const url = settings.trim().replace('DATABASE_URL=', '');
    const script = join(ROOT, 'scripts/lib/store-numbers.mjs');
    const first = (acknowledged.at(-1) ?? 0) + 1000;
    const writer = server.spawn(`exec ${process.execPath} ${script} '${url}' '${PASSWORD}' ${first}`, [
      'pipe',
      'pipe',
      'inherit',
    ]);
    const stored = [];
    let failed = 0;
    const lines = createInterface({ input: writer.stdout }).on('line', (line) => {
      const { number, at, error } = JSON.parse(line);
      if (error === null) stored.push({ number, at });
      else failed += 1;
    });
    const waitForNumber = () => {
      const before = stored.length;
      return waitFor(() => stored.length > before, 'stored number');
    };
    await waitForNumber();
    await run();
    await waitForNumber();
    const ended = new Promise((resolve) => lines.once('close', resolve));
    writer.stdin.end();
    await ended;
    acknowledged.push(...stored.map(({ number }) => number));
    return { failed, longestMs: Math.max(...stored.slice(1).map(({ at }, index) => at - stored[index].at)) };
  };

  const expectNothingLost = async () => {
    for (const node of nodes) {
      const rows = await query(node, 'SET SESSION wsrep_sync_wait = 1; SELECT id FROM cimiento.numbers');
      const stored = new Set(rows.split('\n').map(Number));
      expect(acknowledged.filter((number) => !stored.has(number))).toEqual([]);
    }
  };

  /** Runs the commands of the machine that keeps the authority, with an `scp` that copies into the files of a machine. */
  const createCertificates = async () => {
    const [checkout, machines, shims] = ['checkout', 'machines', 'shims'].map((name) => join(folder, name));
    for (const each of [checkout, machines, shims]) mkdirSync(each);
    for (const { address, root } of nodes) symlinkSync(root, join(machines, address));
    symlinkSync(join(ROOT, 'deploy'), join(checkout, 'deploy'));
    const copy = `to=\${3#*@}; cp -r "$2" "${machines}/\${to%%:*}/root/\${to#*:}"`;
    writeFileSync(join(shims, 'scp'), `#!/bin/sh\n${copy}\n`, { mode: 0o755 });
    await runShell(`export PATH=${shims}:$PATH\n${page('Certificates and settings')[0]}`, checkout);
    for (const { root } of servers)
      await runShell(`cp ../galera/ca.pem ${root}/root; ln -s ${ROOT}/deploy ${root}/root`, checkout);
  };

  const prepareNode = async (node) => {
    await node.run('systemctl enable --now mariadb; ln -s /bin/true /usr/local/bin/apt-get');
    for (const block of page('Each node')) await node.run(`cd galera\n${block}`);
    // The machines share the memory of this one.
    const changes = 's/^innodb_buffer_pool_size=.*/innodb_buffer_pool_size=64M/; s/gcache.size=512M/gcache.size=32M/';
    await node.run(`sed -i '${changes}' /etc/mysql/mariadb.conf.d/70-cimiento.cnf`);
  };

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'cimiento-galera-page-'));
    network = new Network();
    await network.start();
    for (const number of [1, 2, 3]) await network.add(`node${number}`, `10.0.0.1${number}`);
    for (const number of [1, 2]) await network.add(`server${number}`, `10.0.0.${number}`);
    nodes = network.machines.slice(0, 3);
    servers = network.machines.slice(3);
    await createCertificates();
    for (const node of nodes) await prepareNode(node);
    const [first, next] = page('First start');
    await nodes[0].run(`cd galera\n${first}`);
    for (const node of nodes.slice(1)) await node.run(next);
    for (const server of servers) {
      await prepareShell(server);
      await server.run(page('HAProxy and settings of each server')[0]);
    }
    await query(nodes[0], 'CREATE TABLE cimiento.numbers (id BIGINT PRIMARY KEY)');
  }, 3 * LIMIT_MS);

  afterAll(async () => {
    await network?.stop();
    rmSync(folder, { recursive: true, force: true });
  }, LIMIT_MS);

  test(
    'the first node takes the changes of every server, and the others get them',
    async () => {
      await waitForNodes();
      for (const server of servers)
        await storeDuring(server, async () => {
          const users = await query(
            nodes[0],
            "SELECT user FROM information_schema.processlist WHERE user = 'cimiento'",
          );
          expect(users).toBe('cimiento');
        });
      await expectNothingLost();
    },
    LIMIT_MS,
  );

  test(
    'a killed node costs seconds and no acknowledged change',
    async () => {
      const { longestMs } = await storeDuring(servers[0], async () => {
        await nodes[0].run('systemctl kill --signal=SIGKILL mariadb');
        await waitForNodes();
      });
      expect(longestMs).toBeLessThan(PAUSE_LIMIT_MS);
      await expectNothingLost();
    },
    LIMIT_MS,
  );

  test(
    'a machine that loses its power costs seconds, and gets what it missed when it is back',
    async () => {
      const { longestMs } = await storeDuring(servers[0], () => nodes[0].cutPower());
      expect(longestMs).toBeLessThan(PAUSE_LIMIT_MS);
      await storeDuring(servers[0], async () => {
        await nodes[0].start();
        await waitForNodes();
      });
      await expectNothingLost();
    },
    LIMIT_MS,
  );

  test(
    'the ports between nodes are closed for a server, also after a start of the machine',
    async () => {
      for (const { address } of nodes)
        for (const port of [4444, 4567, 4568])
          await expect(servers[0].run(`timeout 1 bash -c '</dev/tcp/${address}/${port}'`)).rejects.toThrow(
            'ended with 124',
          );
    },
    LIMIT_MS,
  );

  test(
    'a node without TLS does not join',
    async () => {
      const file = '/etc/mysql/mariadb.conf.d/70-cimiento.cnf';
      await nodes[2].run(`cp ${file} whole.cnf; systemctl stop mariadb; sed -i 's/;socket.ssl.*/"/' ${file}`);
      await expect(nodes[2].run('systemctl start mariadb')).rejects.toThrow('ended with');
      expect(await readStatus(nodes[0])).toBe('2 Primary Synced');
      expect(await nodes[0].run('journalctl -u mariadb -o cat')).toMatch('Failed to establish connection');
      await nodes[2].run(`cp whole.cnf ${file}; systemctl start mariadb`);
      await waitForNodes();
    },
    LIMIT_MS,
  );

  test(
    'a node of three refuses queries without the others, until it is told to continue alone',
    async () => {
      await storeDuring(servers[1], async () => {
        await Promise.all([nodes[0].cutPower(), nodes[1].cutPower()]);
        await waitFor(async () => (await readStatus(nodes[2])).includes('non-Primary'), 'lost majority');
        const refused = query(nodes[2], 'INSERT INTO cimiento.numbers VALUES (0)');
        await expect(refused).rejects.toThrow('WSREP has not yet prepared');
        await nodes[2].run(page('Two nodes are lost')[0]);
      });
      for (const node of nodes.slice(0, 2)) {
        await node.start();
        await waitFor(async () => (await readStatus(node)).endsWith('Primary Synced'), `return of ${node.name}`);
      }
      await waitForNodes();
      await expectNothingLost();
    },
    LIMIT_MS,
  );

  test(
    'a gateway serves through HAProxy, and the backup reads from a node that does not write',
    async () => {
      const [server] = servers;
      shareRepository(network);
      await installProduct(server);
      const [, settings] = page('HAProxy and settings of each server');
      const others = `COMPANY_EMAIL=hola@inversiones.ec\nDATABASE_PASSWORD='${PASSWORD}'`;
      await writeSettings(server, `${settings}${others}`);
      await runAsOperator(server, 'npm run cli -- migrate');
      await server.run('cp deploy/systemd/cimiento* /etc/systemd/system; systemctl daemon-reload');
      await server.run('systemctl start cimiento-gateway');
      await waitFor(() => server.run('curl -fs http://127.0.0.1:3001/readyz').catch(() => false), 'gateway');
      await server.run(page('Backup from a node that does not write')[0]);
      await server.run('systemctl start cimiento-backup');
      const log = await server.run('journalctl -u cimiento-backup -o cat');
      expect(log).toMatch(/Database: cimiento on 10\.0\.0\.13:3306[^]*The backup .* its ledger is right/);
    },
    LIMIT_MS,
  );

  test(
    'an upgrade node by node costs seconds and no acknowledged change',
    async () => {
      const { longestMs } = await storeDuring(servers[0], async () => {
        for (const node of nodes.toReversed()) {
          await node.run(page('Upgrade of MariaDB')[0]);
          await waitForNodes();
        }
      });
      expect(longestMs).toBeLessThan(PAUSE_LIMIT_MS);
      await expectNothingLost();
    },
    LIMIT_MS,
  );

  test(
    'three nodes that lost their power at once find each other',
    async () => {
      await Promise.all(nodes.map((node) => node.cutPower()));
      await Promise.all(nodes.map((node) => node.start()));
      // Of nodes that join at the same moment one may give up.
      const hasGivenUp = async (node) =>
        (await readStatus(node)).includes('Disconnected') ||
        (await node.run('systemctl is-failed mariadb || true')) === 'failed';
      const isSynced = async (node) => (await readStatus(node)).endsWith('Primary Synced');
      for (const node of nodes)
        await waitFor(
          async () => (await isSynced(node)) || (await hasGivenUp(node)),
          `end of the start of ${node.name}`,
        );
      for (const node of nodes) if (!(await isSynced(node))) await node.run('systemctl restart mariadb');
      await waitForNodes();
      await expectNothingLost();
    },
    LIMIT_MS,
  );

  test(
    'the node with the newest data founds the cluster again where the third does not come back',
    async () => {
      await Promise.all(nodes.map((node) => node.cutPower()));
      const [first, second, third] = nodes;
      await Promise.all([first.start(), second.start()]);
      const [compare, found] = page('All nodes are down');
      const readPosition = async (node) => Number((await node.run(compare)).split(':').at(-1));
      const positions = [await readPosition(first), await readPosition(second)];
      const [newest, other] = positions[0] < positions[1] ? [second, first] : [first, second];
      await newest.run(found);
      await other.run('systemctl start mariadb');
      await storeDuring(servers[0], () => third.start());
      await waitForNodes();
      await expectNothingLost();
    },
    LIMIT_MS,
  );
});
