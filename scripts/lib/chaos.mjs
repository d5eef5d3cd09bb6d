import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startGalera } from '../galera.mjs';
import { findFreePort } from './free-port.mjs';
import { compareIds, query, ServerProcess, verifyLedger } from './server-process.mjs';

// For a busy machine. A cluster misses a node that lost its power after five seconds.
const RECOVERY_LIMIT_MS = 180_000;

const LOGIN = 'mutation ($input: CredentialsInput!) { login(input: $input) { id } }';

const OPERATIONS = {
  order: {
    mutation: 'mutation ($input: OrderInput!) { placeOrder(input: $input) { id } }',
    toInput: ({ projectId }, key) => ({ projectId, amount: 1000, acceptedRisks: true, idempotencyKey: key }),
  },
  payment: {
    mutation: 'mutation ($input: PaymentInput!) { createPayment(input: $input) { id } }',
    toInput: ({ investment }) => ({
      ...investment,
      amount: '1.01',
      period: '2026-01',
      paymentDate: '2026-01-15',
      status: 'paid',
    }),
  },
};

/** People who order and pay through all gateways, and repeat with the same key what was not acknowledged. */
class Load {
  acknowledged = { order: new Map(), payment: new Map() };
  /** Answers that acknowledge nothing: `refused` while the database has no server, `lost` without an answer, and what must never be. */
  failures = { refused: 0, lost: 0, wrong: [] };
  longestPauseMs = 0;
  isStopped = false;
  lastAt = Date.now();

  constructor(gateways, place) {
    Object.assign(this, { gateways, place });
  }

  async sign(username, password) {
    const { cookie, errors } = await this.gateways[0].ask(LOGIN, { input: { username, password } });
    if (errors) throw new Error(`${username} could not sign in: ${errors[0].message}`);
    return cookie;
  }

  start(cookies) {
    this.workers = cookies.map(({ kind, cookie }, number) => this.work(kind, cookie, number));
    // A caller that awaits a worker gets its error; until then the rejection must not count as unhandled.
    for (const worker of this.workers) worker.catch(() => undefined);
  }

  async work(kind, cookie, number) {
    for (let turn = 0; !this.isStopped; turn += 1)
      await this.repeat(kind, cookie, `${kind}-${number}-${turn}`, turn + number);
  }

  /** Tries one gateway after the other until one acknowledges. */
  async repeat(kind, cookie, key, first) {
    const { mutation, toInput } = OPERATIONS[kind];
    const headers = { cookie, 'idempotency-key': key };
    const until = Date.now() + RECOVERY_LIMIT_MS;
    for (let attempt = first; Date.now() < until; attempt += 1) {
      const gateway = this.gateways[attempt % this.gateways.length];
      const id = this.read(await gateway.ask(mutation, { input: toInput(this.place, key) }, headers).catch(() => null));
      if (id !== null) return this.acknowledge(kind, key, id);
      await wait(100);
    }
    throw new Error(
      `${key} was not acknowledged within ${RECOVERY_LIMIT_MS / 1000} s: ${JSON.stringify(this.failures).slice(0, 1000)}`,
    );
  }

  /** Id of what an answer acknowledges, or null. */
  read(answer) {
    if (answer === null) this.failures.lost += 1;
    else if (answer.errors?.[0].extensions.code === 'UNAVAILABLE') this.failures.refused += 1;
    else if (answer.errors) this.failures.wrong.push(answer.errors[0].extensions);
    return Object.values(answer?.data ?? {})[0]?.id ?? null;
  }

  acknowledge(kind, key, id) {
    this.acknowledged[kind].set(key, id);
    const now = Date.now();
    this.longestPauseMs = Math.max(this.longestPauseMs, now - this.lastAt);
    this.lastAt = now;
  }

  /** Lets time pass. @throws what a worker threw, at once */
  async go(ms) {
    const ended = Promise.all(this.workers);
    await Promise.race([wait(ms), ended]);
  }

  /** Longest time without an acknowledgement since the last call, in ms. */
  takePause() {
    const pause = Math.max(this.longestPauseMs, Date.now() - this.lastAt);
    this.longestPauseMs = 0;
    return pause;
  }

  async stop() {
    this.isStopped = true;
    await Promise.all(this.workers);
  }
}

