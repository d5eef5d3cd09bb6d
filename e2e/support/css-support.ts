import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './repository';

// Compares the styles with `browserslist` of package.json, by MDN's data.

type Support = { version_added?: unknown; prefix?: string; flags?: unknown };
type Compat = { support: Record<string, Support | Support[] | undefined> };
type Member = { __compat?: Compat } & { [name: string]: Member };
type CssData = { css: Record<'properties' | 'selectors' | 'at-rules' | 'types', Member> };

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));
const { css } = readJson(require.resolve('@mdn/browser-compat-data')) as CssData;
const { browserslist } = readJson(path.join(root, 'package.json')) as { browserslist: string[] };
const names: Record<string, string> = {
  chrome: 'chrome',
  edge: 'edge',
  firefox: 'firefox',
  safari: 'safari',
  ios_saf: 'safari_ios',
  samsung: 'samsunginternet_android',
};

const oldest = browserslist.map((entry) => {
  const [name = '', version] = entry.split(' >= ');
  return [names[name] ?? name, Number(version)] as const;
});

/** The browsers of the line whose oldest version lacks something. */
const listMissing = ({ support }: Compat): string[] =>
  oldest.flatMap(([browser, version]) => {
    const known = [support[browser] ?? []].flat();
    const has = known.some(({ version_added: since, flags }) => !flags && Number.parseFloat(String(since)) <= version);
    return has ? [] : [browser];
  });

/** Every value type and function by its name, however deep it is; of two of a name the one that is less deep. */
function listTypes(members: [string, Member][]): Map<string, Compat> {
  if (members.length === 0) return new Map();
  const own = members.flatMap(([name, { __compat }]) => (__compat ? [[name, __compat] as const] : []));
  const children = members.flatMap(([, member]) => Object.entries(member).filter(([name]) => name !== '__compat'));
  return new Map([...listTypes(children as [string, Member][]), ...own]);
}

const types = listTypes(Object.entries(css.types) as [string, Member][]);

/** The features that a CSS text uses: properties, pseudo-classes and -elements, at-rules and functions. */
function listUsed(text: string): string[] {
  const found = new Set<string>();
  const plain = text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(["'])(?:(?!\1).)*\1/g, "''");
  for (const [, name = ''] of plain.matchAll(/@([\w-]+)/g)) found.add(`@${name}`);
  for (const [, body = ''] of plain.matchAll(/\{([^{}]*)\}/g))
    for (const declaration of body.split(';')) {
      const [, name = '', value = ''] = /^\s*([\w-]+)\s*:([\s\S]*)$/.exec(declaration) ?? [];
      if (!name || name.startsWith('--')) continue;
      found.add(name);
      for (const [, call = ''] of value.matchAll(/([a-z][\w-]*)\(/g)) found.add(`${call}()`);
    }
  for (const [, selector = ''] of plain.matchAll(/(?:^|[{}])([^{};@]+)\{/g))
    for (const [, name = ''] of selector.matchAll(/::?([a-z][\w-]*)/g)) found.add(`:${name}`);
  return [...found];
}

function findCompat(name: string): Compat | undefined {
  if (name.startsWith('@')) return css['at-rules'][name.slice(1)]?.__compat;
  if (name.startsWith(':')) return css.selectors[name.slice(1)]?.__compat;
  if (name.endsWith('()')) return types.get(name.slice(0, -2));
  return css.properties[name]?.__compat;
}

/** Features in these styles that a supported browser lacks, with the browsers. */
export function listNewerStyles(rules: readonly string[]): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const name of new Set(rules.flatMap(listUsed))) {
    const compat = findCompat(name);
    const missing = compat ? listMissing(compat) : [];
    if (missing.length > 0) found.set(name, missing);
  }
  return found;
}
