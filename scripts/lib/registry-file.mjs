// `remotes.json`, which names the releases in use, and beside the releases of each remote the lines that it has had.

/** @typedef {Record<string, unknown> & {entry: string, build: string, routes: Record<string, string>}} Line what the shell reads of one remote */
/** @typedef {Line & {canary?: {share: number, line: Line}}} Released a line, and the one that a share of the browsers gets in its place, in percent */
/** @typedef {import('./release-store.mjs').Store} Store */

const REGISTRY = 'remotes.json';
const historyFile = (name) => `${name}/history.json`;

/**
 * @param {Store} store
 * @returns {Promise<Record<string, Released>>} empty before the first release
 */
export const readRegistry = (store) => readJson(store, REGISTRY, {});

/**
 * @param {Store} store
 * @returns {Promise<Line[]>} the lines that a remote has had, the one in use last
 */
export const readHistory = (store, name) => readJson(store, historyFile(name), []);

/**
 * Makes the last of `history` the remote's line, for everybody.
 * @param {Store} store
 * @param {Line[]} history
 */
export async function switchTo(store, name, history) {
  const registry = await readRegistry(store);
  await store.write(historyFile(name), json(history));
  await store.write(REGISTRY, json({ ...registry, [name]: history.at(-1) }));
}

/**
 * Gives a share of the browsers another line in place of the one in use; without one everybody gets that again.
 * @param {Store} store
 * @param {{share: number, line: Line} | undefined} canary
 */
export async function switchCanary(store, name, canary) {
  const registry = await readRegistry(store);
  const { canary: _before, ...line } = registry[name];
  await store.write(REGISTRY, json({ ...registry, [name]: canary ? { ...line, canary } : line }));
}

async function readJson(store, path, absent) {
  const text = await store.read(path);
  return text === null ? absent : JSON.parse(text.toString('utf8'));
}

// The page carries this text inside a script element, which it must not be able to end.
const json = (value) => `${JSON.stringify(value, null, 2).replaceAll('<', '\\u003c')}\n`;
