import { findServedAddress, isRoutePattern } from './claims';

// The shell has this module in its first script: keep it small, and free of dependencies.

export const accesses = ['public', 'user', 'admin'] as const;

/** Who may open an address. */
export type Access = (typeof accesses)[number];

export type NavigationItem = { label: string; to: string };

/** The head of a page, for readers that do not run it: search engines, link previews, browsers without JavaScript. */
export type PageHead = {
  title: string;
  description: string;
  headline: string;
  /** Main actions that never change, the first one foremost: they work before the first script arrives. */
  actions?: readonly NavigationItem[];
};

/** The query of a page that the HTML sends before any script has arrived. */
export type EarlyQuery = {
  name: string;
  /** By which the gateway knows its text. */
  id: string;
  /** Its variables: parameters of the address, which are whole numbers. */
  variables: string[];
};

/** `remote.json`, beside the manifest of a build: what a remote declares, without its code. */
export type RemoteDescription = {
  /** Version of the contract that the remote was built for. */
  contract: number;
  /** Address pattern → who may open it. */
  routes: Record<string, Access>;
  /** Address → what its page is about, for public pages. */
  pages?: Record<string, PageHead>;
  /** Address → title of a page that has no head, such as one behind a login. */
  titles?: Record<string, string>;
  /** The remote's entries in the site's navigation. */
  navigation?: NavigationItem[];
  /** Version and commit of the app, and a fingerprint of its output. */
  version?: string;
  commit?: string;
  build?: string;
  /** Shared library → range of versions that the remote works with. */
  requires?: Record<string, string>;
  /** Shared module → name that the build imports of it → first file that imports it, by its path in the repository. */
  imports?: Record<string, Record<string, string>>;
  /** Address pattern → the scripts of its page, which the server preloads. */
  scripts?: Record<string, string[]>;
  /** Address pattern → the shared modules that its page needs besides those in the shell's first script; the server preloads those too. */
  shared?: Record<string, string[]>;
  /** Address pattern → the query that the HTML sends for its page. */
  queries?: Record<string, EarlyQuery>;
  /** Addresses of other remotes that its pages link to, as patterns. */
  links?: string[];
};

/** One entry of the registry: the address of the remote's manifest, and its description. */
export type RegistryEntry = Omit<
  RemoteDescription,
  'pages' | 'titles' | 'imports' | 'scripts' | 'shared' | 'queries' | 'links'
> & {
  /** Address of the manifest. */
  entry: string;
  /** Integrity hash of the manifest, which holds the hash of every script. A script without a hash is refused. */
  integrity?: string;
  /** Of the remote's team, over the rest of the entry. The site checks it; browsers do not get it. */
  signature?: { sequence: number; value: string };
};

/** Name of a remote → its entry, as a browser gets it. */
export type Registry = Record<string, RegistryEntry>;

/** A release that `share` percent of the browsers get instead of the live one. */
export type Canary = { share: number; line: RegistryEntry };

/** An entry of `remotes.json`. */
export type ReleasedEntry = RegistryEntry & { canary?: Canary };

/** `remotes.json` as releases write it. */
export type ReleasedRegistry = Record<string, ReleasedEntry>;

type Fields = Record<string, unknown>;
type Check = (value: unknown, fields: Fields) => boolean;

export const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const matches =
  (pattern: RegExp): Check =>
  (value) =>
    typeof value === 'string' && value.length <= 1000 && pattern.test(value);
const isText = matches(/\S/);
const isWord = matches(/^[\w-]+$/);
const isEveryEntry =
  (isKey: Check, isValue: Check): Check =>
  (value) =>
    isRecord(value) && Object.entries(value).every(([key, item]) => isKey(key, value) && isValue(item, value));
const isEveryItem =
  (isItem: Check): Check =>
  (value, fields) =>
    Array.isArray(value) && value.every((item) => isItem(item, fields));

const isAction: Check = (value) =>
  isRecord(value) && isText(value.label, value) && matches(/^\/(?!\/)/)(value.to, value);

const isHead: Check = (value) =>
  isRecord(value) &&
  [value.title, value.description, value.headline].every((text) => isText(text, value)) &&
  (value.actions === undefined || isEveryItem(isAction)(value.actions, value));

const isQuery: Check = (value) =>
  isRecord(value) &&
  [value.name, value.id].every((word) => isWord(word, value)) &&
  isEveryItem(isWord)(value.variables, value);

