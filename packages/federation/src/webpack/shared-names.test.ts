import { readFileSync } from 'node:fs';
import path from 'node:path';
import { facadeVersions } from '../runtime/contract';
import { getNameRequirements } from './singletons';

type Facade = { version: string; names: string[]; later?: Record<string, string> };

const packages = path.join(__dirname, '../../..');
const sharedNames = JSON.parse(readFileSync(path.join(__dirname, 'shared-names.json'), 'utf8')) as Record<
  string,
  Facade
>;
const list = 'packages/federation/src/webpack/shared-names.json';

const readManifestVersion = (folder: string): string =>
  (JSON.parse(readFileSync(path.join(packages, folder, 'package.json'), 'utf8')) as { version: string }).version;

/** Shared module → its file, its version, and where that is stated. */
const facades: Record<string, [file: string, version: string, manifest: string]> = {
  '@cimiento/session': ['session/src/index.ts', readManifestVersion('session'), 'packages/session/package.json'],
  '@cimiento/ui/toast': ['ui/src/toast/index.ts', readManifestVersion('ui'), 'packages/ui/package.json'],
  '@cimiento/product-ui/site': [
    'product-ui/src/site/index.ts',
    readManifestVersion('product-ui'),
    'packages/product-ui/package.json',
  ],
};
for (const [key, version] of Object.entries(facadeVersions)) {
  const facade = key.replace(/\/names$/, '');
  facades[facade] = [
    `federation/src/shared/${path.basename(facade)}.ts`,
    version,
    'packages/federation/src/runtime/contract.ts',
  ];
}

/** The names that a module exports, without types. */
function listNames(text: string): string[] {
  const code = text.replace(/^\s*\/\/.*$/gm, '');
  const statement = /export \{([^}]*)\} from '[^']+';/g;
  // Any other form of export would be missed.
  expect(code.replace(statement, '').trim()).toBe('');
  return [...code.matchAll(statement)]
    .flatMap(([, names = '']) => names.split(',').map((name) => name.replace(/.* as /, '').trim()))
    .filter((name) => name !== '' && !name.startsWith('type '))
    .sort();
}

const readNames = (file: string): string[] => listNames(readFileSync(path.join(packages, file), 'utf8'));

/** The part of a version that a caret range keeps: `0.1` of 0.1.4, `2` of 2.3.0. */
const getLine = (version: string): string => /^(0\.\d+|[1-9]\d*)/.exec(version)![0];

/** Instructions for a facade that differs from its list; null if it does not. */
function findFault(key: string, manifest: string, listed: Facade, present: Facade): string | null {
  const removed = listed.names.filter((name) => !present.names.includes(name));
  const added = present.names.filter((name) => !listed.names.includes(name));
  if (removed.length > 0 && getLine(present.version) === getLine(listed.version))
    return `${key} no longer exports ${removed.join(', ')}, which released remotes may import: keep it, or raise the version in ${manifest} past ^${listed.version} and release the remotes with the shell`;
  if (added.length > 0 && present.version === listed.version)
    return `${key} now exports ${added.join(', ')}: raise the version in ${manifest} above ${listed.version}, so that a shell without it refuses the remotes that need it`;
  if (added.length + removed.length > 0 || present.version !== listed.version)
    return `${list} is behind: give ${key} version ${present.version} and the names ${present.names.join(', ')}`;
  return null;
}

test.each(Object.entries(facades))(
  'the exports of %s change only with its version',
  (key, [file, version, manifest]) => {
    const listed = sharedNames[key] ?? { version: '0.0.0', names: [] };
    expect(findFault(key, manifest, listed, { version, names: readNames(file) })).toBeNull();
  },
);

test('every shared module of the list is compared with its exports', () => {
  expect(Object.keys(sharedNames).sort()).toEqual(Object.keys(facades).sort());
});

test('a build that uses a later name of a facade requires the version from which it is there', () => {
  for (const [key, { version, names, later = {} }] of Object.entries(sharedNames)) {
    if (!key.includes('federation')) continue;
    expect(Object.keys(later).filter((name) => !names.includes(name))).toEqual([]);
    if (version !== '1.0.0') expect(Object.values(later)).toContain(version);
  }
  const router = '@cimiento/federation/shared/router';
  expect(getNameRequirements({ [router]: { Link: 'a.tsx' } })).toEqual({});
  const { later, ...facade } = sharedNames[router]!;
  const added = { [router]: { ...facade, later: { ...later, useBlocker: '1.9.0', useMatch: '1.10.0' } } };
  const use = (...names: string[]) =>
    getNameRequirements({ [router]: Object.fromEntries(names.map((name) => [name, 'a.tsx'])) }, added);
  expect(use('Link')).toEqual({});
  expect(use('useBlocker', 'Link')).toEqual({ [`${router}/names`]: '^1.9.0' });
  expect(use('useBlocker', 'useMatch')).toEqual({ [`${router}/names`]: '^1.10.0' });
});

test.each([
  [
    'a new name without a new version',
    { version: '0.1.4', names: ['a', 'b', 'c'] },
    /now exports c: raise the version/,
  ],
  ['a new name with a new version', { version: '0.1.5', names: ['a', 'b', 'c'] }, /is behind: .* 0\.1\.5 .* a, b, c$/],
  ['a new version alone', { version: '0.1.5', names: ['a', 'b'] }, /is behind: give x version 0\.1\.5/],
  [
    'a removed name',
    { version: '0.1.5', names: ['a'] },
    /no longer exports b, .*: keep it, or raise .* past \^0\.1\.4/,
  ],
  ['a removed name in a new line of versions', { version: '0.2.0', names: ['a'] }, /is behind/],
])('says what to do about %s', (_name, present, fault) => {
  expect(findFault('x', 'x/package.json', { version: '0.1.4', names: ['a', 'b'] }, present)).toMatch(fault);
});
