import { createRequire } from 'node:module';
import { join } from 'node:path';
import { ROOT } from './lib/root.mjs';

// `node scripts/check-remote.mjs mfe-NAME`: names what a build of the remote would be refused for. packages/federation must be compiled.

const { listRemoteFaults } = createRequire(import.meta.url)('@cimiento/federation/webpack');

const faults = await listRemoteFaults(join(ROOT, process.argv[2]));
faults.forEach((fault) => console.error(fault));
process.exitCode = faults.length > 0 ? 1 : 0;
