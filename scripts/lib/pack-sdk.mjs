import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './root.mjs';
import { run } from './run.mjs';

const SDK = join(ROOT, 'packages/sdk');
const DESTINATION = join(ROOT, 'rest-adapter/dist');

// What the package is made from, once the compiler has run.
const SOURCES = [
  'package.json',
  'README.md',
  'examples/monthly-run.ts',
  'examples/copy-payments.mts',
  'dist/src/index.js',
  'dist/src/api.generated.d.ts',
];

const getTime = (path) => (existsSync(path) ? statSync(path).mtimeMs : 0);

const listPackages = () =>
  existsSync(DESTINATION) ? readdirSync(DESTINATION).filter((name) => name.endsWith('.tgz')) : [];

/** Packs the client, which the REST adapter serves at /api/docs/sdk.tgz, if it has changed since. Returns the exit code of npm. */
export async function packSdk() {
  const packed = listPackages().map((name) => getTime(join(DESTINATION, name)));
  const changed = Math.max(...SOURCES.map((name) => getTime(join(SDK, name))));
  if (packed.length === 1 && packed[0] > changed) return 0;
  for (const name of listPackages()) rmSync(join(DESTINATION, name));
  // Without its script `prepack`, which compiles again.
  const options = ['--ignore-scripts', '--silent', '--pack-destination', DESTINATION];
  return run('npm', ['pack', '--workspace', 'packages/sdk', ...options], { onOutput: () => undefined });
}
