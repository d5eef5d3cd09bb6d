import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runCommand } from './cli';
import { gatewayFile, writeGateway } from './gateway-schema';
import { openStore } from './open-store';
import { release } from './release';
import { activate, rollback } from './rollback';
import type { Store } from './store';
import { type BuildOptions, writeBuild } from './testing';

const schema = 'type Query { projects: [Project!]! } type Project { id: Int! name: String! }';
const names = { '@cimiento/session': { version: '0.1.5', names: ['useAuth'] } };
const by = { by: 'ana' };

let folder: string;
let store: Store;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'cimiento-preflight-'));
  store = openStore(join(folder, 'remotes'));
});

afterEach(() => rmSync(folder, { recursive: true }));

/** Releases a build with these operations and imports. */
function releaseBuild(
  id: string,
  operations: string[] = [],
  imports: Record<string, Record<string, string>> = {},
  options: { dryRun?: boolean; stage?: boolean; schema?: string } = {},
) {
  const described: BuildOptions = {
    description: { imports },
    files: { 'operations.json': JSON.stringify(Object.fromEntries(operations.map((text, at) => [`id${at}`, text]))) },
  };
  return release(store, { ...by, remote: 'hola', build: writeBuild(folder, id, described), ...options });
}

const stateShell = (stated: object) =>
  store.write(
    'supports.json',
    JSON.stringify({ contracts: { oldest: 1, newest: 1 }, shared: { react: '19.3.1' }, ...stated }),
  );
const stateGateway = (text: string) => writeGateway(store, { commit: 'c0ffee', schema: text });

const useToast = { '@cimiento/session': { useToast: 'mfe-hola/src/hola/HolaPage.tsx' } };
const missingName =
  'mfe-hola/src/hola/HolaPage.tsx imports useToast, which the shell does not export in @cimiento/session: release the shell first';
const holas = 'query Holas { projects { id location } }';
const missingField =
  'the gateway does not allow the operation Holas: Cannot query field "location" on type "Project". Release the gateway first';

test('a name that the live shell does not export is refused with its file, and nothing is copied', async () => {
  await stateShell({ names });
  for (const options of [{}, { dryRun: true }, { stage: true }])
    await expect(releaseBuild('aaa', [], useToast, options)).rejects.toThrow(missingName);
  await expect(releaseBuild('aaa', [], { constructor: { prototype: 'a.ts' } })).rejects.toThrow(/imports prototype/);
  expect(existsSync(join(folder, 'remotes/hola'))).toBe(false);
  await releaseBuild('bbb', [], { '@cimiento/session': { useAuth: 'mfe-hola/src/hola/HolaPage.tsx' } });
});

test('a shell that states no names refuses none', async () => {
  await stateShell({});
  await releaseBuild('aaa', [], useToast);
});

test('an operation that the live gateway does not allow is refused with its field', async () => {
  await stateGateway(schema);
  for (const options of [{}, { dryRun: true }, { stage: true }])
    await expect(releaseBuild('aaa', [holas], {}, options)).rejects.toThrow(missingField);
  await expect(releaseBuild('aaa', ['query {'])).rejects.toThrow('the operation id0 cannot be read: Syntax Error');
  expect(existsSync(join(folder, 'remotes/hola'))).toBe(false);
  await releaseBuild('bbb', ['query Holas { projects { id } }']);
});

test('the gateway that started last is the measure, also after a way back', async () => {
  await stateGateway(schema.replace('name:', 'location: String! name:'));
  await releaseBuild('aaa', [holas]);
  await releaseBuild('bbb');
  await stateGateway(schema);
  for (const back of [() => rollback(store, 'hola', by), () => activate(store, 'hola', 'aaa', by)])
    await expect(back()).rejects.toThrow(missingField);
});

test('an activation is refused for a name that the live shell no longer exports', async () => {
  await releaseBuild('aaa', [], useToast);
  await releaseBuild('bbb');
  await stateShell({ names });
  await expect(activate(store, 'hola', 'aaa', by)).rejects.toThrow(missingName);
});

test('a damaged or altered schema of a gateway refuses nothing', async () => {
  await stateGateway(schema);
  const file = join(folder, 'remotes', gatewayFile);
  const stated = JSON.parse(readFileSync(file, 'utf8')) as object;
  expect(stated).toMatchObject({ commit: 'c0ffee', schema, schemaSha256: expect.stringMatching(/^[0-9a-f]{64}$/) });
  const altered = JSON.stringify({ ...stated, schema: 'type Query { nothing: Int }' });
  for (const text of ['{', '[]', 'null', altered]) {
    writeFileSync(file, text);
    await releaseBuild('aaa', [holas]);
  }
});

test('the schema of the checkout is the measure where no gateway has stated one', async () => {
  await expect(releaseBuild('aaa', [holas], {}, { schema })).rejects.toThrow(missingField);
  await stateGateway(schema.replace('name:', 'location: String! name:'));
  await releaseBuild('aaa', [holas], {}, { schema });
});

test('npm run release in a checkout takes the schema from there', async () => {
  const files = { 'operations.json': JSON.stringify({ a: 'query Holas { nothing }' }) };
  const build = writeBuild(folder, 'aaa', { files });
  const root = mkdtempSync(join(folder, 'checkout-'));
  const cwd = join(root, 'mfe-hola');
  cpSync(build, join(cwd, 'dist/app'), { recursive: true });
  const run = () =>
    runCommand(['release', '--to', store.location, '--dry-run'], { cwd, environment: {}, onNotice: () => undefined });
  expect(await run()).toContain('could be released');
  mkdirSync(join(root, 'gateway'));
  writeFileSync(join(root, 'gateway/schema.graphql'), schema);
  await expect(run()).rejects.toThrow('the operation Holas: Cannot query field "nothing"');
});
