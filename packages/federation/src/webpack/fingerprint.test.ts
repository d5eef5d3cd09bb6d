import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { webpack, type Compiler } from 'webpack';
import { applyFingerprint, fingerprintPlaceholder } from './fingerprint';

let root: string;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'cimiento-fingerprint-'));
  mkdirSync(path.join(root, 'node_modules/dependency'), { recursive: true });
  writeFileSync(path.join(root, 'main.js'), "import { words } from 'dependency'; self.words = words;");
});

afterEach(() => rmSync(root, { recursive: true }));

/** Builds with one dependency; returns the fingerprint and the files with their text. */
async function build(dependency: string, described = '') {
  writeFileSync(path.join(root, 'node_modules/dependency/index.js'), `export const words = '${dependency}';`);
  let getFingerprint = () => '';
  const apply = (compiler: Compiler) =>
    compiler.hooks.thisCompilation.tap('test', (compilation) => {
      getFingerprint = applyFingerprint(compiler, compilation, () => Promise.resolve(described));
    });
  const output = mkdtempSync(path.join(root, 'dist-'));
  await new Promise<void>((resolve, reject) => {
    webpack(
      {
        context: root,
        mode: 'production',
        entry: './main.js',
        output: {
          path: output,
          filename: '[name].[contenthash].js',
          library: { type: 'var', name: `remote_${fingerprintPlaceholder}` },
        },
        plugins: [{ apply }],
      },
      (error, stats) => (error || stats?.hasErrors() ? reject(error ?? new Error(stats?.toString())) : resolve()),
    );
  });
  const files = readdirSync(output).map((file) => [file, readFileSync(path.join(output, file), 'utf8')] as const);
  return { fingerprint: getFingerprint(), files };
}

test('equal sources give equal fingerprints, and a patched dependency gives another one', async () => {
  const first = await build('hola');
  expect(first.fingerprint).toMatch(/^[0-9a-f]{12}$/);
  expect(await build('hola')).toEqual(first);
  const patched = await build('adios');
  expect(patched.fingerprint).not.toBe(first.fingerprint);
  expect(patched.files[0]![0]).not.toBe(first.files[0]![0]);
  expect((await build('hola', 'another requirement')).fingerprint).not.toBe(first.fingerprint);
});

test('replaces the placeholder everywhere before the files are named by their content', async () => {
  const { fingerprint, files } = await build('hola');
  expect(files).toEqual([[expect.stringMatching(/^main\.\w+\.js$/), expect.stringContaining(`remote_${fingerprint}`)]]);
  const other = await build('hola', 'another requirement');
  expect(other.files[0]![0]).not.toBe(files[0]![0]);
});
