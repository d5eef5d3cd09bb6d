import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findProgram } from '../lib/find-program.mjs';
import { canRunMachines, Network } from '../lib/machines.mjs';
import { ROOT } from '../lib/root.mjs';
import { readPage } from './readme-commands.mjs';
import { installProduct, prepareShell, runAsOperator, shareRepository, writeSettings } from './server-machine.mjs';
import { assertEqual, assertMatch, runShell, Steps } from './steps.mjs';
import { HOST, HttpsClient } from './tls-proxy.mjs';
import { startLoad } from './two-load.mjs';

// `npm run check:install -- --two`: follows docs/operate/two-servers.md on three machines with systemd: two servers, and one with nginx, MariaDB, a
// bucket and the folder of releases. Libraries and built programs are those of this checkout, so build it first. It takes minutes.

const PROXY = '10.0.0.10';
const PASSWORD = 'a long random password';
const NEW_VERSION = '99.0.0';

const missing = ['git', 'nginx', 'openssl', 'mariadbd', 'nft', 'curl'].filter((name) => !findProgram(name));
if (missing.length > 0 || !canRunMachines()) {
  console.error(
    `Needs root on a Linux with systemd and overlay file systems, and these programs: ${missing.join(', ')}`,
  );
  process.exit(1);
}
const steps = new Steps();
const network = new Network();

const page = (heading) => readPage('two-servers.md', heading);

/** Starts the database, the bucket and the folder of releases. */
async function prepareCompany(machine) {
  shareRepository(network);
  await prepareShell(machine);
  const [statements] = readPage('install.md', '2. Database');
  const bucket = `${ROOT}/node_modules/s3rver/bin/s3rver.js -s -d /srv/bucket -a ${PROXY} -p 9000 --configure-bucket bucket`;
  await machine.run(`mkdir /srv/bucket /srv/shared/remotes
    systemd-run --quiet --unit=bucket node --openssl-legacy-provider ${bucket}
    printf '[mariadb]\\nbind_address=${PROXY}\\nskip_name_resolve=ON\\n' > /etc/mysql/mariadb.conf.d/70-cimiento.cnf
    systemctl start mariadb
    ${statements.replaceAll("'127.0.0.1'", "'10.0.0.%'")}`);
}

async function prepareServer(machine) {
  await prepareShell(machine);
  await installProduct(machine);
  await machine.run(`mkdir -p /srv/cimiento/remotes; mount --bind /srv/shared/remotes /srv/cimiento/remotes
    chown cimiento:cimiento /srv/cimiento/remotes`);
}

/** Writes the settings of both servers, and closes their ports. */
async function configure(first, second) {
  const [settings, firewall] = page('Settings');
  await writeSettings(
    first,
    `${settings}PUBLIC_ORIGIN=https://${HOST}
COMPANY_EMAIL=hola@inversiones.ec
DATABASE_URL=mysql://cimiento@${PROXY}:3306/cimiento
DATABASE_PASSWORD='${PASSWORD}'
AWS_ACCESS_KEY_ID=S3RVER
AWS_SECRET_ACCESS_KEY=S3RVER
AWS_REGION=us-east-1
AWS_ENDPOINT_URL_S3=http://${PROXY}:9000`,
  );
  await first.run('cp -p /etc/cimiento/cimiento.env /srv/shared');
  const changes = 's/10.0.0.1$/10.0.0.2/; s/10.0.0.1:/10.0.0.2:/; s/^ROLLOUT_POLL_SECONDS=.*/ROLLOUT_POLL_SECONDS=0/';
  await second.run(`cp -p /srv/shared/cimiento.env /etc/cimiento; sed -i '${changes}' /etc/cimiento/cimiento.env`);
  for (const machine of [first, second]) await machine.run(firewall);
}

/** @returns {Promise<() => HttpsClient>} what creates a browser */
async function startProxy(machine) {
  const folder = `/etc/letsencrypt/live/${HOST}`;
  const [site] = readPage('proxy.md', 'nginx');
  const isSite = (line) => /sites-available|nginx -t/.test(line) && !line.includes('sed ');
  const commands = site.split('\n').filter(isSite).join('\n').replace('proxy/nginx.conf', 'proxy/two-servers.conf');
  await machine.run(`mkdir -p ${folder}
    openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 1 -subj /CN=${HOST} -addext subjectAltName=DNS:${HOST} \
      -keyout ${folder}/privkey.pem -out ${folder}/fullchain.pem
    systemctl start nginx; cd ${ROOT}
    ${commands}`);
  const ca = await machine.run(`cat ${folder}/fullchain.pem`);
  return () => new HttpsClient(443, ca, PROXY);
}

const waitUntilReady = (server) =>
  server.run(`curl -fs --retry 120 --retry-delay 1 --retry-connrefused http://${server.address}:3001/readyz`);

/** Follows 'Start', one line after the other. */
async function start(first, second) {
  const [build, copy, reload, enable, release, timers] = page('Start')[0].trim().split('\n');
  await steps.run(build, async () => {
    await runAsOperator(first, build);
    await runAsOperator(second, 'npm run build');
    await runAsOperator(first, 'npm run cli -- seed-demo');
  });
  for (const line of [copy, reload, enable])
    await steps.run(line, () => Promise.all([first, second].map((server) => runAsOperator(server, line))));
  await steps.run('both gateways are ready', () => Promise.all([first, second].map(waitUntilReady)));
  for (const line of [release, timers]) await steps.run(line, () => runAsOperator(first, line));
  await steps.run('the ports are closed for others than the proxy', async () => {
    for (const { address } of [first, second]) {
      const request = fetch(`http://${address}:3001/readyz`, { signal: AbortSignal.timeout(2000) });
      assertEqual(await request.catch(({ name }) => name), 'TimeoutError', address);
    }
  });
}

