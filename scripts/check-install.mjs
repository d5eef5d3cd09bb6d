import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { readCommands } from './install/readme-commands.mjs';
import { assertEqual, assertMatch, runShell, spawnShell, Steps } from './install/steps.mjs';
import { HOST, startTlsProxy } from './install/tls-proxy.mjs';
import { findProgram } from './lib/find-program.mjs';
import { findFreePort } from './lib/free-port.mjs';
import { ensureInstalled, requireNode } from './lib/preflight.mjs';
import { ROOT } from './lib/root.mjs';
import { startMariaDb } from './mariadb.mjs';

// `npm run check:install`: executes 'Install it' of README.md as it is written, in a fresh clone of the last commit, with NODE_ENV=production,
// on MariaDB and behind the TLS proxy of deploy/proxy, up to a sign-in with a second factor, a backup and a verification. It takes minutes.
// `npm run check:install -- --two` follows docs/operate/two-servers.md instead (install/two.mjs).

const START_LIMIT_MS = 20 * 60_000;
const PASSWORD = 'tres-piedras-y-un-colibrí';
// Every character that is special to a URL, a shell or an option file.
const DATABASE_PASSWORD = 'p/#?%&=@:;$ "\\`!ñ';

const steps = new Steps();

function requirePrograms() {
  const missing = ['git', 'nginx', 'openssl', 'mariadbd'].filter((name) => findProgram(name) === null);
  if (missing.length === 0) return;
  console.error(`Missing: ${missing.join(', ')}. On Debian: apt-get install git nginx-light openssl mariadb-server`);
  process.exit(1);
}

/** Creates the account of the product, as docs/operate/install.md does. */
async function createDatabaseUser(database) {
  const { createConnection } = await import('mysql2/promise');
  const connection = await createConnection(database.url);
  await connection.query("CREATE USER operador@'127.0.0.1' IDENTIFIED BY ?", [DATABASE_PASSWORD]);
  await connection.query("GRANT ALL ON cimiento.* TO operador@'127.0.0.1'");
  await connection.end();
}

/** Sets values in the file of settings, as the operator does with an editor. */
function edit(file, values) {
  const quote = (value) => `'${value.replaceAll("'", `'\\''`)}'`;
  let text = readFileSync(file, 'utf8');
  for (const [name, value] of Object.entries(values)) {
    const line = new RegExp(`^${name}=.*$`, 'm');
    if (!line.test(text)) throw new Error(`The file of settings has no line ${name}=`);
    text = text.replace(line, () => `${name}=${quote(String(value))}`);
  }
  writeFileSync(file, text);
}

/** @param {Buffer[]} output what the server has written so far */
async function waitUntilReady(port, server, output) {
  const until = Date.now() + START_LIMIT_MS;
  for (;;) {
    if (server.exitCode !== null)
      throw new Error(`npm start ended with ${server.exitCode}:\n${Buffer.concat(output).toString('utf8')}`);
    if (Date.now() > until) throw new Error('npm start did not serve in time');
    const isReady = await fetch(`http://127.0.0.1:${port}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return;
    await wait(500);
  }
}

/** Operations of the built front end, by their names: in production the gateway executes no others. */
function readOperations(clone) {
  const files = ['shell', 'mfe-investor'].map((app) => join(clone, app, 'dist/app/operations.json'));
  const texts = files.flatMap((file) => Object.entries(JSON.parse(readFileSync(file, 'utf8'))));
  return new Map(texts.map(([id, text]) => [/^\w+ (\w+)/.exec(text)?.[1], id]));
}

