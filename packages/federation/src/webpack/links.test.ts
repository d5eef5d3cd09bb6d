import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import webpack, { type Compiler } from 'webpack';
import type { RemotePage } from '../runtime/contract';
import { listLinks } from './links';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'cimiento-links-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

const page: RemotePage = { access: 'public', load: () => Promise.reject(new Error('not loaded')) };

/** Builds a page with this code, and returns the links that its remote has. */
async function build(code: string, pages: Record<string, RemotePage>): Promise<string[]> {
  writeFileSync(
    path.join(folder, 'unused.ts'),
    "import { paths } from '@cimiento/contracts'; export const help = paths.help;",
  );
  writeFileSync(path.join(folder, 'page.ts'), code);
  let links: string[] = [];
  const read = (compiler: Compiler) =>
    compiler.hooks.thisCompilation.tap('read', (compilation) =>
      compilation.hooks.processAssets.tap('read', () => void (links = listLinks(compilation, { pages }))),
    );
  const compiler = webpack({
    mode: 'production',
    context: folder,
    entry: './page.ts',
    output: { path: path.join(folder, 'dist') },
    externals: { '@cimiento/contracts': 'contracts' },
    module: { rules: [{ test: /unused/, sideEffects: false }] },
    plugins: [{ apply: read }],
  });
  await new Promise<void>((resolve, reject) => compiler?.run((error) => (error ? reject(error) : resolve())));
  return links;
}

test('a build links to the addresses that its code and its heads use, and not to its own', async () => {
  const head = {
    title: 'Yo',
    description: 'x',
    headline: 'x',
    actions: [{ label: 'Ver', to: '/how-it-works?desde=yo' }],
  };
  const code = `
    import { opportunityPath, paths, statementContentPath } from '@cimiento/contracts';
    import { help } from './unused.ts';
    // paths.about
    console.log(paths.login, opportunityPath(3), paths.dashboard, statementContentPath(1));`;
  expect(await build(code, { '/dashboard': page, '/yo': { ...page, head } })).toEqual([
    '/how-it-works',
    '/login',
    '/oportunidades/:id',
  ]);
});
