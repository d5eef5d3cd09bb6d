import { ask, median } from './lib/load.mjs';
import { seed } from './lib/seed.mjs';
import { signIn, stage, statementsPer } from './lib/stage.mjs';

const rows = {
  Users: 'id username fullName email role createdAt',
  Investments: 'id amount annualReturn project { id name } user { id fullName email }',
  Payments: 'id amount period paymentDate status user { id fullName email } project { id name }',
  Projects: 'id name location status funded target annualReturn totalInvestors',
};

const page = (list, args) => `{ admin${list}(${[...args, 'limit: 25'].join(', ')}) { total items { ${rows[list]} } } }`;

/** What each screen of the back office asks for. */
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
  'payments, last page': (total) => page('Payments', [`offset: ${total - 25}`]),
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
};

/** What each list can be sorted by. */
const sorts = {
  Users: ['id', 'username', 'fullName', 'email', 'role', 'createdAt'],
  Projects: ['id', 'name', 'location', 'status', 'funded', 'annualReturn'],
  Investments: ['id', 'project', 'user', 'amount', 'annualReturn'],
  Payments: ['id', 'amount', 'period', 'paymentDate'],
};

/** Places of a list, by the rows before them. */
const places = { first: () => 0, middle: (total) => Math.floor(total / 2), last: (total) => Math.max(0, total - 25) };

async function measure({ product, connection }) {
  const cookie = await signIn(product, 'admin', 'admin123');
  const target = (query) => {
    const headers = { cookie, 'content-type': 'application/json' };
    return { port: product.port, path: '/graphql', method: 'POST', body: JSON.stringify({ query }), headers };
  };
  const answer = async (query) => {
    const { data, errors } = JSON.parse((await ask(target(query))).text);
    if (errors) throw new Error(`${query}: ${JSON.stringify(errors)}`);
    return data;
  };
  const timed = async (query, times) => {
    const runs = [];
    for (let run = 0; run < times; run += 1) {
      const start = performance.now();
      await answer(query);
      runs.push(performance.now() - start);
    }
    return median(runs);
  };
  const totals = {};
  for (const list of Object.keys(sorts))
    totals[list] = (await answer(`{ admin${list}(limit: 1) { total } }`))[`admin${list}`].total;
  const shown = {};
  for (const [name, screen] of Object.entries(screens)) {
    const query = typeof screen === 'function' ? screen(totals.Payments) : screen;
    await answer(query);
    const statements = await statementsPer(connection, 2, () => answer(query));
    shown[name] = { ms: await timed(query, 5), statements };
  }
  const sorted = {};
  for (const [list, keys] of Object.entries(sorts)) {
    for (const sort of keys) {
      const line = (sorted[`${list.toLowerCase()}, by ${sort}`] = []);
      for (const place of Object.values(places)) {
        for (const descending of [false, true]) {
          line.push(
            await timed(
              page(list, [`sort: ${sort}`, `descending: ${descending}`, `offset: ${place(totals[list])}`]),
              3,
            ),
          );
        }
      }
    }
  }
  return { shown, sorted };
}

/** Server time and statements of each screen of the back office, at full size beside a hundredth of it. */
export async function screensAtSize() {
  const full = { users: 100_000, projects: 300, investments: 200_000, payments: 1_000_000 };
  const hundredth = { users: 1000, projects: 300, investments: 2000, payments: 10_000 };
  const measured = [];
  for (const size of [hundredth, full]) {
    const set = await stage();
    try {
      const start = performance.now();
      await seed(set.connection, size);
      console.log(`\nseeded ${JSON.stringify(size)} in ${((performance.now() - start) / 1000).toFixed(1)} s`);
      measured.push(await measure(set));
    } finally {
      await set.stop();
    }
  }
  const [small, large] = measured;
  console.log(`${'screen'.padEnd(36)} ${'1/100'.padStart(9)} ${'full'.padStart(9)}  statements`);
  for (const [name, { ms, statements }] of Object.entries(large.shown)) {
    console.log(
      `${name.padEnd(36)} ${small.shown[name].ms.toFixed(1).padStart(6)} ms ${ms.toFixed(1).padStart(6)} ms  ${statements.toFixed(1)}`,
    );
  }
  const columns = Object.keys(places).flatMap((place) => [place, 'turned']);
  console.log(
    `\n${'every order at full size, in ms'.padEnd(36)} ${columns.map((column) => column.padStart(7)).join('')}`,
  );
  for (const [name, times] of Object.entries(large.sorted))
    console.log(`${name.padEnd(36)} ${times.map((ms) => ms.toFixed(0).padStart(7)).join('')}`);
}
