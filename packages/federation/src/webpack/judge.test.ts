import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { webpack, type Compiler } from 'webpack';
import { readImports, type ReadImports } from './imports';
import { listRemoteFaults } from './judge';
import { resolution, swcRule } from './rules';

let root: string;

const write = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
};
const stateLibraries = (dependencies: Record<string, string>) =>
  write('package.json', JSON.stringify({ dependencies }));
const declare = (address = '/hola', page = 'hola/HolaPage') =>
  write(
    'src/remote.ts',
    `export const remote = { contract: 1, pages: { '${address}': { access: 'public', load: () => import('./${page}') } } };`,
  );

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'cimiento-judge-'));
  stateLibraries({
    react: '19.3.1',
    'react-router-dom': '7.18.5',
    'styled-components': '6.6.0',
    '@apollo/client': '4.3.8',
  });
  declare();
});

afterEach(() => rmSync(root, { recursive: true }));

/** Compiles a page in production mode, as a build does, and reads its imports. */
async function compile(page: string): Promise<ReadImports> {
  write('src/hola/HolaPage.ts', page);
  let read: ReadImports | undefined;
  const apply = (compiler: Compiler) => {
    compiler.hooks.shouldEmit.tap('test', () => false);
    compiler.hooks.thisCompilation.tap('test', (compilation) =>
      compilation.hooks.processAssets.tap('test', () => {
        read = readImports(compilation, root, ['react-router-dom']);
      }),
    );
  };
  await new Promise((resolve, reject) => {
    webpack(
      {
        context: root,
        mode: 'production',
        entry: './src/hola/HolaPage.ts',
        resolve: resolution,
        module: { rules: [swcRule(false)] },
        externals: { 'react-router-dom': 'var null' },
        plugins: [{ apply }],
      },
      (error, stats) => (error || stats?.hasErrors() ? reject(error ?? new Error(stats?.toString())) : resolve(null)),
    );
  });
  return read!;
}

const router = '@cimiento/federation/shared/router';
const libraryName = 'react-router-dom';

test.each([
  ['an import', `import { Link, type To } from '${libraryName}'; console.log(Link);`, ['Link']],
  ['a re-export', `export { Link as To } from '${libraryName}';`, ['Link']],
  ['a member of a namespace', `import * as r from '${libraryName}'; console.log(r.Link);`, ['Link']],
  ['a namespace that is taken apart', `import * as r from '${libraryName}'; export const { Link } = r;`, ['Link']],
  ['a dynamic import', `void import('${libraryName}').then(({ Link }) => console.log(Link));`, ['Link']],
  ['two modules', "import './Other'; import { Link } from 'react-router-dom'; console.log(Link);", ['Link', 'Route']],
  ['a module that nothing uses', "import { a } from './barrel'; console.log(a);", []],
])('%s states the names that it uses, with their file', async (_name, page, names) => {
  write('src/hola/Other.ts', "import { Route } from 'react-router-dom'; console.log(Route);");
  write('src/hola/barrel/package.json', '{ "sideEffects": false }');
  write('src/hola/barrel/index.ts', "export { a } from './a'; export { b } from './b';");
  write('src/hola/barrel/a.ts', 'export const a = 1;');
  write('src/hola/barrel/b.ts', "import { Routes } from 'react-router-dom'; export const b = Routes;");
  const { imports, faults } = await compile(page);
  expect(faults).toEqual([]);
  expect(Object.keys(imports[router] ?? {}).sort()).toEqual(names);
  if (names.includes('Link')) expect(imports[router]!['Link']).toMatch(/src\/hola\/HolaPage\.ts$/);
  if (names.includes('Route')) expect(imports[router]!['Route']).toMatch(/src\/hola\/Other\.ts$/);
});

test.each([
  ['is handed on', `import * as r from '${libraryName}'; console.log(r);`],
  ['is exported', `export * from '${libraryName}';`],
  ['is awaited', `export const load = async () => (await import('${libraryName}')).Link;`],
  ['is required', `export const load = () => require('${libraryName}');`],
])('a shared module that %s as a whole is refused', async (_name, page) => {
  expect((await compile(page)).faults).toEqual([expect.stringMatching(/HolaPage\.ts imports all of react-router-dom/)]);
});

const listFaults = (page: string) => {
  write('src/hola/HolaPage.tsx', page);
  return listRemoteFaults(root);
};
const showLink =
  "import { Link } from 'react-router-dom'; export default function Page() { return <Link to='/'>x</Link>; }";

test('a remote that fits this checkout has no faults', async () => {
  expect(await listFaults(showLink)).toEqual([]);
});

test.each([
  [
    'a name that the facade of the router lacks',
    "import { useMatch } from 'react-router-dom'; export default useMatch;",
    /src\/hola\/HolaPage\.tsx imports useMatch, which the shell does not export in @cimiento\/federation\/shared\/router/,
  ],
  [
    'a name that the facade of Apollo lacks',
    "import { useLazyQuery } from '@apollo/client/react'; export default useLazyQuery;",
    /HolaPage\.tsx imports useLazyQuery, .* @cimiento\/federation\/shared\/apollo/,
  ],
  [
    'an import that its package.json does not state',
    "import { useNavigate } from 'react-router'; export default useNavigate;",
    /src\/hola\/HolaPage\.tsx imports react-router, which the package\.json of this remote does not state/,
  ],
  [
    'a global style',
    "import { createGlobalStyle } from 'styled-components'; export default createGlobalStyle`body { margin: 1px }`;",
    /src\/hola\/HolaPage\.tsx has a global style/,
  ],
])('a remote with %s is refused', async (_name, page, fault) => {
  expect(await listFaults(page)).toEqual([expect.stringMatching(fault)]);
});

test.each(['~20.0.0', '20.x', '>=20', 'latest', 'workspace:*', 'git+https://example.com/react.git'])(
  'the range %s of React is refused, because the shell does not meet it',
  async (range) => {
    stateLibraries({ react: range, 'react-router-dom': '*' });
    const faults = ['react', 'react/jsx-runtime'].map(
      (key) => `this build needs ${key} ${range} (package.json), and the shell has 19.3.1`,
    );
    expect((await listFaults(showLink)).sort()).toEqual(faults);
  },
);

test('an operation that the gateway does not allow is refused with its field', async () => {
  write('src/operations.generated.json', JSON.stringify({ a: 'query Holas { projects { id colour } }' }));
  expect(await listFaults(showLink)).toEqual([
    expect.stringContaining('the operation Holas: Cannot query field "colour" on type "Project"'),
  ]);
});

test('a page at an address that a server answers is refused with its file', async () => {
  declare('/api/hola');
  expect(await listFaults(showLink)).toEqual([
    expect.stringMatching(/src\/remote\.ts: \/api\/hola cannot be the address of a page/),
  ]);
});