async function signIn(createClient, credentials) {
  const client = createClient();
  const { status, body } = await client.send('POST', '/api/auth/login', credentials);
  assertEqual(status, 200, JSON.stringify(body));
  return client;
}

async function tryUpload(createClient, first) {
  const [, invitationCode] = /\b([A-Z0-9-]{6,40})\b/.exec(
    await runAsOperator(first, 'npm run cli -- create-invitation'),
  );
  const account = { username: 'rosa', password: 'tres-piedras-y-un-colibrí' };
  const user = { ...account, email: 'rosa@correo.example', fullName: 'Rosa Vera', invitationCode };
  const created = await createClient().send('POST', '/api/auth/register', user);
  assertEqual(created.status, 201, JSON.stringify(created.body));
  const client = await signIn(createClient, account);
  const form = new FormData();
  form.set('kind', 'id_front');
  form.set('file', new Blob([readFileSync(join(ROOT, 'docs/images/home.jpg'))], { type: 'image/jpeg' }), 'cédula.jpg');
  const { status, body } = await client.send('POST', '/api/user/identity/documents', form);
  assertEqual(status, 201, JSON.stringify(body));
  const [proxy] = network.machines;
  assertMatch(await proxy.run('find /srv/bucket -type f'), /bucket\/prefix\//, 'the bucket');
  return client;
}

/** @param {RegExp} failures responses that may come during it, beside successes */
async function runUnderLoad(name, client, run, failures) {
  await steps.run(name, async () => {
    const load = startLoad(client);
    await load.hasRun(20);
    await run();
    await load.hasRun(50);
    const counts = await load.stop();
    console.log(JSON.stringify(counts));
    const others = Object.keys(counts).filter((key) => !/ 20[01]$/.test(key) && !failures.test(key));
    assertEqual(others.join(), '', 'other responses');
  });
}

/** Publishes a version of the product that differs from this one only in its name. */
const publishVersion = () =>
  runShell(
    `git clone --quiet '${network.shared}/cimiento.git' next; cd next
    sed -i 's/^  "version": .*/  "version": "${NEW_VERSION}",/' package.json {.,packages}/*/package.json
    git -c user.name=check -c user.email=check@example.com commit --quiet -am 'Release ${NEW_VERSION}'
    git tag v${NEW_VERSION}; git push --quiet origin v${NEW_VERSION}`,
    network.folder,
  );

async function upgrade(server, isFirst) {
  const [commands] = page('Upgrade without a pause');
  const lines = commands.split('\n').filter((line) => isFirst || !line.includes('cli -- migrate'));
  const here = lines.join('\n').replace('v1.0.1', `v${NEW_VERSION}`).replace('10.0.0.1:', `${server.address}:`);
  assertMatch(await runAsOperator(server, here), new RegExp(`"version":"${NEW_VERSION}"`), server.name);
}

async function check() {
  await steps.run('three machines with systemd', async () => {
    await network.add('proxy', PROXY);
    await network.add('server1', '10.0.0.1');
    await network.add('server2', '10.0.0.2');
  });
  const [proxy, ...servers] = network.machines;
  const [first] = servers;
  await steps.run('a database, a bucket and a folder of releases', () => prepareCompany(proxy));
  await steps.run('Install', () => Promise.all(servers.map(prepareServer)));
  await steps.run('Settings', () => configure(...servers));
  await start(...servers);
  const createClient = await steps.run('nginx with the site of two servers', () => startProxy(proxy));
  const maria = await steps.run('an investor signs in', () =>
    signIn(createClient, { username: 'maria', password: 'maria123' }),
  );
  const rosa = await steps.run('a new user uploads a document, which is in the bucket', () =>
    tryUpload(createClient, first),
  );
  const kill = async () => {
    await first.run('systemctl kill --signal=SIGKILL cimiento-gateway cimiento-rest-adapter cimiento-site');
    await waitUntilReady(first);
  };
  // A write that was on its way may be stored: nginx does not repeat it.
  await runUnderLoad('all programs of one server are killed', maria, kill, /^(order|cancel) 502$/);
  await publishVersion();
  const upgradeBoth = async () => {
    for (const server of servers) await upgrade(server, server === first);
  };
  await runUnderLoad(`both are upgraded to ${NEW_VERSION}, one after the other`, rosa, upgradeBoth, /^$/);
  await steps.run('one remote is released', async () => {
    const build = `sed -i 's/^  "version": .*/  "version": "${NEW_VERSION}",/' dist/app/remote.json`;
    const release = 'node ../scripts/release.mjs release --to /srv/cimiento/remotes';
    await runAsOperator(first, `cd mfe-public; ${build}; ${release}`);
    const { body } = await maria.send('GET', '/remotes.json');
    assertEqual(body.public.version, NEW_VERSION, 'the registry');
  });
  await steps.run('a backup and a verification by their units', async () => {
    await first.run('systemctl start cimiento-backup cimiento-verify-ledger');
    const logs = await first.run('journalctl -u cimiento-backup -u cimiento-verify-ledger -o cat');
    assertMatch(logs, /The backup .* its ledger is right/, 'the backup');
  });
}

try {
  await network.start(true);
  await check();
  console.log(`${steps.passed} steps passed`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  for (const machine of network.machines)
    console.error(await machine.run("journalctl -u 'cimiento*' -n 20 -o short-iso --no-pager").catch(String));
  process.exitCode = 1;
} finally {
  await network.stop();
}
