import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { findFiles } from './find-files.mjs';
import { ROOT } from './root.mjs';

const GATEWAY = join(ROOT, 'gateway/src');
const FIELDS = join(ROOT, 'packages/contracts/src/fields');

/** The lists of the gateway's classes: the end of their files' names, their decorator, the name of the list, and its type if it needs one. */
const lists = [
  { ending: '.entity.ts', decorator: 'Entity', name: 'entities', type: '' },
  // TypeGraphQL takes only a list that is known not to be empty.
  { ending: '.resolver.ts', decorator: 'Resolver', name: 'resolvers', type: ' as const' },
];

/**
 * The text of a list of the classes with a decorator: a class registers itself by its decorator and the name of its file.
 * @param {{ decorator: string, name: string, type: string }} list
 * @param {{ path: string, text: string }[]} files paths from gateway/src
 */
export function toClassList({ decorator, name, type }, files) {
  const decorated = new RegExp(`^@${decorator}\\([^]*?^export class (\\w+)`, 'gm');
  const found = files
    .map(({ path, text }) => ({ path, names: [...text.matchAll(decorated)].map(([, className]) => className) }))
    .filter(({ names }) => names.length > 0);
  return [
    '// Written by `npm run generate` from the decorated classes of this folder.',
    ...found.map(({ path, names }) => `import { ${names.join(', ')} } from './${path.slice(0, -'.ts'.length)}';`),
    '',
    `export const ${name} = [`,
    ...found.flatMap(({ names }) => names.map((className) => `  ${className},`)),
    `]${type};`,
    '',
  ].join('\n');
}

/**
 * The text of the index of a folder of fields: each of its files is part of the contracts.
 * @param {string[]} files their names
 */
export const toFieldIndex = (files) =>
  [
    '// Written by `npm run generate` from the files of this folder.',
    ...files.flatMap((file) =>
      /^(?!index\.)[\w-]+\.ts$/.test(file) ? [`export * from './${file.slice(0, -3)}';`] : [],
    ),
    '',
  ].join('\n');

/** The registers that follow from files: the gateway's entities and resolvers, and the fields of the contracts, each in the order of its files. */
export const generateRegisters = () => [
  ...lists.map((list) => ({
    path: join(GATEWAY, `${list.name}.generated.ts`),
    text: toClassList(
      list,
      findFiles(GATEWAY, (path) => path.endsWith(list.ending)).map((path) => ({
        path: relative(GATEWAY, path),
        text: readFileSync(path, 'utf8'),
      })),
    ),
  })),
  { path: join(FIELDS, 'all.generated.ts'), text: toFieldIndex(readdirSync(FIELDS).sort()) },
];
