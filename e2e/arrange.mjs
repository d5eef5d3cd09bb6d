// Runs the services of docker-compose.yml on this machine without Docker: MariaDB, two gateways, the REST adapter, the site with the shell,
// an nginx for each remote, one that receives releases, and the front before them, all configured by deploy/:
// node e2e/arrange.mjs PORT
import { execFile, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { findProgram } from '../scripts/lib/find-program.mjs';
import { findFreePort } from '../scripts/lib/free-port.mjs';
import { openStore, release } from '@cimiento/releases';
import { listRemoteFolders, listRemotes } from '../scripts/lib/remotes.mjs';
import { ROOT } from '../scripts/lib/root.mjs';
import { startMariaDb } from '../scripts/mariadb.mjs';

// Production starts with its own secrets only.
const SECRETS = ['SESSION_SECRET', 'ENCRYPTION_SECRET', 'IDENTITY_SECRET', 'SEAL_SECRET'];
const PARTS = ['gateway', 'rest-adapter', 'shell', ...listRemoteFolders()];
const RELEASE_TOKEN = 'only-of-this-arrangement';
const RELEASE_TOKENS = 'public.0123456789abcdef admin.fedcba9876543210';
const run = promisify(execFile);
const nginx = findProgram('nginx');
const folder = mkdtempSync(path.join(tmpdir(), 'cimiento-arrangement-'));
const children = [];

const readNginxConfig = (name) => readFileSync(path.join(ROOT, 'deploy/nginx', name), 'utf8');

const createMainConfig = (conf) => `
${process.getuid() === 0 ? 'user root;' : ''}
daemon off;
worker_processes 1;
pid ${conf}/pid;
error_log stderr crit;
events { worker_connections 512; }
http {
  include /etc/nginx/mime.types;
  default_type application/octet-stream;
  access_log off;
  client_body_temp_path ${conf}/body;
  proxy_temp_path ${conf}/proxy;
  fastcgi_temp_path ${conf}/fastcgi;
  uwsgi_temp_path ${conf}/uwsgi;
  scgi_temp_path ${conf}/scgi;
  include ${conf}/conf.d/*.conf;
}
`;

/** Replaces what differs from a container: ports, and the folders of files. */
function adaptToThisMachine(text, port) {
  return text
    .replace(/listen 8080;/g, `listen 127.0.0.1:${port};`)
    .replace(/access_log \/dev\/stdout.*;/g, 'access_log off;')
    .replaceAll('/srv', folder)
    .replaceAll('${RELEASE_TOKEN}', RELEASE_TOKEN)
    .replaceAll('${RELEASE_TOKENS}', RELEASE_TOKENS);
}

/** Points each upstream to the ports of its part. No name is resolved. */
function createUpstreamsConfig(ports) {
  return readNginxConfig('upstreams.conf')
    .replace(/^resolver .*$/m, '')
    .replace(/^ *server ([\w-]+):8080 resolve(.*);$/gm, (_line, part, options) =>
      ports[part].map((port) => `server 127.0.0.1:${port}${options};`).join('\n'),
    );
}

async function startNginx(name, port, files) {
  const conf = path.join(folder, 'nginx', name);
  mkdirSync(path.join(conf, 'conf.d'), { recursive: true });
  writeFileSync(path.join(conf, 'nginx.conf'), createMainConfig(conf));
  for (const [file, text] of Object.entries(files))
    writeFileSync(path.join(conf, 'conf.d', file), adaptToThisMachine(text, port));
  const args = ['-p', conf, '-c', path.join(conf, 'nginx.conf'), '-e', 'stderr'];
  await run(nginx, ['-t', '-q', ...args]);
  children.push(spawn(nginx, args, { stdio: ['ignore', 'inherit', 'inherit'] }));
}

const hasEnded = ({ exitCode, signalCode }) => exitCode !== null || signalCode !== null;

/** Waits as long as every part runs: on a busy machine one may take a minute to start. */
async function waitUntilReady(url) {
  for (;;) {
    if (
      await fetch(url).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return;
    if (children.some(hasEnded)) throw new Error(`A part ended before ${url} was ready`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

async function startServers(ports, environment) {
  await run(process.execPath, ['gateway/dist/cli/main.js', 'migrate'], { cwd: ROOT, env: environment });
  await run(process.execPath, ['gateway/dist/cli/main.js', 'seed-demo'], { cwd: ROOT, env: environment });
  const servers = { gateway: [], 'rest-adapter': [] };
  for (const part of Object.keys(servers)) {
    for (const port of ports[part]) {
      const env = { ...environment, HOST: '127.0.0.1', PORT: String(port) };
      servers[part].push(
        spawn(process.execPath, [path.join(ROOT, part, 'dist/main.js')], {
          env,
          stdio: ['ignore', 'inherit', 'inherit'],
        }),
      );
    }
  }
  children.push(...Object.values(servers).flat());
  await Promise.all(
    [...ports.gateway, ...ports['rest-adapter']].map((port) => waitUntilReady(`http://127.0.0.1:${port}/readyz`)),
  );
  return servers.gateway.map(({ pid }) => pid);
}

/** Starts the server that receives releases; returns the address to release to. */
async function startReleases() {
  const port = await findFreePort();
  mkdirSync(path.join(folder, 'remotes'), { recursive: true });
  await startNginx('releases', port, { 'releases.conf': readNginxConfig('releases.conf') });
  await waitUntilReady(`http://127.0.0.1:${port}/healthz`);
  process.env.RELEASE_AUTHORIZATION = `Bearer ${RELEASE_TOKEN}`;
  return `http://127.0.0.1:${port}/remotes`;
}

async function startSite(port, gateway) {
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    COMPANY_EMAIL: 'hola@inversiones.ec',
    HOST: '127.0.0.1',
    PORT: String(port),
    REMOTES_DIR: path.join(folder, 'remotes'),
    GATEWAY_URL: `http://127.0.0.1:${gateway}`,
    TRUST_PROXY: '1',
    LOG_LEVEL: 'warn',
  };
  const reports = openSync(path.join(folder, 'reports.log'), 'a');
  children.push(
    spawn(process.execPath, [path.join(ROOT, 'packages/site/dist/main.js')], {
      env,
      stdio: ['ignore', reports, 'inherit'],
    }),
  );
  await waitUntilReady(`http://127.0.0.1:${port}/readyz`);
}

async function start(frontPort) {
  const database = await startMariaDb();
  stopTasks.push(() => database.stop());
  const ports = {};
  for (const part of PARTS)
    ports[part] = part === 'gateway' ? [await findFreePort(), await findFreePort()] : [await findFreePort()];
  const releases = await startReleases();
  for (const name of listRemotes()) {
    const build = path.join(ROOT, `mfe-${name}/dist/app`);
    await release(openStore(releases), { remote: name, build, once: true, by: 'arrangement' });
  }
  const gateways = await startServers(ports, {
    ...process.env,
    NODE_ENV: 'production',
    COMPANY_EMAIL: 'hola@inversiones.ec',
    DATABASE_URL: database.url,
    ...Object.fromEntries(SECRETS.map((name) => [name, randomBytes(32).toString('base64')])),
    COOKIE_SECURE: 'false',
    // Its demonstration administrators sign in with a password alone.
    ADMIN_SECOND_FACTOR: 'optional',
    // Its demonstration people invest and withdraw without an identity.
    IDENTITY_REQUIRED: 'off',
    TRUST_PROXY: '1',
    ADDRESS_TRIES: '100000',
    GRAPHQL_REQUESTS_PER_MINUTE: '100000',
    REMOTES_DIR: path.join(folder, 'remotes'),
    DATA_DIR: path.join(folder, 'data'),
    LOG_LEVEL: 'warn',
  });
  await startSite(ports.shell[0], ports.gateway[1]);
  for (const part of listRemoteFolders())
    await startNginx(part, ports[part][0], { 'static.conf': readNginxConfig('static.conf') });
  await startNginx('front', frontPort, {
    'upstreams.conf': createUpstreamsConfig(ports),
    'front.conf': readNginxConfig('front.conf'),
  });
  await waitUntilReady(`http://127.0.0.1:${frontPort}/readyz`);
  await waitUntilReady(`http://127.0.0.1:${frontPort}/`);
  return { gateways, releases };
}

const stopTasks = [];

async function stop(code) {
  const ended = children
    .filter((child) => !hasEnded(child))
    .map((child) => new Promise((resolve) => child.once('exit', resolve)));
  children.forEach((child) => child.kill('SIGTERM'));
  await Promise.all(ended);
  for (const stopTask of stopTasks) await stopTask();
  rmSync(folder, { recursive: true, force: true });
  process.exit(code);
}

process.on('SIGTERM', () => void stop(0));
process.on('SIGINT', () => void stop(0));

const port = Number(process.argv[2] ?? 8080);
if (!nginx) {
  console.error('nginx is not installed. On Debian or Ubuntu: apt-get install nginx-light');
  process.exit(1);
}
start(port).then(
  (details) => console.log(`ready: http://localhost:${port} ${JSON.stringify({ ...details, folder })}`),
  (error) => {
    console.error(error.message);
    void stop(1);
  },
);
