import { runChaos } from './lib/chaos.mjs';
import { ensureInstalled, requireNode } from './lib/preflight.mjs';
import { TSC } from './lib/root.mjs';
import { runNode } from './lib/run.mjs';

// `npm run chaos` kills a node of a cluster and a gateway under load, and tells what was lost, doubled or wrong: nothing may be.
// `npm run chaos -- 600` takes ten minutes instead of two.

requireNode();
let code = await ensureInstalled();
if (code === 0) code = await runNode([TSC, '-b', 'gateway']);
if (code === 0) {
  const seconds = Number(process.argv[2] ?? 120);
  const result = await runChaos(seconds, (line) => console.log(`${new Date().toISOString().slice(11, 19)} ${line}`));
  console.log(JSON.stringify(result, null, 2));
  const isWhole = ({ order, payment, books }) =>
    [order.lost, order.doubled, payment.lost, payment.doubled].every((count) => count === 0) &&
    !books.startsWith('FAILED');
  if (result.failures.wrong.length > 0 || !result.nodes.every(isWhole)) code = 1;
}
process.exitCode = code;
