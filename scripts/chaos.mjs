import { runChaos } from './lib/chaos.mjs';
import { runFaults } from './lib/chaos-faults.mjs';
import { runMigrationChaos } from './lib/chaos-migrations.mjs';
import { ensureInstalled, requireNode } from './lib/preflight.mjs';
import { TSC } from './lib/root.mjs';
import { runNode } from './lib/run.mjs';

// `npm run chaos` kills what runs, and says what was lost, doubled or wrong: nothing may be.
//   cluster: a node of a cluster and a gateway under load
//   faults: the gateway, the database server, its connections, and the space on its disk, one after the other under load, on each database; needs
//     root, who may mount the disk. CHAOS_FAULTS says how many on each instead of 20
//   migrations: the process that migrates an empty database, at random moments until it ends
// `npm run chaos -- 600` takes ten minutes for each instead of two; `npm run chaos -- migrations 600` runs this one alone.

const isWhole = ({ order, payment, books }) =>
  [order.lost, order.doubled, payment.lost, payment.doubled].every((count) => count === 0) &&
  !books.startsWith('FAILED');

const parts = {
  cluster: {
    run: runChaos,
    isRight: ({ failures, nodes }) => failures.wrong.length === 0 && nodes.every(isWhole),
  },
  faults: {
    run: async (_seconds, tell) => {
      const count = Number(process.env.CHAOS_FAULTS ?? 20);
      return { sqlite: await runFaults('sqlite', count, tell), mariadb: await runFaults('mariadb', count, tell) };
    },
    isRight: (results) => Object.values(results).every(({ wrong }) => wrong.length === 0),
  },
  migrations: { run: runMigrationChaos, isRight: ({ wrong }) => wrong.length === 0 },
};

const isNumber = (text) => /^\d+$/.test(text);
const given = process.argv.slice(2);
const asked = given.filter((text) => !isNumber(text));
const seconds = Number(given.find(isNumber) ?? 120);
const unknown = asked.filter((name) => !(name in parts));

async function runPart(name) {
  const { run, isRight } = parts[name];
  const result = await run(seconds, (line) => console.log(`${new Date().toISOString().slice(11, 19)} ${line}`));
  console.log(JSON.stringify(result, null, 2));
  return isRight(result);
}

await requireNode();
// No load balancer watches these servers.
process.env.DRAIN_SECONDS ??= '0';
let code = 0;
if (unknown.length > 0) {
  console.error(`There are ${Object.keys(parts).join(', ')}; not ${unknown.join(', ')}`);
  code = 1;
}
if (code === 0) code = await ensureInstalled();
if (code === 0) code = await runNode([TSC, '-b', 'gateway']);
if (code === 0) for (const name of asked.length > 0 ? asked : Object.keys(parts)) if (!(await runPart(name))) code = 1;
process.exitCode = code;
