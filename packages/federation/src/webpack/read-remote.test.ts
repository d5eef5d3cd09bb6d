import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describeRemote, readRemote } from './read-remote';

let root: string;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'cimiento-remote-'));
  mkdirSync(path.join(root, 'src/head'), { recursive: true });
});

afterEach(() => rmSync(root, { recursive: true }));

const write = (file: string, text: string) => writeFileSync(path.join(root, 'src', file), text);

test('reads a declaration in several files without loading its pages', async () => {
  write('head/addresses.ts', "export const addresses = { hola: '/hola' } as const;");
  write(
    'remote.ts',
    `import { addresses } from './head/addresses';
    export const remote = {
      contract: 1,
      pages: {
        [addresses.hola]: { access: 'public' as const, navigation: 'Hola', load: () => import('./hola/HolaPage') },
        '/yo': { access: 'user', load: () => import('./yo/YoPage') },
      },
    };`,
  );
  const { files, requests } = await readRemote(root);
  expect(requests).toEqual({ '/hola': './hola/HolaPage', '/yo': './yo/YoPage' });
  expect(files.map((file) => path.relative(root, file))).toEqual(['src/remote.ts', 'src/head/addresses.ts']);
  expect(await describeRemote(root)).toEqual({
    contract: 1,
    routes: { '/hola': 'public', '/yo': 'user' },
    navigation: [{ label: 'Hola', to: '/hola' }],
  });
});

test.each([
  ['without a declaration', 'export const routes = {};', /does not export 'remote'/],
  [
    'whose page is not imported',
    "export const remote = { contract: 1, pages: { '/yo': { access: 'user', load: async () => ({}) } } };",
    /the page of \/yo must be loaded by one import\(\)/,
  ],
  [
    'whose address a release would refuse',
    "export const remote = { contract: 1, pages: { '/yo/': { access: 'user', load: () => import('./yo/YoPage') } } };",
    /src\/remote\.ts: routes must be addresses such as/,
  ],
  [
    'whose link a release would refuse',
    `export const remote = {
      contract: 1,
      pages: { '/yo': { access: 'user', navigation: ' ', load: () => import('./yo/YoPage') } },
    };`,
    /src\/remote\.ts: navigation must be a list of/,
  ],
])('refuses a remote %s', async (_name, text, message) => {
  write('remote.ts', text);
  await expect(readRemote(root)).rejects.toThrow(message);
});
