import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as noSnapshots from '../runtime/no-snapshots';
import { unusedRuntimeParts } from './unused-runtime';

const files = Object.keys(unusedRuntimeParts.shell);
const library = path.dirname(require.resolve('@module-federation/runtime-core'));

/** Plugins that `disableSnapshot` and our loader leave out; `preloadRemote` and `helpers` are never called. */
const unreachable = /^plugins\/|^index\.js$/;

/** The names that the rest of the runtime imports from a file of it. */
const listImports = (file: string): string[] =>
  readdirSync(library, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.js') && !unreachable.test(name))
    .flatMap((name) => {
      const text = readFileSync(path.join(library, name), 'utf8');
      return [...text.matchAll(/^import \{([^}]*)\} from "(\.[^"]+)"/gm)]
        .filter(([, , from = '']) => path.resolve(library, path.dirname(name), from) === file)
        .flatMap(([, names = '']) => names.split(',').map((one) => one.trim()));
    });

test.each(files)('the installed federation runtime has %s', (file) => {
  expect(existsSync(file)).toBe(true);
});

test('stands in for everything that the federation runtime takes from its snapshots', () => {
  const [, snapshots = ''] = files;
  expect(new Set(listImports(snapshots))).toEqual(new Set(Object.keys(noSnapshots)));
});

test('leaves out of preloads only what nothing calls while a remote loads', () => {
  const [preloads = ''] = files;
  expect(new Set(listImports(preloads))).toEqual(new Set(['formatPreloadArgs', 'preloadAssets']));
});

/** The names in the object that begins with `start`, one on each line. */
function readNames(text: string, start: string): Set<string> {
  const [object = ''] = text.slice(text.indexOf(start) + start.length).split('\n}');
  return new Set([...object.matchAll(/^\s+(\w+)/gm)].map(([, name = '']) => name));
}

test('stands in for the runtime of webpack, apart from remotes that a build names and fallbacks of shared modules', () => {
  const [, , index = ''] = files;
  const theirs = readFileSync(index, 'utf8');
  const ours = readFileSync(path.join(__dirname, '../runtime/bundler-runtime.ts'), 'utf8');
  const start = 'const bundlerRuntime = {';
  const parts = new Set([...readNames(ours, start), 'remotes', 'getSharedFallbackGetter']);
  expect(readNames(theirs, start)).toEqual(parts);
  expect(readNames(ours, 'const federation = {')).toEqual(readNames(theirs, 'const federation = {'));
});
