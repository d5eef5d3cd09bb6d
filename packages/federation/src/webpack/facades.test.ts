import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.join(__dirname, '../../../..');

/** Library → the facade that replaces it in a build. */
const facades = {
  'react-router-dom': 'router',
  '@apollo/client': 'apollo',
  '@apollo/client/react': 'apollo',
  'styled-components': 'styled',
} as const;

const remotes = readdirSync(root).filter((name) => name.startsWith('mfe-'));
const built = [
  'shell',
  ...remotes,
  'packages/ui',
  'packages/product-ui',
  'packages/session',
  'packages/federation/src/runtime',
  'e2e/fixtures/mfe-sample',
];

const isSource = (file: string): boolean =>
  /\.tsx?$/.test(file) && !/\.test\.tsx?$|(^|\/)(node_modules|dist|testing)\//.test(file);

const sources = built.flatMap((folder) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter(isSource)
    .map((file) => readFileSync(path.join(root, folder, file), 'utf8')),
);

const statements = /^(?:im|ex)port \{([^}]*)\} from '([^']+)';$/gm;
/** `const [{ … }, { … }] = await Promise.all([import('…'), import('…')])`, as in packages/session/src/apollo.ts. */
const dynamicImports = /const \[([^\]]+)\] = await Promise\.all\(\[([^\]]+)\]\)/g;

function listDynamicImports(text: string): [string, string, string][] {
  return [...text.matchAll(dynamicImports)].flatMap(([, names = '', calls = '']) => {
    const lists = [...names.matchAll(/\{([^}]*)\}/g)];
    return [...calls.matchAll(/import\('([^']+)'\)/g)].map(([all, from = ''], index): [string, string, string] => [
      all,
      lists[index]?.[1] ?? '',
      from,
    ]);
  });
}

/** The names, without types, that a text imports or exports from a library. */
const listNames = (text: string, library: string): string[] =>
  [...text.matchAll(statements), ...listDynamicImports(text)]
    .filter(([, , from]) => from === library)
    .flatMap(([, names = '']) => names.split(',').map((name) => name.trim()))
    .filter((name) => name !== '' && !name.startsWith('type '));

test.each(Object.entries(facades))('the facade of %s exports exactly the names that are in use', (library, facade) => {
  const exported = listNames(readFileSync(path.join(__dirname, `../shared/${facade}.ts`), 'utf8'), library).filter(
    (name) => !name.includes(' as '),
  );
  const inUse = new Set(sources.flatMap((text) => listNames(text, library)));
  expect(exported.sort()).toEqual([...inUse].sort());
});