/** A project, and people who are signed in. @param load signs in and has the first gateway */
export async function preparePlace(load) {
  const admin = await load.sign('admin', 'admin123');
  const maria = await load.sign('maria', 'maria123');
  const [gateway] = load.gateways;
  const created = await gateway.ask(
    'mutation ($input: ProjectInput!) { createProject(input: $input) { id } }',
    {
      input: {
        name: 'Mirador del Caos',
        description: 'Una obra de la que se venden fracciones mientras caen servidores.',
        location: 'Quito, Ecuador',
        image: '/images/projects/terrazas-de-cumbaya.svg',
        annualReturn: '8',
        target: 50_000_000,
        funded: 0,
        minInvestment: 1000,
        term: '24 meses',
      },
    },
    { cookie: admin },
  );
  if (created.errors) throw new Error(JSON.stringify(created.errors));
  const unlimited = { openReservations: 100_000, projectReservations: 100_000, dailyReservations: 100_000 };
  const terms = await gateway.ask(
    'mutation ($input: OrderTermsInput!) { setOrderTerms(input: $input) { openReservations } }',
    { input: { reservationDays: 5, coolingOffHours: 48, reservationShare: 100, ...unlimited } },
    { cookie: admin },
  );
  if (terms.errors) throw new Error(JSON.stringify(terms.errors));
  const mine = await gateway.ask('{ myInvestments { id projectId userId } }', {}, { cookie: maria });
  const [{ id, projectId, userId }] = mine.data.myInvestments;
  return {
    admin,
    maria,
    place: { projectId: created.data.createProject.id, investment: { investmentId: id, projectId, userId } },
  };
}

/** The content of one node, compared with what was acknowledged. */
async function checkNode(node, load, environment) {
  const orders = await query(node.url, 'SELECT id FROM investment_order WHERE projectId = ?', [load.place.projectId]);
  const { investmentId } = load.place.investment;
  const payments = await query(
    node.url,
    "SELECT id FROM payment WHERE investmentId = ? AND period = '2026-01' AND amount = ?",
    [investmentId, 101],
  );
  // Every attempt ends acknowledged, so that a row more was stored twice.
  const compare = (rows, kind) => compareIds(rows, [...load.acknowledged[kind].values()]);
  const books = await verifyLedger({ ...environment, DATABASE_URL: node.url });
  return { name: node.name, order: compare(orders, 'order'), payment: compare(payments, 'payment'), books };
}

/**
 * Two gateways on three nodes of a Galera cluster, under load, of which one node and later one gateway are killed and come back.
 * @param {number} seconds of load
 * @param {(line: string) => void} tell
 * @returns {Promise<object>} what was acknowledged, what failed, how long nothing was acknowledged, in ms, and what each node has stored
 */
export async function runChaos(seconds, tell = () => undefined) {
  const folder = mkdtempSync(join(tmpdir(), 'cimiento-chaos-'));
  const environment = {
    HOST: '127.0.0.1',
    DATA_DIR: folder,
    NODE_ENV: 'development',
    LOG_LEVEL: 'error',
    ADDRESS_TRIES: '100000',
    GRAPHQL_REQUESTS_PER_MINUTE: '1000000',
  };
  const cluster = await startGalera();
  const gateways = [];
  try {
    tell('three nodes are up');
    for (let count = 0; count < 2; count += 1)
      gateways.push(
        new ServerProcess('gateway/dist/main.js', await findFreePort(), { ...environment, DATABASE_URL: cluster.url }),
      );
    for (const gateway of gateways) await gateway.start();
    const load = new Load(gateways, null);
    const { admin, maria, place } = await preparePlace(load);
    load.place = place;
    load.start([
      ...Array.from({ length: 4 }, () => ({ kind: 'order', cookie: maria })),
      ...Array.from({ length: 2 }, () => ({ kind: 'payment', cookie: admin })),
    ]);
    const quarter = (seconds * 1000) / 4;
    await load.go(quarter);
    const pauses = { quiet: load.takePause() };
    tell('node1 is killed');
    await cluster.nodes[0].kill();
    await load.go(quarter);
    pauses.node = load.takePause();
    tell('a gateway is killed');
    await gateways[1].end('SIGKILL');
    await load.go(quarter / 2);
    await gateways[1].start();
    await load.go(quarter / 2);
    pauses.gateway = load.takePause();
    tell('node1 comes back');
    await cluster.nodes[0].start();
    await load.go(quarter);
    pauses.comeback = load.takePause();
    await load.stop();
    tell('the load has ended');
    const nodes = [];
    for (const node of cluster.nodes) nodes.push(await checkNode(node, load, environment));
    const { order, payment } = load.acknowledged;
    return { acknowledged: { orders: order.size, payments: payment.size }, failures: load.failures, pauses, nodes };
  } finally {
    for (const gateway of gateways) await gateway.end('SIGTERM');
    await cluster.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