/** Signs in for the first time, sets up an authenticator app, signs out, and signs in with it. */
async function tryFirstSignIn(proxy, port, clone) {
  const { Secret, TOTP } = await import('otpauth');
  const credentials = { username: 'ana', password: PASSWORD };
  await steps.run('a sign-in over plain http is refused with a sentence', async () => {
    const response = await fetch(`http://127.0.0.1:${port}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(credentials),
    });
    assertEqual(response.status, 403, 'status');
    assertMatch(JSON.stringify(await response.json()), /https:\/\//, 'the problem');
  });
  const { client } = proxy;
  await steps.run('the administrator signs in over https', async () => {
    const { status, body } = await client.send('POST', '/api/auth/login', credentials);
    assertEqual(status, 200, JSON.stringify(body));
    assertEqual(client.cookies.has('__Host-cimiento.sid'), true, 'a session cookie');
    const refused = await client.send('GET', '/api/admin/users');
    assertEqual(refused.body.code, 'SECOND_FACTOR_ENROLMENT_REQUIRED', 'before the second factor');
  });
  const operations = readOperations(clone);
  const send = async (name, variables = {}) => {
    const persistedQuery = { version: 1, sha256Hash: operations.get(name) };
    const { body } = await client.send('POST', '/graphql', { variables, extensions: { persistedQuery } });
    if (body.errors) throw new Error(JSON.stringify(body.errors));
    return body.data;
  };
  const createCode = (secret, periods) =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + periods * 30_000 });
  const secret = await steps.run('the administrator sets up an authenticator app', async () => {
    const { startTotp } = await send('StartTotp');
    const { confirmTotp } = await send('ConfirmTotp', { code: createCode(startTotp.secret, 0) });
    assertEqual(confirmTotp.codes.length, 10, 'recovery codes');
    return startTotp.secret;
  });
  await steps.run('the administrator signs in with the second factor', async () => {
    await client.send('POST', '/api/auth/logout', {});
    const first = await client.send('POST', '/api/auth/login', credentials);
    assertEqual(first.body.code, 'SECOND_FACTOR_REQUIRED', 'after the password');
    // The code of the set-up counts as used: the next one is accepted early.
    const second = await client.send('POST', '/api/auth/second-factor', { code: createCode(secret, 1) });
    assertEqual(second.status, 200, JSON.stringify(second.body));
    assertEqual((await client.send('GET', '/api/admin/users')).status, 200, 'the list of users');
  });
}

async function check(folder) {
  const clone = join(folder, 'cimiento');
  await steps.run('git clone', () => runShell(`git clone --quiet '${ROOT}' '${clone}'`, folder));
  const [prepare, install, nightly] = readCommands(clone, 'Install it');
  const database = await steps.run('an empty MariaDB', async () => {
    const server = await startMariaDb();
    await createDatabaseUser(server);
    return server;
  });
  for (const line of prepare) await steps.run(line, () => runShell(line, clone));
  const [port, http, https] = await Promise.all([findFreePort(), findFreePort(), findFreePort()]);
  await steps.run('edit ../cimiento.env', () =>
    edit(join(folder, 'cimiento.env'), {
      PORT: port,
      PUBLIC_ORIGIN: `https://${HOST}`,
      COMPANY_EMAIL: 'hola@inversiones.ec',
      DATABASE_URL: `mysql://operador@127.0.0.1:${database.port}/cimiento`,
      DATABASE_PASSWORD,
      DATA_DIR: join(folder, 'data'),
    }),
  );
  // Each step has its own shell: the settings come first.
  const [settings, ...commands] = install;
  const runLine = (line) =>
    steps.run(line, () =>
      runShell(`${settings}\n${line}`, clone, line.includes('create-admin') ? `${PASSWORD}\n` : ''),
    );
  for (const line of commands.slice(0, -1)) await runLine(line);
  const start = commands.at(-1);
  assertEqual(start, 'npm start', 'the last command of the installation');
  const server = spawnShell(`${settings}\nexec ${start}`, clone, ['ignore', 'pipe', 'pipe']);
  const output = [];
  for (const stream of [server.stdout, server.stderr]) stream.on('data', (text) => output.push(text));
  let proxy = null;
  try {
    await steps.run(start, () => waitUntilReady(port, server, output));
    mkdirSync(join(folder, 'proxy'));
    proxy = await steps.run('the TLS proxy of deploy/proxy/nginx.conf', () =>
      startTlsProxy(join(folder, 'proxy'), { http, https, server: port }),
    );
    await tryFirstSignIn(proxy, port, clone);
    for (const line of nightly.slice(1)) await runLine(line);
    await steps.run('the checkout has nothing that git would take', async () =>
      assertEqual(await runShell('git status --porcelain', clone), '', 'git status'),
    );
  } finally {
    await proxy?.stop();
    if (server.exitCode === null) {
      const ended = new Promise((resolve) => server.once('exit', resolve));
      process.kill(server.pid, 'SIGTERM');
      await ended;
    }
    await database.stop();
  }
}

await requireNode();
if ((await ensureInstalled()) !== 0) process.exit(1);
if (process.argv.includes('--two')) {
  const command = ['--net', process.execPath, join(ROOT, 'scripts/install/two.mjs')];
  process.exit(spawnSync('unshare', command, { stdio: 'inherit' }).status ?? 1);
}
requirePrograms();
const folder = mkdtempSync(join(tmpdir(), 'cimiento-install-'));
try {
  await check(folder);
  console.log(`${steps.passed} steps passed`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
