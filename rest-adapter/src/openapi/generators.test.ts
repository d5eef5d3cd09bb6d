import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { openApiFile, readOpenApiFile } from './file';

const run = promisify(execFile);
const root = path.resolve(__dirname, '../../..');
const library = (file: string): string => path.join(root, 'node_modules', file);

// Generates code for every operation and compiles it.
jest.setTimeout(180_000);

let folder: string;

beforeAll(async () => {
  // Below the libraries, which the generated code imports.
  const cache = path.join(root, '.cache');
  await mkdir(cache, { recursive: true });
  folder = await mkdtemp(path.join(cache, 'openapi-'));
});

afterAll(() => rm(folder, { recursive: true, force: true }));

/** The compiler's errors in the generated files; empty if it accepts them. */
async function compile(...files: string[]): Promise<string> {
  const options = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    target: 'es2022',
    module: 'esnext',
    moduleResolution: 'bundler',
    lib: ['es2023', 'dom', 'dom.iterable'],
    types: [],
  };
  const config = path.join(folder, `tsconfig-${path.basename(files[0] ?? '').replace(/\W/g, '-')}.json`);
  await writeFile(config, JSON.stringify({ compilerOptions: options, files }));
  return run(process.execPath, [library('typescript-native/bin/tsc'), '-p', config]).then(
    ({ stdout }) => stdout,
    (error: { stdout?: string }) => error.stdout ?? String(error),
  );
}

// Its GET lists the consents, and its PUT gives or withdraws one.
const otherResources = ['/api/user/consents'];

const addresses = Object.entries((JSON.parse(readOpenApiFile()) as { paths: Record<string, object> }).paths)
  .filter(([, methods]) => 'get' in methods && 'put' in methods)
  .map(([address]) => address)
  .filter((address) => !otherResources.includes(address));

/** A PUT with what the GET gave, for each address that has both. */
const roundTrips = addresses
  .map(
    (address, index) => `
type Get${index} = paths['${address}']['get']['responses'][200]['content']['application/json'];
type Put${index} = NonNullable<paths['${address}']['put']['requestBody']>['content']['application/json'];
export const toBody${index} = (record: Get${index}): Put${index} => record;`,
  )
  .join('\n');

test('openapi-typescript makes types that compile, and a PUT takes what the GET gave', async () => {
  expect(addresses).toContain('/api/admin/blog/{id}');
  const file = path.join(folder, 'types.ts');
  await run(process.execPath, [library('openapi-typescript/bin/cli.js'), openApiFile, '-o', file]);
  const uses = path.join(folder, 'round-trips.ts');
  await writeFile(uses, `import type { paths } from './types';\n${roundTrips}\n`);
  expect(await compile(uses, file)).toBe('');
});
