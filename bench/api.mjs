import { deepStrictEqual } from 'node:assert';
import { ask, load, median } from './lib/load.mjs';
import { seed } from './lib/seed.mjs';
import { signIn, stage, statementsPer } from './lib/stage.mjs';

const rounds = 5;

const paymentsPage = `query ($offset: Int!) { adminPayments(sort: id, descending: true, offset: $offset, limit: 25) { total items {
  id investmentId userId user { id fullName email } projectId project { id name } amount period paymentDate status } } }`;

/** Compares our answer with the hand-written one in alternating rounds. Returns our median time in ms. */
async function compare(name, ours, theirs, connection) {
  const [own, other] = [await ask(ours), await ask(theirs)];
  // Only equal answers can be compared.
  deepStrictEqual(JSON.parse(own.text), JSON.parse(other.text));
  const statements = [
    await statementsPer(connection, 20, () => ask(ours)),
    await statementsPer(connection, 20, () => ask(theirs)),
  ];
  const ratios = [];
  const speeds = [];
  for (let round = 0; round < rounds; round += 1) {
    const [one, two] = [await load(ours), await load(theirs)];
    ratios.push(one.perSecond / two.perSecond);
    speeds.push(one, two);
  }
  const ownTimes = speeds.filter((_speed, index) => index % 2 === 0);
  console.log(
    `${name.padEnd(46)} ${median(ratios).toFixed(2)} of the hand-written (${ratios.map((ratio) => ratio.toFixed(2)).join(' ')}); ` +
      `${median(ownTimes.map(({ perSecond }) => perSecond)).toFixed(0)}/s, median ${median(ownTimes.map(({ median: time }) => time)).toFixed(1)} ms; ` +
      `statements ${statements.map((count) => count.toFixed(2)).join(' : ')}`,
  );
  return median(ownTimes.map(({ median: time }) => time));
}

/** Compares REST and GraphQL with hand-written Express and mysql2 handlers that give the same answers. */
export async function api() {
  console.log('\nREST and GraphQL, ours : hand-written, same answers, 8 connections');
  const { product, handwritten, connection, writer, stop } = await stage();
  try {
    const [maria, admin] = [await signIn(product, 'maria', 'maria123'), await signIn(product, 'admin', 'admin123')];
    const both = (path, headers = {}) => [product, handwritten].map(({ port }) => ({ port, path, headers }));
    await compare('GET /api/projects, a visitor', ...both('/api/projects'), connection);
    await compare(
      'GET /api/projects, signed in (never cached)',
      ...both('/api/projects', { cookie: maria }),
      connection,
    );
    await compare(
      'GET /api/user/investments, signed in',
      ...both('/api/user/investments', { cookie: maria }),
      connection,
    );
    const payments = () => {
      const headers = { cookie: admin, 'content-type': 'application/json' };
      const common = { method: 'POST', headers };
      return [
        {
          ...common,
          port: product.port,
          path: '/graphql',
          body: JSON.stringify({ query: paymentsPage, variables: { offset: 0 } }),
        },
        { ...common, port: handwritten.port, path: '/payments', body: JSON.stringify({ offset: 0, limit: 25 }) },
      ];
    };
    await seed(writer, { users: 500, projects: 20, investments: 500, payments: 748 });
    const small = await compare('admin payments page at 1,000', ...payments(), connection);
    await seed(writer, { users: 5000, projects: 50, investments: 20_000, payments: 99_000 });
    const large = await compare('admin payments page at 100,000', ...payments(), connection);
    console.log(`the page at 100,000 payments takes ${(large / small).toFixed(2)} times its time at 1,000`);
  } finally {
    await stop();
  }
}
