import { ask, median } from './lib/load.mjs';
import { seed } from './lib/seed.mjs';
import { signIn, stage, stageOnSqlite } from './lib/stage.mjs';

// BENCH_POSTINGS=30000,300000 is a shorter trial.
const sizes = process.env.BENCH_POSTINGS?.split(',').map(Number) ?? [30_000, 300_000, 3_000_000];
// Promised limits for each response, and for a paid run.
const limits = { answerMs: 300, runSeconds: 10 };
const rounds = 9;
const investors = 10_000;
// Of them, who have movements before the run: a divisor of every size.
const owners = 5000;
const accountsOfProjects = 20;
const firstEntryId = 10_000_000;
// The demonstration's collecting account, so that the report of the reconciliation reads it too.
const bank = "'bank:1'";

/** A search of the entries, as the panel sends it. @param toText from the ids of `findIds` */
function searchEntries(toText, kind = null) {
  const query = (ids) =>
    `{ adminLedgerEntries(search: "${toText(ids)}", kind: ${kind}, sort: id, descending: true, limit: 25) {
      total totalIsCapped items { id key kind occurredOn memo postings { amount account { code } } } } }`;
  return { as: 'admin', query };
}

const queries = {
  '/balance': {
    as: 'investor',
    query:
      '{ myBalance { available held depositReference upcoming } myMovements(limit: 25) { id kind amount balanceAfter occurredOn reference memo } }',
  },
  '/balance, filtered': {
    as: 'investor',
    query:
      '{ myMovements(kind: payment, from: "2025-06-01", to: "2025-06-30", limit: 25) { id kind amount balanceAfter occurredOn reference memo } }',
  },
  '/admin/ledger, totals': {
    as: 'admin',
    query:
      '{ ledgerKindTotals { kind accounts balance } projectRents { projectId received paid owed } projects { id name } }',
  },
  'trial balance of a key': { as: 'admin', query: '{ trialBalance { total accounts { code balance } } }' },
  '/admin/ledger, entries': {
    as: 'admin',
    query:
      '{ adminLedgerEntries(sort: id, descending: true, limit: 25) { total items { id key kind occurredOn memo postings { amount account { code } } } } }',
  },
  '/admin/ledger, searched: most texts': searchEntries(() => 'renta de'),
  '/admin/ledger, searched: old texts': searchEntries(() => 'torre antigua'),
  '/admin/ledger, searched: texts of a kind': searchEntries(() => 'torre norte 3', 'payment'),
  '/admin/ledger, searched: nothing': searchEntries(() => 'nada de esto'),
  '/admin/ledger, searched: one person': searchEntries(({ email }) => email),
  '/admin/ledger, searched: many people': searchEntries(() => 'persona'),
  '/admin/ledger, searched: bank reference': searchEntries(() => 'TRF-0000777'),
  '/admin/ledger, searched: key': searchEntries(() => 'bench:777'),
  '/admin/ledger, entries of a kind': {
    as: 'admin',
    query:
      '{ adminLedgerEntries(kind: rent, sort: id, descending: true, limit: 25) { total items { id key kind memo postings { amount account { code } } } } }',
  },
  '/admin/ledger, accounts': {
    as: 'admin',
    query: '{ adminLedgerAccounts(limit: 25) { total items { id code kind balance } } }',
  },
  '/admin/ledger, accounts searched': {
    as: 'admin',
    query: '{ adminLedgerAccounts(search: "project:9000", limit: 25) { total items { id code kind balance } } }',
  },
  '/admin/ledger, account of a bank': {
    as: 'admin',
    query: (ids) =>
      `{ ledgerPostings(accountId: ${ids.bank}, limit: 100) { id amount balanceAfter entry { id kind occurredOn memo reference } } }`,
  },
  '/admin/ledger, account of an investor': {
    as: 'admin',
    query: (ids) =>
      `{ ledgerPostings(accountId: ${ids.investor}, limit: 100) { id amount balanceAfter entry { id kind occurredOn memo reference } } }`,
  },
  '/admin/reconciliation, report': {
    as: 'admin',
    query: '{ bankReconciliations { ledgerBalance difference suspense } }',
  },
};

/** The numbers from 1 to `count` as a table with the column `n`. */
const numbers = (kind, count) =>
  kind === 'mysql'
    ? `(SELECT seq AS n FROM seq_1_to_${count}) AS number`
    : `(WITH RECURSIVE number(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM number WHERE n < ${count}) SELECT n FROM number) AS number`;

/**
 * Adds entries of two postings between the bank or a project and an investor, up to a number of postings, with balances, sequences and
 * in the order in which the product writes them.
 */