/** A link to one of the remote's own addresses, and only one for each. */
const isNavigation: Check = (value, { routes }) =>
  isEveryItem(
    (item) =>
      isRecord(item) && isText(item.label, item) && typeof item.to === 'string' && Object.hasOwn(routes ?? {}, item.to),
  )(value, {}) && new Set((value as NavigationItem[]).map(({ to }) => to)).size === (value as NavigationItem[]).length;

const isRoutes: Check = (value) =>
  isEveryEntry(isRoutePattern, (access) => accesses.includes(access as Access))(value, {}) &&
  Object.keys(value as Fields).length > 0;

type Rule = [check: Check, text: string, required?: 'required'];

// Each rule reads as 'FIELD must be TEXT'.
const described: Record<string, Rule> = {
  contract: [Number.isInteger, 'a whole number', 'required'],
  routes: [isRoutes, `addresses such as /a/:b or /a/*, each with access ${accesses.join(', ')}`, 'required'],
  navigation: [isNavigation, 'a list of {label, to}, one for an address of routes'],
  version: [matches(/^\d+\.\d+\.\d+(?:[-+.A-Za-z_][-+.\w]*)?$/), 'a version such as 1.2.3'],
  commit: [matches(/^[\w-]+(\+\w+)?$/), 'one word'],
  build: [isWord, 'one word'],
  requires: [isEveryEntry(matches(/^[@\w./-]+$/), isText), 'names of libraries with a range of versions each'],
};

const entryRules: Record<string, Rule> = {
  // In the page it is part of an attribute; a browser would take two slashes for another host.
  entry: [
    matches(/^(https?:\/\/[\w.:[\]-]+)?(\/(?!\.|%2e)[^\s"'<>\\/?#]+)*\/mf-manifest\.json$/i),
    'the address of an mf-manifest.json',
    'required',
  ],
  ...described,
  integrity: [matches(/^sha384-[\w+/=-]+$/), 'a hash such as sha384-…'],
  signature: [
    (value) => isRecord(value) && Number.isInteger(value.sequence) && isText(value.value, value),
    'a signature with its sequence',
  ],
};

/** A function, so that the shell, which checks no description, is built without them. */
const createDescriptionRules = (): Record<string, Rule> => ({
  ...described,
  pages: [
    isEveryEntry(isText, isHead),
    'addresses with {title, description, headline} each, and actions of {label, to} within the site',
  ],
  titles: [isEveryEntry(isText, isText), 'addresses with a title each'],
  imports: [
    isEveryEntry(isText, isEveryEntry(isText, isText)),
    'shared modules with the names that the build imports of each, and a file each',
  ],
  scripts: [isEveryEntry(isText, isEveryItem(matches(/^[\w@~+-][\w@~+./-]*\.js$/))), 'addresses with scripts each'],
  shared: [isEveryEntry(isText, isEveryItem(isText)), 'addresses with shared modules each'],
  queries: [isEveryEntry(isText, isQuery), 'addresses with {name, id, variables} each'],
  links: [isEveryItem(isRoutePattern), 'a list of addresses'],
});

function findFault(value: unknown, rules: Record<string, Rule>): string | null {
  if (!isRecord(value)) return 'it must be an object';
  for (const [field, [check, text, required]] of Object.entries(rules)) {
    if ((value[field] !== undefined || required) && !check(value[field], value)) return `${field} must be ${text}`;
  }
  return null;
}

const pick = (value: Fields, rules: Record<string, Rule>): Fields =>
  Object.fromEntries(Object.keys(rules).flatMap((field) => (field in value ? [[field, value[field]]] : [])));

/** Result of a check: the value with the fields that it knows, or the first rule that the value breaks. */
export type Checked<T> = { value: T; fault: null } | { value: null; fault: string };

function check<T>(value: unknown, rules: Record<string, Rule>): Checked<T> {
  const fault = findFault(value, rules);
  return fault === null ? { value: pick(value as Fields, rules) as T, fault } : { value: null, fault };
}

/** Checks an entry of the registry, without its canary. */
export const checkEntry = (value: unknown): Checked<RegistryEntry> => check(value, entryRules);

/** Checks the `remote.json` of a build. Fields that belong to the registry are left out. */
export function checkDescription(value: unknown): Checked<RemoteDescription> {
  const checked = check<RemoteDescription>(value, createDescriptionRules());
  const fault = checked.value && findServedAddress(checked.value);
  return fault === null ? checked : { value: null, fault };
}

/** Whether a text can be the name of a remote; the files of shells are in the folder `shell` beside them. */
export const isRemoteName = (value: string): boolean => /^(?!shell$)[a-z][a-z0-9-]{0,39}$/.test(value);
