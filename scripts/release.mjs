import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

// `npm run release -w mfe-public -- --to DIR|URL`, `npm run rollback -w …` and `npm run releases -- COMMAND --from DIR|URL`; npm runs the first
// two in the remote's folder. Images have the compiled package and this file only.

const compiled = fileURLToPath(new URL('../packages/releases/dist/index.js', import.meta.url));

async function load() {
  if (!existsSync(compiled)) {
    const [{ TSC }, { runNode }] = await Promise.all([import('./lib/root.mjs'), import('./lib/run.mjs')]);
    if ((await runNode([TSC, '-b', 'packages/releases'])) !== 0) throw new Error('packages/releases does not compile');
  }
  return createRequire(import.meta.url)(compiled);
}

const isExpected = (error) => error.name === 'ReleaseError' || error.code?.startsWith('ERR_PARSE_ARGS');

load()
  .then(({ runCommand }) =>
    runCommand(process.argv.slice(2), {
      cwd: process.cwd(),
      environment: process.env,
      onNotice: (notice) => console.error(notice),
    }),
  )
  .then(console.log, (error) => {
    console.error(isExpected(error) ? error.message : error);
    process.exitCode = 1;
  });
