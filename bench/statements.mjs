import { setTimeout as wait } from 'node:timers/promises';
import { ask } from './lib/load.mjs';
import { readMemory } from './lib/memory.mjs';
import { seed } from './lib/seed.mjs';
import { signIn, stageOnSqlite } from './lib/stage.mjs';

const people = 1000;
const projects = 3;
const year = 2025;
const firstEntryId = 10_000_000;
const probeEveryMs = 40;
const quietSeconds = 10;

/** Three rents a month for each person, so that a statement has the length of a real one. */
async function fillLedger(writer, database, firstUserId, projectIds) {
  const accounts = [
    ...projectIds.map((id) => ({ code: `project:${id}:rent`, kind: 'rent', userId: null, projectId: id })),
    ...Array.from({ length: people }, (_none, index) => ({
      ...{ code: `investor:${firstUserId + index}:available`, kind: 'available', userId: firstUserId + index },
      ...{ projectId: null, balance: 0, sequence: 0 },
    })),
  ];
  for (const account of accounts)
    database
      .prepare(
        'INSERT OR IGNORE INTO ledger_account (code, kind, userId, projectId, balance, sequence) VALUES (?, ?, ?, ?, ?, ?)',
      )
      .run(
        account.code,
        account.kind,
        account.userId,
        account.projectId,
        account.balance ?? null,
        account.sequence ?? null,
      );
  const idByCode = new Map(
    database
      .prepare('SELECT code, id FROM ledger_account')
      .all()
      .map(({ code, id }) => [code, id]),
  );
  const entries = [];
  const postings = [];
  for (let person = 0; person < people; person += 1)
    for (let rent = 0; rent < 12 * projects; rent += 1) {
      const id = firstEntryId + entries.length;
      const period = `${year}-${String((rent % 12) + 1).padStart(2, '0')}`;
      const cents = 5833 + rent;
      entries.push({
        ...{
          id,
          key: `bench:${id}`,
          kind: 'payment',
          occurredOn: `${period}-15`,
          createdAt: `${period}-15 12:00:00.000`,
        },
        ...{ sourceKind: 'payment', sourceId: id, reference: period, memo: 'Renta de prueba' },
      });
      const rentAccount = idByCode.get(`project:${projectIds[rent % projects]}:rent`);
      const own = idByCode.get(`investor:${firstUserId + person}:available`);
      postings.push({ entryId: id, accountId: rentAccount, amount: -cents, sequence: null, balanceAfter: null });
      postings.push({ entryId: id, accountId: own, amount: cents, sequence: rent + 1, balanceAfter: cents });
    }
  await writer.insert('ledger_entry', entries);
  await writer.insert('ledger_posting', postings);
}

async function post({ port }, cookie, query, variables = {}) {
  const headers = { cookie, 'content-type': 'application/json' };
  const { text } = await ask({
    port,
    path: '/graphql',
    method: 'POST',
    headers,
    body: JSON.stringify({ query, variables }),
  });
  const { data, errors } = JSON.parse(text);
  if (errors) throw new Error(text);
  return data;
}

/** Reads a session again and again until it is stopped. @returns the times in ms */
function startProbe({ port }, cookie) {
  const times = [];
  let isRunning = true;
  const run = async () => {
    while (isRunning) {
      const start = performance.now();
      await ask({ port, path: '/api/auth/user', headers: { cookie } });
      times.push(performance.now() - start);
      await wait(probeEveryMs);
    }
  };
  const ended = run();
  return async () => {
    isRunning = false;
    await ended;
    return times;
  };
}

const getPercentile = (times, share) => times.toSorted((a, b) => a - b)[Math.floor(times.length * share)];

/** Issues the statements of a year for 1,000 people, and measures what a session read waits during the issue. */
export async function statements() {
  const { product, writer, database, stop } = await stageOnSqlite();
  try {
    const last = await writer.getLastIds();
    await seed(writer, { users: people, projects, investments: people * projects, payments: 1 });
    const projectIds = Array.from({ length: projects }, (_none, index) => last.project + 1 + index);
    await fillLedger(writer, database, last.users + 1, projectIds);
    const admin = await signIn(product, 'admin', 'admin123');
    const maria = await signIn(product, 'maria', 'maria123');
    const stopQuiet = startProbe(product, maria);
    await wait(quietSeconds * 1000);
    const quiet = await stopQuiet();
    const before = readMemory(product.pid, 'VmRSS');
    const stopBusy = startProbe(product, maria);
    const start = performance.now();
    const { issueStatements } = await post(
      product,
      admin,
      'mutation ($input: AccountStatementInput!) { issueStatements(input: $input) { id people } }',
      { input: { year } },
    );
    for (;;) {
      await wait(1000);
      const { statementBatches } = await post(product, admin, '{ statementBatches { id progress { queued failed } } }');
      const { queued, failed } = statementBatches[0].progress;
      if (failed > 0) throw new Error(`${failed} statements failed`);
      if (queued === 0) break;
    }
    const seconds = (performance.now() - start) / 1000;
    const busy = await stopBusy();
    const [p95Quiet, p95Busy] = [getPercentile(quiet, 0.95), getPercentile(busy, 0.95)];
    console.log(`\n${issueStatements.people} statements in ${seconds.toFixed(0)} s`);
    console.log(`memory: ${before.toFixed(0)} MB before, ${readMemory(product.pid, 'VmHWM').toFixed(0)} MB at most`);
    console.log(
      `session read, p95: ${p95Quiet.toFixed(1)} ms before, ${p95Busy.toFixed(1)} ms meanwhile (${(p95Busy / p95Quiet).toFixed(2)} times)`,
    );
  } finally {
    await stop();
  }
}
