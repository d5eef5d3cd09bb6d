import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { parse } from 'yaml';
import { ROOT } from './lib/root.mjs';

// Checks docker-compose.cluster.yml without Docker. chaos.slow.test.mjs runs nodes and HAProxy with the same settings.

const text = (file) => readFileSync(join(ROOT, file), 'utf8');
const base = parse(text('docker-compose.yml'), { merge: true });
const cluster = parse(text('docker-compose.cluster.yml'), { merge: true });
const nodes = ['mariadb', 'mariadb2', 'mariadb3'];

test('three nodes, each with its own data, know one another, and one founds the cluster', () => {
  for (const name of nodes) {
    const { image, volumes, hostname, command, healthcheck, restart, deploy } = cluster.services[name];
    expect(image).toBe(base.services.mariadb.image);
    expect(hostname).toBe(name);
    // Options on the command line reach mariadb-backup, which refuses some.
    expect(command).toEqual(['mariadbd']);
    expect(volumes).toContain('./deploy/galera/node.cnf:/etc/mysql/conf.d/node.cnf:ro');
    expect(healthcheck.test).toContain('--galera_online');
    expect([restart, deploy]).toEqual(['unless-stopped', base.services.mariadb.deploy]);
    for (const volume of volumes.filter((line) => line.startsWith('./')))
      expect(existsSync(join(ROOT, volume.split(':')[0]))).toBe(true);
  }
  const data = nodes.map((name) => cluster.services[name].volumes[0].split(':')[0]);
  expect(new Set(data).size).toBe(nodes.length);
  for (const volume of data)
    expect([volume, volume in { ...base.volumes, ...cluster.volumes }]).toEqual([volume, true]);
  expect(text('deploy/galera/node.cnf')).toMatch(`\nwsrep_cluster_address=gcomm://${nodes.join(',')}\n`);
  expect(cluster.services.mariadb.volumes).toContain('./deploy/galera/accounts.sql:/srv/accounts.sql:ro');
  expect(nodes.filter((name) => cluster.services[name].environment.FOUNDS_CLUSTER === '1')).toEqual(['mariadb']);
});

test('every program of the product names the proxy, which knows all nodes and prefers the first', () => {
  const programs = Object.entries(base.services).filter(([, { environment }]) => environment?.DATABASE_URL);
  expect(programs.map(([name]) => name).sort()).toEqual(['cli', 'gateway', 'migrate', 'rest-adapter', 'rollouts']);
  for (const [name] of programs) expect(cluster.services[name].environment.DATABASE_URL).toMatch('@haproxy/cimiento');
  expect(cluster.services.gateway.deploy.replicas).toBe(3);
  const servers = text('deploy/haproxy/containers.cfg').matchAll(/^ {2}server (\w+) (\w+):3306 .*?(backup)?$/gm);
  expect(Array.from(servers, ([, name, host, role]) => [name, host, role])).toEqual(
    nodes.map((name, index) => [name, name, index === 0 ? undefined : 'backup']),
  );
});

describe('a node that starts', () => {
  let folder;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'cimiento-node-'));
    const entrypoint = join(folder, 'docker-entrypoint.sh');
    writeFileSync(entrypoint, '#!/bin/sh\necho "$@"\n');
    chmodSync(entrypoint, 0o755);
  });

  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const start = (environment = {}) => {
    const env = { DATA_DIR: folder, PATH: [folder, process.env.PATH].join(delimiter), ...environment };
    return execFileSync('sh', [join(ROOT, 'deploy/galera/start-node.sh'), 'mariadbd'], {
      env,
      encoding: 'utf8',
    }).trim();
  };
  const keepState = (isSafe) =>
    writeFileSync(join(folder, 'grastate.dat'), `# GALERA saved state\nsafe_to_bootstrap: ${isSafe}\n`);

  test('founds the cluster when it is the one to do so, and has never been in one', () => {
    expect(start({ FOUNDS_CLUSTER: '1' })).toBe('mariadbd --wsrep-new-cluster --init-file=/srv/accounts.sql');
    expect(start()).toBe('mariadbd');
  });

  test('founds it again when it was the last to end, and joins it otherwise', () => {
    keepState(1);
    expect(start()).toBe('mariadbd --wsrep-new-cluster');
    keepState(0);
    expect(start({ FOUNDS_CLUSTER: '1' })).toBe('mariadbd');
  });
});
