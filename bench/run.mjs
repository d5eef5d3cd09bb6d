// `npm run bench` runs all benchmarks; `npm run bench -- api,screens,ledger,files,landing,upgrade,rounds,day` runs these only.
// `npm run bench -- day --kill` kills each process once during it, `--outage` stops the database for half a minute,
// `--galera` uses three nodes of a cluster.
import { requireNode } from '../scripts/lib/preflight.mjs';
import { runNode } from '../scripts/lib/run.mjs';
import { api } from './api.mjs';
import { day } from './day.mjs';
import { files } from './files.mjs';
import { landing } from './landing.mjs';
import { ledger } from './ledger.mjs';
import { rounds } from './rounds.mjs';
import { screensAtSize } from './screens.mjs';
import { upgrade } from './upgrade.mjs';

await requireNode();
// No load balancer watches the servers of a benchmark.
process.env.DRAIN_SECONDS ??= '0';
const parts = { api, screens: screensAtSize, ledger, files, landing, upgrade, rounds, day };
const asked = process.argv[2]?.split(',') ?? Object.keys(parts);
const unknown = asked.filter((name) => !(name in parts));

if (unknown.length > 0) {
  console.error(`There are ${Object.keys(parts).join(', ')}; not ${unknown.join(', ')}`);
  process.exitCode = 1;
} else if ((process.exitCode = await runNode(['scripts/build.mjs'])) === 0) {
  for (const name of asked) await parts[name](process.argv.slice(3));
}
