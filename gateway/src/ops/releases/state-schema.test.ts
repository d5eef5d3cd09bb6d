import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openStore, release } from '@cimiento/releases';
import { writeBuild } from '@cimiento/releases/testing';
import { schemaFile, schemaText } from '../../emit-schema';
import { createTestGateway } from '../../testing/test-gateway';
import { RolloutRunner } from './rollout-runner';

let folder: string;
let remotesDir: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'cimiento-schema-'));
  remotesDir = path.join(folder, 'remotes');
});

afterEach(() => rmSync(folder, { recursive: true }));

const readStated = () => JSON.parse(readFileSync(path.join(remotesDir, 'gateway.json'), 'utf8')) as object;

const createRunner = (lines: unknown[]) =>
  new RolloutRunner(
    remotesDir,
    { getFigures: () => Promise.reject(new Error()) },
    { info: () => undefined, warn: (...line: unknown[]) => void lines.push(line) },
  );
const stated = { commit: 'c0ffee', schema: schemaText() };

/** Starts a gateway that may, or may not, write to the releases. */
async function start(rolloutPollMs: number): Promise<void> {
  const config = { releases: { remotesDir, checkout: null }, rolloutPollMs, commit: 'c0ffee' };
  const { close } = await createTestGateway('sqlite', { config });
  await close();
}

test('a gateway that may write to the releases states its schema there, and only such a one', async () => {
  await start(0);
  expect(() => readStated()).toThrow('ENOENT');
  await start(60_000);
  expect(readStated()).toMatchObject({ commit: 'c0ffee', schema: schemaText() });
  expect(schemaText()).toBe(readFileSync(schemaFile, 'utf8'));
});

test('a gateway that starts again replaces the schema of another version', async () => {
  const store = openStore(remotesDir);
  await store.write('gateway.json', '{"commit":"other"}');
  await createRunner([]).stateSchema(stated);
  const operations = { a: 'query Holas { projects { id colour } }' };
  const build = writeBuild(folder, 'aaa', { files: { 'operations.json': JSON.stringify(operations) } });
  await expect(release(store, { remote: 'hola', by: 'ana', build })).rejects.toThrow(
    'the operation Holas: Cannot query field "colour" on type "Project"',
  );
});

test('a folder that cannot be written to is logged once, and gets the schema later', async () => {
  writeFileSync(remotesDir, 'a file');
  const lines: unknown[] = [];
  const runner = createRunner(lines);
  await runner.stateSchema(stated);
  await runner.run();
  const failure = 'the schema could not be stated for the checks of releases';
  expect(lines.filter((line) => JSON.stringify(line).includes(failure))).toHaveLength(1);
  rmSync(remotesDir);
  await runner.run();
  expect(readStated()).toMatchObject(stated);
});
