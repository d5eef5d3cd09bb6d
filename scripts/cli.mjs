import { writeCommit } from './lib/commit.mjs';
import { ensureInstalled, requireNode } from './lib/preflight.mjs';
import { ROOT, TSC } from './lib/root.mjs';
import { runNode } from './lib/run.mjs';

// `npm run cli -- COMMAND`: commands for operators, on the database of the environment.

await requireNode();
let code = await ensureInstalled();
if (code === 0) code = await runNode([TSC, '-b', 'gateway']);
if (code === 0) writeCommit();
if (code === 0) code = await runNode([`${ROOT}/gateway/dist/cli/main.js`, ...process.argv.slice(2)]);
process.exitCode = code;
