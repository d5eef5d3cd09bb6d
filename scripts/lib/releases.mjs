import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readHistory, readRegistry, switchCanary, switchTo } from './registry-file.mjs';
import { locked, storeAt } from './release-store.mjs';
import { BuildError, integrityOf, readBuild } from './remote-build.mjs';

const MANIFEST = 'mf-manifest.json';

// What the deployment serves that the browser runs, and what it reads to find that.
const isChecked = (file) => file.endsWith('.js');
// Of no use to anybody but the build itself; the manifest is written anew.
const isCopied = (file) => file !== 'mf-stats.json' && file !== MANIFEST;

/**
 * Copies a build into a folder of its own release, checks it there, and only then makes the registry name it. Earlier releases stay, so
 * that an open page still finds its chunks.
 *
 * The line carries the hash of the manifest, and the manifest the hash of every script, so one short hash in the page vouches for all.
 *
 * @param {object} options
 * @param {string} options.name of the remote in the registry
 * @param {string} options.build folder of the build, such as mfe-public/dist/app
 * @param {string} options.to the folder that is served at `base`, or the address of a server that takes its files by WebDAV
 * @param {string} [options.base] where the browser finds that folder
 * @param {boolean} [options.once] leave the registry alone when this very build was released before: what was rolled back stays so
 * @param {boolean} [options.stage] leave the registry alone: the release can be tried by `?remote.<name>=`
 * @param {number} [options.share] percent of the browsers that get it, while the others stay on the release in use
 * @returns {Promise<{release: string, line: import('./registry-file.mjs').Line, activated: boolean}>}
 * @throws BuildError when the build must not be released
 */
export async function release({ name, build, to, base = '/remotes', once = false, stage = false, share }) {
  const { description, manifest, files } = readBuild(build);
  const store = storeAt(to);
  const releaseName = `${description.version}-${description.build}`;
  const target = `${name}/${releaseName}`;
  const isKnown = (await store.read(`${target}/${MANIFEST}`)) !== null && name in (await readRegistry(store));
  const integrity = await writeRelease({ store, build, files: files.filter(isCopied), manifest, target });
  // What the pages are about and load is read from the release itself, by whoever writes it into them.
  const { pages: _pages, scripts: _scripts, ...described } = description;
  const line = { entry: `${base}/${target}/${MANIFEST}`, ...described, integrity };
  const leave = stage || (once && isKnown);
  if (!leave) await locked(store, () => activate(store, name, line, share));
  return { release: releaseName, line, activated: !leave };
}

/**
 * Takes the canary back, or where there is none puts the release before the one in use back.
 * @returns {Promise<import('./registry-file.mjs').Line>} the line that everybody gets now
 */
export function rollback({ name, to }) {
  const store = storeAt(to);
  return locked(store, async () => {
    const { canary, ...line } = (await readRegistry(store))[name] ?? {};
    if (canary) {
      await switchCanary(store, name, undefined);
      return line;
    }
    const history = await readHistory(store, name);
    if (history.length < 2) throw new BuildError(`There is no earlier release of ${name} in ${store.place}`);
    const earlier = history.slice(0, -1);
    await switchTo(store, name, earlier);
    return earlier.at(-1);
  });
}

async function activate(store, name, line, share) {
  const registry = await readRegistry(store);
  refuseTaken(registry, name, line);
  if (share !== undefined) {
    if (!(name in registry)) throw new BuildError(`${name} has no release yet that the other browsers could stay on`);
    return switchCanary(store, name, { share, line });
  }
  const history = await readHistory(store, name);
  // The same release again is no step that a rollback should go back to.
  return switchTo(
    store,
    name,
    history.at(-1)?.entry === line.entry ? [...history.slice(0, -1), line] : [...history, line],
  );
}

function refuseTaken(registry, name, line) {
  for (const [other, { routes, canary }] of Object.entries(registry)) {
    const taken =
      other === name
        ? undefined
        : Object.keys({ ...routes, ...canary?.line.routes }).find((pattern) => pattern in line.routes);
    if (taken) throw new BuildError(`${taken} is an address of the remote "${other}" already`);
  }
}

async function writeRelease({ store, build, files, manifest, target }) {
  const contents = new Map(files.map((file) => [file, readFileSync(join(build, file))]));
  const hashes = Object.fromEntries(
    [...contents].filter(([file]) => isChecked(file)).map(([file, content]) => [file, integrityOf(content)]),
  );
  const text = `${JSON.stringify({ ...manifest, integrity: hashes })}\n`;
  const known = await store.read(`${target}/${MANIFEST}`);
  if (known !== null && known.toString('utf8') !== text)
    throw new BuildError(`${target} in ${store.place} holds another build of the same name`);
  if (known === null) {
    for (const [file, content] of contents) await store.write(`${target}/${file}`, content);
    // Last: a release with a manifest is a whole one.
    await store.write(`${target}/${MANIFEST}`, text);
  }
  await checkRelease(store, target, hashes);
  return integrityOf(text);
}

async function checkRelease(store, target, hashes) {
  for (const [file, hash] of Object.entries(hashes)) {
    const copy = await store.read(`${target}/${file}`);
    if (copy === null || integrityOf(copy) !== hash)
      throw new BuildError(`${target}/${file} in ${store.place} is not what was built`);
  }
}
