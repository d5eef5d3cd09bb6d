import { ask, median } from './lib/load.mjs';
import { seed } from './lib/seed.mjs';
import { signIn, stage, stageOnSqlite, statementsPer } from './lib/stage.mjs';

const rows = {
  Users: 'id username fullName email role createdAt',
  Investments: 'id amount annualReturn project { id name } user { id fullName email }',
  Payments: 'id amount period paymentDate status user { id fullName email } project { id name }',
  Projects: 'id name location status funded target annualReturn totalInvestors',
};

const page = (list, args) =>
  `{ admin${list}(${[...args, 'limit: 25'].join(', ')}) { total totalIsCapped items { ${rows[list]} } } }`;

const search = (q) => `{ searchEverything(q: "${q}") { kind id title detail path } }`;

/** The query of each back office screen. */
const screens = {
  'dashboard counters': '{ adminOverview { projects users investments payments investedCapital } }',
  'users, first page': page('Users', []),
  'users, by name': page('Users', ['sort: fullName']),
  'users, search «pérez 12»': page('Users', ['search: "pérez 12"']),
  'investments, first page': page('Investments', []),
  'investments, by user': page('Investments', ['sort: user']),
  'investments, by project': page('Investments', ['sort: project']),
  'investments, search «maría»': page('Investments', ['search: "maria"']),
  'investments, search «maría» by user': page('Investments', ['search: "maria"', 'sort: user']),
  'investments, search «a» by project': page('Investments', ['search: "a"', 'sort: project']),
  'investments, search «49,000»': page('Investments', ['search: "49,000"']),
  'investment cards': '{ investmentTotals { count amount projects } }',
  'payments, first page': page('Payments', ['sort: paymentDate', 'descending: true']),
  'payments, last counted page': page('Payments', ['offset: 9975']),
  'payments, offset 500,000': page('Payments', ['offset: 500000']),
  'payments, pending': page('Payments', ['status: pending', 'sort: paymentDate', 'descending: true']),
  'payments, one period': page('Payments', ['period: "2023-05"', 'sort: paymentDate', 'descending: true']),
  'payments, search «persona4321@»': page('Payments', [
    'search: "persona4321@"',
    'sort: paymentDate',
    'descending: true',
  ]),
  'payments, search «maría»': page('Payments', ['search: "maría"', 'sort: paymentDate', 'descending: true']),
  'payments, search «número 7»': page('Payments', ['search: "número 7"', 'sort: paymentDate', 'descending: true']),
  'payments, search «2023-05»': page('Payments', ['search: "2023-05"', 'sort: paymentDate', 'descending: true']),
  'payments, search «a»': page('Payments', ['search: "a"', 'sort: paymentDate', 'descending: true']),
  'payments, pending, search «maría»': page('Payments', [
    'status: pending',
    'search: "maría"',
    'sort: paymentDate',
    'descending: true',
  ]),
  'payment periods': '{ paymentPeriods }',
  'everything, «persona4321@ejemplo»': search('persona4321@ejemplo'),
  'everything, «maría»': search('maría'),
  'everything, «maría pérez»': search('maría pérez'),
  'everything, «pérez 4321»': search('pérez 4321'),
  'everything, «número 7 2023-05»': search('número 7 2023-05'),
  'everything, «pérez número 7 mayo»': search('pérez número 7 mayo'),
  'everything, «2023»': search('2023'),
  'everything, «a e»': search('a e'),
  'everything, «987654»': search('987654'),
  'everything, «nadie»': search('nadie'),
};

/** The sort orders of each list. */
const sorts = {
  Users: ['id', 'username', 'fullName', 'email', 'role', 'createdAt'],
  Projects: ['id', 'name', 'location', 'status', 'funded', 'annualReturn'],
  Investments: ['id', 'project', 'user', 'amount', 'annualReturn'],
  Payments: ['id', 'amount', 'period', 'paymentDate'],
};

/** Offsets of the measured pages. The total is capped at 10,000, which is as far as the back office counts pages. */
const offsets = { first: () => 0, middle: (total) => Math.floor(total / 2), last: (total) => Math.max(0, total - 25) };

async function measure({ product, connection }) {
  const cookie = await signIn(product, 'admin', 'admin123');
  const toRequest = (query) => {
    const headers = { cookie, 'content-type': 'application/json' };
    return { port: product.port, path: '/graphql', method: 'POST', body: JSON.stringify({ query }), headers };
  };
  const run = async (query) => {
    const { data, errors } = JSON.parse((await ask(toRequest(query))).text);
    if (errors) throw new Error(`${query}: ${JSON.stringify(errors)}`);
    return data;
  };
  const time = async (query, times) => {
    const runs = [];
    for (let turn = 0; turn < times; turn += 1) {
      const start = performance.now();
      await run(query);
      runs.push(performance.now() - start);
    }
    return median(runs);
  };
  const totals = {};
  for (const list of Object.keys(sorts))
    totals[list] = (await run(`{ admin${list}(limit: 1) { total } }`))[`admin${list}`].total;
  const byScreen = {};
  for (const [name, query] of Object.entries(screens)) {
    await run(query);
    const statements = await statementsPer(connection, 2, () => run(query));
    byScreen[name] = { ms: await time(query, 5), statements };
  }
  const bySort = {};
  for (const [list, keys] of Object.entries(sorts)) {
    for (const sort of keys) {
      const line = (bySort[`${list.toLowerCase()}, by ${sort}`] = []);
      for (const getOffset of Object.values(offsets)) {
        for (const descending of [false, true]) {
          line.push(
            await time(
              page(list, [`sort: ${sort}`, `descending: ${descending}`, `offset: ${getOffset(totals[list])}`]),
              3,
            ),
          );
        }
      }
    }
  }
  return { byScreen, bySort };
}

/** Server time and statements of each back office screen, at full size and at a hundredth of it, on both databases. */
export async function screensAtSize() {
  for (const [database, start] of Object.entries({ MariaDB: stage, SQLite: stageOnSqlite })) {
    const small = await measureAt(start, { users: 1000, projects: 300, investments: 2000, payments: 10_000 });
    const full = await measureAt(start, { users: 100_000, projects: 300, investments: 200_000, payments: 1_000_000 });
    print(database, small, full);
  }
}

async function measureAt(start, size) {
  const set = await start();
  try {
    const begin = performance.now();
    await seed(set.writer, size);
    console.log(`\nseeded ${JSON.stringify(size)} in ${((performance.now() - begin) / 1000).toFixed(1)} s`);
    return await measure(set);
  } finally {
    await set.stop();
  }
}

function print(database, small, full) {
  console.log(`${`screen, on ${database}`.padEnd(36)} ${'1/100'.padStart(9)} ${'full'.padStart(9)}  statements`);
  for (const [name, { ms, statements }] of Object.entries(full.byScreen)) {
    console.log(
      `${name.padEnd(36)} ${small.byScreen[name].ms.toFixed(1).padStart(6)} ms ${ms.toFixed(1).padStart(6)} ms  ${Number.isNaN(statements) ? '-' : statements.toFixed(1)}`,
    );
  }
  const columns = Object.keys(offsets).flatMap((name) => [name, 'desc']);
  console.log(
    `\n${'every sort order at full size, in ms'.padEnd(36)} ${columns.map((column) => column.padStart(7)).join('')}`,
  );
  for (const [name, times] of Object.entries(full.bySort))
    console.log(`${name.padEnd(36)} ${times.map((ms) => ms.toFixed(0).padStart(7)).join('')}`);
}
