import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { getDocumentId, listOperationFiles, maxFileBytes, readOperations } from './operation-files';

const text = 'query Posts{posts{id __typename}}';
let folder: string;
let file: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'cimiento-operations-'));
  file = path.join(folder, 'operations.json');
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('the operations of a build are read by the hash of their text', async () => {
  writeFileSync(file, JSON.stringify({ [getDocumentId(text)]: text }));
  expect(await readOperations(file)).toEqual(new Map([[getDocumentId(text), text]]));
});

test.each([
  ['an id that is not the hash of its text', JSON.stringify({ ['0'.repeat(32)]: text }), /is not the hash of its text/],
  ['a text that is no operation', JSON.stringify({ [getDocumentId('query {')]: 'query {' }), /Syntax Error/],
  [
    'a text with too many parts',
    (() => {
      const long = `{ ${'id '.repeat(2000)} }`;
      return JSON.stringify({ [getDocumentId(long)]: long });
    })(),
    /tokens/,
  ],
  ['a text that is a number', JSON.stringify({ ['0'.repeat(32)]: 7 }), /is no text/],
  ['a list', '[]', /is no object/],
  ['half a file', '{"a', /JSON/],
  ['a file that is too large', ' '.repeat(maxFileBytes + 1), /bytes/],
])('%s is refused, whatever else is in the file', async (_, content, reason) => {
  writeFileSync(file, content);
  await expect(readOperations(file)).rejects.toThrow(reason);
});

test('operations of the shell and all releases are in the folder of releases, else in a checkout', async () => {
  for (const name of [
    'public/1.0.0-aa',
    'public/1.0.0-bb',
    'admin/1.0.0-cc',
    '.lock',
    'shell/dist',
    'packages',
    'mfe-hola',
  ])
    mkdirSync(path.join(folder, name), { recursive: true });
  const list = async (location: Parameters<typeof listOperationFiles>[0]) =>
    (await listOperationFiles(location)).map((found) => path.relative(folder, found)).sort();
  expect(await list({ remotesDir: path.join(folder, 'public', '..'), checkout: null })).toEqual([
    'admin/1.0.0-cc/operations.json',
    'operations.json',
    'public/1.0.0-aa/operations.json',
    'public/1.0.0-bb/operations.json',
    'shell/dist/operations.json',
  ]);
  expect(await list({ remotesDir: null, checkout: folder })).toEqual([
    'mfe-hola/dist/app/operations.json',
    'shell/dist/app/operations.json',
  ]);
  expect(await list({ remotesDir: null, checkout: null })).toEqual([]);
  expect(await list({ remotesDir: path.join(folder, 'gone'), checkout: null })).toEqual(['gone/operations.json']);
});
