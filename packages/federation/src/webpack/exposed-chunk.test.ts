import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sharing, webpack } from 'webpack';
import { ExposedInEntryPlugin } from './exposed-chunk';

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'cimiento-exposed-'));
  writeFileSync(
    path.join(folder, 'entry.js'),
    `globalThis.load = () => import(/* webpackChunkName: "__federation_expose_routes" */ './routes.js');`,
  );
  writeFileSync(path.join(folder, 'page.js'), 'export default "page";');
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Builds routes with this source. @returns the names of the scripts */
function build(routes: string): Promise<string[]> {
  writeFileSync(path.join(folder, 'routes.js'), routes);
  const compiler = webpack({
    context: folder,
    mode: 'production',
    entry: { entry: './entry.js' },
    output: { path: path.join(folder, 'dist'), filename: '[name].js', chunkFilename: '[name].js' },
    optimization: { minimize: false, chunkIds: 'named' },
    plugins: [
      new ExposedInEntryPlugin(),
      new sharing.ConsumeSharedPlugin({ consumes: { library: { import: false, requiredVersion: false } } }),
    ],
  });
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      const names = [...(stats?.compilation.getAssets() ?? [])].map(({ name }) => name);
      compiler.close(() =>
        error || stats?.hasErrors() ? reject(error ?? new Error(stats?.toString())) : resolve(names),
      );
    });
  });
}

test('puts the routes of a remote into its entry, and keeps each page a script of its own', async () => {
  const names = await build(`export const routes = { '/': () => import('./page.js') };`);
  expect(names.sort()).toEqual(['entry.js', 'page_js.js']);
});

test('leaves routes that consume a shared module a script of their own', async () => {
  const names = await build(`import library from 'library'; export const routes = { library };`);
  expect(names).toContain('__federation_expose_routes.js');
});
