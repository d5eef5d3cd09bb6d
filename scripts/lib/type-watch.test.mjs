import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT, TSC } from './root.mjs';
import { splitErrors, TypeWatch } from './type-watch.mjs';

let folder;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'cimiento-types-'));
  mkdirSync(join(folder, 'src'));
  const compilerOptions = { rootDir: 'src', outDir: 'dist', types: [], customConditions: [] };
  write('tsconfig.json', JSON.stringify({ extends: join(ROOT, 'tsconfig.browser.json'), compilerOptions }));
});

afterEach(() => rmSync(folder, { recursive: true }));

const write = (file, text) => writeFileSync(join(folder, file), text);

/** The output of the type check of `npm run types`; empty without errors. */
const check = () =>
  new Promise((resolve) => {
    execFile(process.execPath, [TSC, '-b', '--pretty', 'false'], { cwd: folder }, (_error, output) => resolve(output));
  });

test('the type check forgets an error that was mended', async () => {
  write('src/one.ts', 'export const one: number = 1;');
  expect(await check()).toBe('');
  write('src/one.ts', "export const one: number = 'one';");
  expect(await check()).toContain("Type 'string' is not assignable to type 'number'");
  write('src/one.ts', 'export const one: number = 1;');
  expect(await check()).toBe('');
});

test('a type error is shown over the page and in the terminal, also in a page opened later', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.spyOn(console, 'log').mockImplementation(() => undefined);
  let [build, openPage, receive] = [];
  const next = () => new Promise((resolve) => (receive = resolve));
  const types = new TypeWatch([folder]);
  types.showIn({
    webSocketServer: { clients: [], implementation: { on: (_event, listener) => (openPage = listener) } },
    sendMessage: (_clients, kind, errors) => receive([kind, errors]),
  });
  types.follow({ hooks: { afterCompile: { tap: () => undefined }, done: { tap: (_name, work) => (build = work) } } });

  write('src/one.ts', "export const one: number = 'one';");
  const shown = ['errors', [expect.stringContaining('error TS2322')]];
  let message = next();
  build();
  expect(await message).toEqual(shown);
  expect(console.error).toHaveBeenCalledWith(expect.stringContaining('error TS2322'));
  message = next();
  openPage();
  expect(await message).toEqual(shown);

  write('src/one.ts', 'export const one: number = 1;');
  message = next();
  build();
  expect(await message).toEqual(['still-ok', undefined]);
  expect(console.log).toHaveBeenCalledWith('types: no more errors');
  jest.restoreAllMocks();
});

// Build mode would not see its changes.
test('the type check refuses the import of a JSON file', async () => {
  write('src/data.json', '{ "one": 1 }');
  write('src/one.ts', "import data from './data.json';\nexport const { one } = data;");
  expect(await check()).toContain('TS2732');
});

test('an error keeps the lines that explain it', () => {
  expect(splitErrors('a.ts(1,1): error TS1: one\n  because\nb.ts(2,2): error TS2: two\n')).toEqual([
    'a.ts(1,1): error TS1: one\n  because',
    'b.ts(2,2): error TS2: two',
  ]);
});
