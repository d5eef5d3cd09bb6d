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
  'investments, search «49,000»': page('Investments', ['search: "49,000"']),
  'investment cards': '{ investmentTotals { count amount projects } }',
  'payments, first page': page('Payments', ['sort: paymentDate', 'descending: true']),
  'payments, last page': (total) => page('Payments', [`offset: ${total - 25}`]),
  'payments, pending': page('Payments', ['status: pending', 'sort: paymentDate', 'descending: true']),
  'payments, one period': page('Payments', ['period: "2023-05"', 'sort: paymentDate', 'descending: true']),
  'payments, search «persona4321@»': page('Payments', ['search: "persona4321@"', 'sort: paymentDate', 'descending: true']),
  'payments, search «maría»': page('Payments', ['search: "maría"', 'sort: paymentDate', 'descending: true']),
  'payments, search «número 7»': page('Payments', ['search: "número 7"', 'sort: paymentDate', 'descending: true']),
  'payments, search «2023-05»': page('Payments', ['search: "2023-05"', 'sort: paymentDate', 'descending: true']),
  'payment periods': '{ paymentPeriods }',
};

async function measure({ product, connection }) {
  const cookie = await signIn(product, 'admin', 'admin123');
  const [[{ total }]] = await connection.query('SELECT COUNT(*) AS total FROM payment');
  const times = {};
  for (const [name, query] of Object.entries(screens)) {
    const body = JSON.stringify({ query: typeof query === 'function' ? query(total) : query });
    const target = { port: product.port, path: '/graphql', method: 'POST', body, headers: { cookie, 'content-type': 'application/json' } };
    await ask(target);
    const runs = [];
    const statements = await statementsPer(connection, 5, async () => {
      const start = performance.now();
      const { text } = await ask(target);
      if (JSON.parse(text).errors) throw new Error(`${name}: ${text}`);
      runs.push(performance.now() - start);
    });
    times[name] = { ms: median(runs), statements };
  }
  return times;
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
  for (const [name, { ms, statements }] of Object.entries(large)) {
    console.log(`${name.padEnd(36)} ${small[name].ms.toFixed(1).padStart(6)} ms ${ms.toFixed(1).padStart(6)} ms  ${statements.toFixed(1)}`);
  }
}
