import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findProgram } from './lib/find-program.mjs';
import { findFreePort } from './lib/free-port.mjs';
import { ROOT } from './lib/root.mjs';
import { run } from './lib/run.mjs';

// `npm run images`: builds every image, one at a time, and tries the compositions: plain, with TLS, and with a cluster of databases. Words
// choose some of them: `npm run images -- plain tls`. Needs Docker with compose; prints the sizes of the images.

const FILES = {
  plain: ['docker-compose.yml'],
  tls: ['docker-compose.yml', 'deploy/docker-compose.tls.yml'],
  cluster: ['docker-compose.yml', 'docker-compose.cluster.yml'],
};
const START_LIMIT_SECONDS = 1200;
const PASSWORD = 'tres-piedras-y-un-colibrí';

const docker = findProgram('docker');
const ask = (args, options = {}) => execFileSync(docker, args, { cwd: ROOT, encoding: 'utf8', ...options });

function hasEngine() {
  try {
    ask(['compose', 'version'], { stdio: 'ignore' });
    ask(['info'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** Writes deploy/example.env with its required values; the password of the database has every kind of character. */
function writeEnvironment(folder, ports) {
  const secret = () => randomBytes(32).toString('hex');
  const values = {
    MARIADB_PASSWORD: `'p/#?%&=@:;$ "\\\\!ñ'`,
    ...Object.fromEntries(
      ['SESSION_SECRET', 'ENCRYPTION_SECRET', 'IDENTITY_SECRET', 'SEAL_SECRET'].map((name) => [name, secret()]),
    ),
    COMPANY_EMAIL: 'hola@inversiones.ec',
    // The longest that is stated.
    RELEASE_TOKEN: 'r'.repeat(200),
    METRICS_TOKEN: secret(),
    HTTP_BIND: `127.0.0.1:${ports.http}`,
    RELEASES_BIND: `127.0.0.1:${ports.releases}`,
    TLS_DIR: folder,
  };
  let text = readFileSync(join(ROOT, 'deploy/example.env'), 'utf8');
  for (const [name, value] of Object.entries(values))
    text = text.replace(new RegExp(`^${name}=.*$`, 'm'), () => `${name}=${value}`);
  text += `HTTPS_BIND=127.0.0.1:${ports.https}\n`;
  writeFileSync(join(folder, 'env'), text);
}

function createCertificate(folder) {
  const files = ['-keyout', join(folder, 'privkey.pem'), '-out', join(folder, 'fullchain.pem')];
  const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes'];
  execFileSync('openssl', ['req', '-x509', ...curve, '-subj', '/CN=localhost', '-days', '1', ...files], {
    stdio: 'ignore',
  });
  // The front proxy runs as the user 101.
  chmodSync(folder, 0o755);
  chmodSync(join(folder, 'privkey.pem'), 0o644);
}

const assertThat = (isTrue, what) => {
  if (!isTrue) throw new Error(`It does not hold: ${what}`);
  console.log(`ok    ${what}`);
};

const getStatusOverTls = (port) =>
  new Promise((resolve, reject) => {
    const options = { host: '127.0.0.1', port, path: '/readyz', rejectUnauthorized: false };
    request(options, (response) => {
      response.resume();
      resolve(response.statusCode);
    })
      .on('error', reject)
      .end();
  });

async function readPage(ports, path) {
  const response = await fetch(`http://127.0.0.1:${ports.http}${path}`);
  return { status: response.status, text: await response.text() };
}

/** An operator's first steps, in the containers as they are: read-only, as a user without rights. */
async function tryCommands(compose) {
  const cli = (...args) =>
    ask([...compose, 'run', '--rm', '-T', '-e', `CIMIENTO_PASSWORD=${PASSWORD}`, 'cli', ...args]);
  const person = ['--username', 'ana', '--email', 'ana@example.com', '--full-name', 'Ana Paredes'];
  const account = ['--bank', 'Banco', '--number', '0100204587', '--holder', 'Empresa', '--holder-id', '1790000000001'];
  assertThat(cli('create-admin', ...person).includes('has id'), 'create-admin');
  assertThat(cli('create-collecting-account', ...account).includes('has id'), 'create-collecting-account');
  assertThat(/\w{10}/.test(cli('create-invitation')), 'create-invitation');
  assertThat(cli('verify-ledger').includes('The ledger is right'), 'verify-ledger');
  assertThat(cli('backup', '/srv/backups/first').includes('rows in'), 'backup');
  assertThat(cli('verify-ledger').includes('The ledger is right'), 'verify-ledger after the backup');
}

async function tryComposition(name, folder, ports) {
  const files = FILES[name].flatMap((file) => ['-f', file]);
  const compose = ['compose', '--project-name', `cimiento-try-${name}`, '--env-file', join(folder, 'env'), ...files];
  const up = ['up', '--detach', '--wait', '--wait-timeout', String(START_LIMIT_SECONDS)];
  console.log(`\n${name}: ${FILES[name].join(' + ')}`);
  try {
    if ((await run(docker, [...compose, ...up])) !== 0) throw new Error(`${name} did not start`);
    assertThat((await readPage(ports, '/readyz')).status === 200, '/readyz answers');
    assertThat((await readPage(ports, '/api/projects')).text.startsWith('['), '/api/projects answers');
    assertThat((await readPage(ports, '/')).text.includes('"entry":"/remotes/public/'), 'the page names its remote');
    if (name === 'tls') assertThat((await getStatusOverTls(ports.https)) === 200, '/readyz answers over TLS');
    await tryCommands(compose);
  } catch (error) {
    await run(docker, [...compose, 'ps', '--all']);
    await run(docker, [...compose, 'logs', '--no-color', '--tail', '60']);
    throw error;
  } finally {
    await run(docker, [...compose, 'down', '--volumes', '--timeout', '60']);
  }
}

/** Builds the images that the composition names, and returns the size of each in MB. */
async function buildImages(folder) {
  const compose = ['compose', '--project-name', 'cimiento-try-plain', '--env-file', join(folder, 'env')];
  const services = ask([...compose, '--profile', 'tools', 'config', '--format', 'json']);
  const built = Object.entries(JSON.parse(services).services).filter(([, { build }]) => build);
  const byTarget = new Map(built.map(([name, { build }]) => [`${build.target} ${build.args?.APP ?? ''}`.trim(), name]));
  const sizes = [];
  for (const [target, service] of byTarget) {
    if ((await run(docker, [...compose, '--profile', 'tools', 'build', service])) !== 0)
      throw new Error(`${target} cannot be built`);
    const bytes = ask(['image', 'inspect', '--format', '{{.Size}}', `cimiento-try-plain-${service}`]);
    sizes.push([target, `${(Number(bytes) / 1e6).toFixed(0)} MB`]);
  }
  return sizes;
}

async function main() {
  if (docker === null || !hasEngine()) {
    console.log('npm run images needs Docker with compose, and its engine running. Nothing was built.');
    return;
  }
  const names = process.argv.slice(2);
  const folder = mkdtempSync(join(tmpdir(), 'cimiento-images-'));
  try {
    const [http, https, releases] = await Promise.all([findFreePort(), findFreePort(), findFreePort()]);
    const ports = { http, https, releases };
    createCertificate(folder);
    writeEnvironment(folder, ports);
    const sizes = await buildImages(folder);
    for (const name of names.length > 0 ? names : Object.keys(FILES)) await tryComposition(name, folder, ports);
    console.log('\nimage                        size');
    for (const [target, size] of sizes) console.log(`${target.padEnd(24)} ${size.padStart(8)}`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

await main();
