import { deepStrictEqual } from 'node:assert';
import { ask, load, median } from './lib/load.mjs';
import { seed } from './lib/seed.mjs';
import { signIn, stage, statementsPer } from './lib/stage.mjs';
import { measure } from './lib/usage.mjs';

const rounds = 4;
// So many requests, and the engine has compiled what they run, also on a machine that has other work.
const warmUpRequests = 3000;

const paymentsPage = `query ($offset: Int!) { adminPayments(sort: id, descending: true, offset: $offset, limit: 25) { total items {
  id investmentId userId user { id fullName email } projectId project { id name } amount period paymentDate status } } }`;

/** One round of a load on a server, with what its process used for each request. */
async function loadOnce({ pid }, target) {
  const { result, cpuSeconds, instructions } = await measure(pid, () => load(target));
  const perRequest = (value) => (value === null ? null : value / result.count);
  return { ...result, cpuMs: perRequest(cpuSeconds && cpuSeconds * 1000), instructions: perRequest(instructions) };
}

/** The least that each side used, and the ratio: other work on the machine only ever adds. */
function toUsage(own, other, name) {
  const [ours, theirs] = [own, other].map((results) => Math.min(...results.map((result) => result[name] ?? NaN)));
  return Number.isNaN(ours / theirs) ? null : { ours, theirs, ratio: ours / theirs };
}

/**
 * Compares our answer with the hand-written one in alternating rounds.
 * @param {{name: string, aim?: number}} read `aim` is the most instructions, ours : hand-written
 * @returns {Promise<object>} a row of the table, and our median time in ms
 */
async function compare({ name, aim }, [ours, theirs], { product, handwritten, connection }) {
  const [answer, expected] = [await ask(ours), await ask(theirs)];
  // Only equal answers can be compared.
  deepStrictEqual(JSON.parse(answer.text), JSON.parse(expected.text));
  const statements = [
    await statementsPer(connection, 20, () => ask(ours)),
    await statementsPer(connection, 20, () => ask(theirs)),
  ];
  const [own, other] = [[], []];
  for (const target of [ours, theirs]) for (let sent = 0; sent < warmUpRequests;) sent += (await load(target)).count;
  for (let round = 0; round < rounds; round += 1) {
    own.push(await loadOnce(product, ours));
    other.push(await loadOnce(handwritten, theirs));
  }
  const ratios = own.map(({ perSecond }, round) => perSecond / other[round].perSecond);
  const medianMs = median(own.map((result) => result.median));
  console.log(
    `${name.padEnd(46)} ${median(ratios).toFixed(2)} of the hand-written (${ratios.map((ratio) => ratio.toFixed(2)).join(' ')}); ` +
      `${median(own.map(({ perSecond }) => perSecond)).toFixed(0)}/s, median ${medianMs.toFixed(1)} ms; ` +
      `statements ${statements.map((count) => count.toFixed(2)).join(' : ')}`,
  );
  const [instructions, cpu] = [toUsage(own, other, 'instructions'), toUsage(own, other, 'cpuMs')];
  return { name, aim, instructions, cpu, perSecond: median(ratios), medianMs };
}

const formatUsage = (usage, unit, digits) =>
  usage
    ? `${usage.ratio.toFixed(2)} (${usage.ours.toFixed(digits)} : ${usage.theirs.toFixed(digits)} ${unit})`
    : 'not counted';

const inThousands = (usage) => usage && { ...usage, ours: usage.ours / 1000, theirs: usage.theirs / 1000 };

/** The cost of each read in the server's process; instructions repeat within 2 %, CPU time within 5 % and wall clock within 20 %. */
function printCosts(rows) {
  const format = (...cells) =>
    console.log(cells.map((cell, index) => cell.padEnd([44, 31, 6, 28, 10][index])).join(' '));
  console.log('\nper request, ours : hand-written, the least of four rounds');
  format('', 'instructions', 'aim', 'CPU time', 'throughput');
  for (const { name, aim, instructions, cpu, perSecond } of rows)
    format(
      name,
      formatUsage(inThousands(instructions), 'thousand', 0),
      aim?.toFixed(2) ?? '',
      formatUsage(cpu, 'ms', 2),
      perSecond.toFixed(2),
    );
}

/** Compares REST and GraphQL with hand-written Express and mysql2 handlers that give the same answers. */
export async function api() {
  console.log('\nREST and GraphQL, ours : hand-written, same answers, 8 connections');
  const servers = await stage();
  const { product, handwritten, writer, stop } = servers;
  try {
    const [maria, admin] = [await signIn(product, 'maria', 'maria123'), await signIn(product, 'admin', 'admin123')];
    const both = (path, headers = {}) => [product, handwritten].map(({ port }) => ({ port, path, headers }));
    const visitor = { name: 'GET /api/projects, a visitor', aim: 0.58 };
    const projects = { name: 'GET /api/projects, signed in (never cached)', aim: 0.85 };
    const investments = { name: 'GET /api/user/investments, signed in', aim: 1.15 };
    const rows = [
      await compare(visitor, both('/api/projects'), servers),
      await compare(projects, both('/api/projects', { cookie: maria }), servers),
      await compare(investments, both('/api/user/investments', { cookie: maria }), servers),
    ];
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
    const small = await compare({ name: 'admin payments page at 1,000', aim: 1.9 }, payments(), servers);
    await seed(writer, { users: 5000, projects: 50, investments: 20_000, payments: 99_000 });
    const large = await compare({ name: 'admin payments page at 100,000' }, payments(), servers);
    console.log(
      `the page at 100,000 payments takes ${(large.medianMs / small.medianMs).toFixed(2)} times its time at 1,000`,
    );
    printCosts([...rows, small, large]);
  } finally {
    await stop();
  }
}
