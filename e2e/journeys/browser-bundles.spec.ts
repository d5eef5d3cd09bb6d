import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse, type Token } from 'acorn';
import { expect, test } from '../support/test';
import { remotes, root } from '../support/repository';

// The build against `browserslist` of package.json: libraries are in it too, which ESLint does not read.

type Support = { version_added?: unknown };
type Member = { __compat?: { support: Record<string, Support | Support[] | undefined> } };
type CompatData = { javascript: { builtins: Record<string, Record<string, Member>> } };

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));
const compat = readJson(require.resolve('@mdn/browser-compat-data')) as CompatData;
const { browserslist } = readJson(path.join(root, 'package.json')) as {
  browserslist: string[];
};
const names = { chrome: 'chrome', firefox: 'firefox', safari: 'safari', ios_saf: 'safari_ios' } as const;
const oldest = browserslist.flatMap((entry) => {
  const [name = '', version] = entry.split(' >= ');
  return name in names ? [[names[name as keyof typeof names], Number(version)] as const] : [];
});

const isMissing = ({ support }: NonNullable<Member['__compat']>): boolean =>
  oldest.some(([browser, version]) => {
    const known = support[browser];
    const first = Array.isArray(known) ? known[known.length - 1] : known;
    const since = Number.parseFloat(String(first?.version_added));
    return Number.isNaN(since) || since > version;
  });

/** Names of methods that some browser of the line lacks on every object of the language. */
function listMissingMethods(): Set<string> {
  const missing = new Set<string>();
  const present = new Set<string>();
  for (const owner of Object.values(compat.javascript.builtins))
    for (const [name, { __compat }] of Object.entries(owner))
      if (__compat) (isMissing(__compat) ? missing : present).add(name);
  return new Set([...missing].filter((name) => !present.has(name)));
}

/** Names that libraries use for something else, or call only where they exist. */
const isHarmless = new Set([
  'captureStackTrace',
  'error',
  'escape',
  'intersection',
  'isError',
  'pause',
  'toArray',
  'try',
  'use',
  'with',
  'dispose',
  'format',
]);

const files = ['shell', ...remotes.map((name) => `mfe-${name}`)].flatMap((app) => {
  const folder = path.join(root, app, 'dist/app');
  const all = existsSync(folder) ? (readdirSync(folder, { recursive: true }) as string[]) : [];
  return all.filter((file) => file.endsWith('.js')).map((file) => path.join(folder, file));
});

test('the built scripts have the syntax and the methods of the oldest supported browsers', () => {
  expect(files.length).toBeGreaterThan(20);
  const missing = listMissingMethods();
  expect(['toSorted', 'toReversed', 'findLastIndex', 'withResolvers'].filter((name) => !missing.has(name))).toEqual([]);
  const faults = files.flatMap((file) => {
    const text = readFileSync(file, 'utf8');
    const syntax: string[] = [];
    parse(text, {
      ecmaVersion: 2022,
      onToken: (token) => {
        const { type, value } = token as Token & { value?: { pattern?: string } };
        if (type.label === 'regexp' && /\(\?<[=!]/.test(value?.pattern ?? '')) syntax.push('lookbehind');
      },
    });
    if (/[{;}]static\{/.test(text)) syntax.push('static block');
    const called = [...text.matchAll(/\.(\w+)\(/g)].map(([, name = '']) => name);
    const newer = [...new Set(called)].filter((name) => missing.has(name) && !isHarmless.has(name));
    return [...newer, ...syntax].map((fault) => `${fault} in ${path.relative(root, file)}`);
  });
  expect(faults).toEqual([]);
});

test('every dynamic height of the built styles has a plain one before it', () => {
  const lonely = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/([\w-]+):[^;:{}]*\ddvh[^;{}]*;/g)]
      .filter(
        ({ index, 1: property, input }) =>
          !new RegExp(`${property}:[^;]*\\dvh[^;]*;\\s*$`).test(
            input.slice(Math.max(0, index - 80), index).replaceAll('\\n', '\n'),
          ),
      )
      .map(([rule]) => `${rule} in ${path.basename(file)}`),
  );
  expect(lonely).toEqual([]);
});
