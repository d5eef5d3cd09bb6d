import { readFileSync } from 'node:fs';
import path from 'node:path';

type Facade = { version: string; names: string[] };

const packages = path.join(__dirname, '../../..');
const sharedNames = JSON.parse(readFileSync(path.join(__dirname, 'shared-names.json'), 'utf8')) as Record<
  string,
  Facade
>;
const list = 'packages/federation/src/webpack/shared-names.json';

/** Shared module → its package's folder and its file in it. */
const facades: Record<string, [folder: string, file: string]> = {
  '@cimiento/session': ['session', 'src/index.ts'],
  '@cimiento/ui/toast': ['ui', 'src/toast/index.ts'],
  '@cimiento/product-ui/site': ['product-ui', 'src/site/index.ts'],
};

/** The names that a module exports, without types. */
function listNames(text: string): string[] {
  const code = text.replace(/^\s*\/\/.*$/gm, '');
  const statement = /export \{([^}]*)\} from '[^']+';/g;
  // Any other form of export would be missed.
  expect(code.replace(statement, '').trim()).toBe('');
  return [...code.matchAll(statement)]
    .flatMap(([, names = '']) => names.split(',').map((name) => name.trim()))
    .filter((name) => name !== '' && !name.startsWith('type '))
    .sort();
}

const read = ([folder, file]: [string, string]): Facade => ({
  version: (JSON.parse(readFileSync(path.join(packages, folder, 'package.json'), 'utf8')) as { version: string })
    .version,
  names: listNames(readFileSync(path.join(packages, folder, file), 'utf8')),
});

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

test.each(Object.entries(facades))('the exports of %s change only with its version', (key, facade) => {
  const listed = sharedNames[key] ?? { version: '0.0.0', names: [] };
  expect(findFault(key, `packages/${facade[0]}/package.json`, listed, read(facade))).toBeNull();
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