async function fillLedger({ kind, run }, { from, to, firstUserId }) {
  const [first, last] = [from / 2, to / 2];
  const count = last - first;
  const perInvestor = (n) => `(${n} - 1) DIV ${owners} + 1`;
  const sequence = kind === 'mysql' ? perInvestor('n') : perInvestor('n').replace('DIV', '/');
  const table = `(SELECT n + ${first} AS n FROM ${numbers(kind, count)}) AS entry`;
  const account = (code) => `(SELECT id FROM ledger_account WHERE code = ${code})`;
  if (first === 0) {
    const codes = [...Array(accountsOfProjects).keys()].map(
      (n) => `('project:${900_000 + n}:rent', 'rent', NULL, ${900_000 + n})`,
    );
    await run(`INSERT INTO ledger_account (code, kind, userId, projectId) VALUES ${codes.join(', ')}`);
    await run(`INSERT INTO ledger_account (code, kind, userId, balance, sequence)
      SELECT CONCAT('investor:', n + ${firstUserId - 1}, ':available'), 'available', n + ${firstUserId - 1}, 0, 0 FROM ${numbers(kind, owners)}`);
  }
  const sides = (payment, deposit) => `CASE WHEN n % 2 = 0 THEN ${payment} ELSE ${deposit} END`;
  // Rents of 200 projects, the first half of them sold long ago; three of four deposits are written like withdrawals, whose text names one
  // of 3,750 accounts. All of these texts are there from the first size on, so that sizes differ in rows alone.
  const project = 'n DIV 2 % 100';
  const memo = sides(
    `CASE WHEN n <= ${sizes.at(-1) / 4} THEN CONCAT('Renta de Torre Antigua ', ${project}) ELSE CONCAT('Renta de Torre Norte ', ${project}) END`,
    `CASE WHEN n % 8 = 1 THEN 'Depósito por transferencia' ELSE CONCAT('Retiro a Banco Pichincha ****', n DIV 2 % 5000) END`,
  ).replaceAll('DIV', kind === 'mysql' ? 'DIV' : '/');
  const firstInvestor = account(`'investor:${firstUserId}:available'`);
  const firstRent = account("'project:900000:rent'");
  await run(`INSERT INTO ledger_entry (id, ${kind === 'mysql' ? '`key`' : '"key"'}, kind, occurredOn, createdAt, sourceKind, sourceId, reference, memo)
    SELECT ${firstEntryId} + n, CONCAT('bench:', n), ${sides("'payment'", "'deposit'")}, '2025-06-15', '2025-06-15 12:00:00.000',
      'user', n, ${sides("'2025-06'", "CONCAT('TRF-', SUBSTR(CONCAT('000000', n), -7))")}, ${memo} FROM ${table}`);
  const isInvestor = (then, otherwise) => `CASE side WHEN 1 THEN ${then} ELSE ${otherwise} END`;
  const other = `CASE WHEN n % 2 = 0 THEN ${firstRent} + n % ${accountsOfProjects} ELSE ${account(bank)} END`;
  await run(`INSERT INTO ledger_posting (entryId, accountId, amount, sequence, balanceAfter)
    SELECT ${firstEntryId} + n, ${isInvestor(`${firstInvestor} + (n - 1) % ${owners}`, other)}, ${isInvestor(125, -125)},
      ${isInvestor(sequence, 'NULL')}, ${isInvestor(`125 * (${sequence})`, 'NULL')}
    FROM ${table} CROSS JOIN (SELECT 0 AS side UNION ALL SELECT 1) AS sides ORDER BY n, side`);
  await run(`UPDATE ledger_account SET sequence = ${last / owners}, balance = ${(125 * last) / owners}
    WHERE kind = 'available' AND userId >= ${firstUserId} AND userId < ${firstUserId + owners}`);
  await run(kind === 'mysql' ? 'ANALYZE TABLE ledger_account, ledger_entry, ledger_posting' : 'ANALYZE');
}

/** Ids of an account that every deposit moves, and of one investor's, and the investor's e-mail. */
async function findIds({ all }, firstUserId) {
  const codes = { bank, investor: `'investor:${firstUserId}:available'` };
  const ids = { email: `persona${firstUserId}@ejemplo.example` };
  for (const [name, code] of Object.entries(codes))
    ids[name] = (await all(`SELECT id FROM ledger_account WHERE code = ${code}`))[0].id;
  return ids;
}

async function measure(product, cookie, query) {
  const target = {
    port: product.port,
    path: '/graphql',
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json' },
    body: JSON.stringify({ query }),
  };
  const times = [];
  for (let round = 0; round < rounds; round += 1) {
    const start = performance.now();
    const { text } = await ask(target);
    times.push(performance.now() - start);
    if (JSON.parse(text).errors) throw new Error(text);
  }
  // The first answers pay for a new process and cold pages.
  return median(times.slice(2));
}

