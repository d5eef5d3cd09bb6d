// Reads and writes `remotes.json`, the registry, and `<remote>/history.json`, the earlier registry entries of a remote.

/** @typedef {Record<string, unknown> & {entry: string, build: string, routes: Record<string, string>}} RegistryEntry */
/** @typedef {RegistryEntry & {canary?: {share: number, line: RegistryEntry}}} ReleasedEntry with the canary that `share` percent of the browsers get */
/** @typedef {import('./release-store.mjs').Store} Store */

const REGISTRY = 'remotes.json';
const getHistoryFile = (name) => `${name}/history.json`;

/**
 * @param {Store} store
 * @returns {Promise<Record<string, ReleasedEntry>>} empty before the first release
 */
export const readRegistry = (store) => readJson(store, REGISTRY, {});

/**
 * @param {Store} store
 * @returns {Promise<RegistryEntry[]>} the entries that a remote has had, the current one last
 */
export const readHistory = (store, name) => readJson(store, getHistoryFile(name), []);

/**
 * Makes the last entry of `history` the remote's entry for every browser.
 * @param {Store} store
 * @param {RegistryEntry[]} history
 */
export async function writeEntry(store, name, history) {
  const registry = await readRegistry(store);
  await store.write(getHistoryFile(name), toJson(history));
  await store.write(REGISTRY, toJson({ ...registry, [name]: history.at(-1) }));
}

/**
 * Writes the canary of a remote; `undefined` removes it.
 * @param {Store} store
 * @param {{share: number, line: RegistryEntry} | undefined} canary
 */
export async function writeCanary(store, name, canary) {
  const registry = await readRegistry(store);
  const { canary: _previous, ...entry } = registry[name];
  await store.write(REGISTRY, toJson({ ...registry, [name]: canary ? { ...entry, canary } : entry }));
}

async function readJson(store, path, fallback) {
  const text = await store.read(path);
  return text === null ? fallback : JSON.parse(text.toString('utf8'));
}

// Escapes `<`, because the page holds this text inside a script element.
const toJson = (value) => `${JSON.stringify(value, null, 2).replaceAll('<', '\\u003c')}\n`;