/** Posts a paid run for as many holders as there are investors, through the API. Returns seconds. */
async function postRun(product, admin, { writer, run }, firstUserId) {
  const projectId = 900_001;
  const row = {
    name: 'Torre de diez mil',
    description: 'Una torre.',
    image: '/x.svg',
    location: 'Quito',
    status: 'funded',
  };
  const money = {
    funded: 10_000_000,
    target: 10_000_000,
    annualReturnRate: 95_000,
    minInvestment: 1000,
  };
  await writer.insert('project', [
    { id: projectId, ...row, ...money, term: '24 meses', propertyType: 'residencial', totalInvestors: investors },
  ]);
  const holdings = Array.from({ length: investors }, (_none, index) => ({
    userId: firstUserId + index,
    projectId,
    projectName: row.name,
    amount: 1000,
    annualReturn: 95_000,
    imageUrl: row.image,
    investedOn: '2025-01-01',
  }));
  await writer.insert('investment', holdings);
  await run('SELECT 1');
  const post = async (query, variables) => {
    const body = JSON.stringify({ query, variables });
    const headers = { cookie: admin, 'content-type': 'application/json' };
    const { text } = await ask({ port: product.port, path: '/graphql', method: 'POST', headers, body });
    const { data, errors } = JSON.parse(text);
    if (errors) throw new Error(text);
    return data;
  };
  const terms = { projectId, period: '2026-01', amount: '75000.01' };
  const { paymentRunPreview } = await post(
    'query ($projectId: Int!, $period: String!, $amount: Money!) { paymentRunPreview(projectId: $projectId, period: $period, amount: $amount) { fingerprint } }',
    terms,
  );
  const input = { ...terms, paymentDate: '2026-01-31', status: 'paid', fingerprint: paymentRunPreview.fingerprint };
  const start = performance.now();
  await post('mutation ($input: PaymentRunInput!) { postPaymentRun(input: $input) { id } }', { input });
  return (performance.now() - start) / 1000;
}

async function benchDatabase(name, staged) {
  const { product, writer, stop } = staged;
  const store = staged.connection
    ? {
        kind: 'mysql',
        writer,
        run: (sql) => staged.connection.query(sql),
        all: async (sql) => (await staged.connection.query(sql))[0],
      }
    : {
        kind: 'sqlite',
        writer,
        run: async (sql) => void staged.database.exec(sql),
        all: async (sql) => staged.database.prepare(sql).all(),
      };
  try {
    const firstUserId = (await writer.getLastIds()).users + 1;
    await seed(writer, { users: investors, projects: 1, investments: 1, payments: 1 });
    // The seeded people have no password: this one takes that of maria.
    await store.run(`UPDATE users SET passwordHash = (SELECT hash FROM (SELECT passwordHash AS hash FROM users WHERE username = 'maria') AS known)
      WHERE id = ${firstUserId}`);
    const cookies = {
      admin: await signIn(product, 'admin', 'admin123'),
      investor: await signIn(product, `persona${firstUserId}`, 'maria123'),
    };
    console.log(
      `\n${name}: median ms with ${sizes.map((size) => size.toLocaleString('en')).join(', ')} postings, and after a paid run`,
    );
    const times = Object.fromEntries(Object.keys(queries).map((title) => [title, []]));
    const measureAll = async () => {
      const ids = await findIds(store, firstUserId);
      for (const [title, { as, query }] of Object.entries(queries))
        times[title].push(await measure(product, cookies[as], typeof query === 'string' ? query : query(ids)));
    };
    let from = 0;
    for (const to of sizes) {
      await fillLedger(store, { from, to, firstUserId });
      // A process adds up older postings when it starts, and every quarter of an hour.
      await staged.restart();
      from = to;
      await measureAll();
    }
    const seconds = await postRun(product, cookies.admin, store, firstUserId);
    // The run's postings are too young for a checkpoint.
    await measureAll();
    for (const [title, all] of Object.entries(times)) {
      const slow = Math.max(...all) > limits.answerMs ? `  above ${limits.answerMs} ms` : '';
      console.log(`${title.padEnd(38)} ${all.map((ms) => ms.toFixed(1).padStart(8)).join(' ')}${slow}`);
    }
    const late = seconds > limits.runSeconds ? `, above ${limits.runSeconds} s` : '';
    console.log(`a paid run for ${investors.toLocaleString('en')} holders is posted in ${seconds.toFixed(1)} s${late}`);
  } finally {
    await stop();
  }
}

/** Measures what investors and administrators read of a long ledger, and a run for many holders, on both databases. */
export async function ledger() {
  await benchDatabase('SQLite', await stageOnSqlite());
  await benchDatabase('MariaDB', await stage());
}
