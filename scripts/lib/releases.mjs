import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readHistory, readRegistry, writeCanary, writeEntry } from './registry-file.mjs';
import { openStore, withLock } from './release-store.mjs';
import { BuildError, calculateIntegrity, readBuild } from './remote-build.mjs';

const MANIFEST = 'mf-manifest.json';

const isScript = (file) => file.endsWith('.js');
// mf-stats.json only serves the build itself, and the manifest is written with hashes.
const isCopied = (file) => file !== 'mf-stats.json' && file !== MANIFEST;

/**
 * Copies a build into its own release folder, verifies the copy, and then points the registry entry at it. Earlier releases stay, so that an
 * open page still finds its chunks.
 *
 * The registry entry holds the integrity hash of the manifest, and the manifest the hash of every script.
 *
 * @param {object} options
 * @param {string} options.name name of the remote in the registry
 * @param {string} options.build folder of the build, such as mfe-public/dist/app
 * @param {string} options.to the folder that is served at `base`, or the URL of a WebDAV server
 * @param {string} [options.base] URL of that folder for the browser
 * @param {boolean} [options.once] keep the registry when this build was released before, so that a rollback stays
 * @param {boolean} [options.stage] keep the registry: the release can be tried with `?remote.<name>=`
 * @param {number} [options.share] percent of the browsers that get it as a canary
 * @returns {Promise<{release: string, entry: import('./registry-file.mjs').RegistryEntry, activated: boolean}>}
 * @throws BuildError when the build cannot be released
 */
export async function release({ name, build, to, base = '/remotes', once = false, stage = false, share }) {
  const { description, manifest, files } = readBuild(build);
  const store = openStore(to);
  const releaseName = `${description.version}-${description.build}`;
  const target = `${name}/${releaseName}`;
  const isKnown = (await store.read(`${target}/${MANIFEST}`)) !== null && name in (await readRegistry(store));
  const integrity = await writeRelease({ store, build, files: files.filter(isCopied), manifest, target });
  // The server reads heads and scripts from the release itself: they are too large for the registry in every page.
  const { pages: _pages, scripts: _scripts, ...described } = description;
  const entry = { entry: `${base}/${target}/${MANIFEST}`, ...described, integrity };
  const keepsRegistry = stage || (once && isKnown);
  if (!keepsRegistry) await withLock(store, () => activate(store, name, entry, share));
  return { release: releaseName, entry, activated: !keepsRegistry };
}

/**
 * Removes the canary, or without one goes back to the previous release.
 * @returns {Promise<import('./registry-file.mjs').RegistryEntry>} the entry that every browser gets now
 * @throws BuildError when there is no earlier release
 */
export function rollback({ name, to }) {
  const store = openStore(to);
  return withLock(store, async () => {
    const { canary, ...entry } = (await readRegistry(store))[name] ?? {};
    if (canary) {
      await writeCanary(store, name, undefined);
      return entry;
    }
    const history = await readHistory(store, name);
    if (history.length < 2) throw new BuildError(`There is no earlier release of ${name} in ${store.location}`);
    const earlier = history.slice(0, -1);
    await writeEntry(store, name, earlier);
    return earlier.at(-1);
  });
}

async function activate(store, name, entry, share) {
  const registry = await readRegistry(store);
  assertAddressesFree(registry, name, entry);
  if (share !== undefined) {
    if (!(name in registry)) throw new BuildError(`${name} has no release yet for the other browsers`);
    return writeCanary(store, name, { share, line: entry });
  }
  const history = await readHistory(store, name);
  // Releasing the same build again adds no step to the history.
  return writeEntry(
    store,
    name,
    history.at(-1)?.entry === entry.entry ? [...history.slice(0, -1), entry] : [...history, entry],
  );
}

function assertAddressesFree(registry, name, entry) {
  for (const [other, { routes, canary }] of Object.entries(registry)) {
    const taken =
      other === name
        ? undefined
        : Object.keys({ ...routes, ...canary?.line.routes }).find((pattern) => pattern in entry.routes);
    if (taken) throw new BuildError(`${taken} is an address of the remote "${other}" already`);
  }
}

async function writeRelease({ store, build, files, manifest, target }) {
  const contents = new Map(files.map((file) => [file, readFileSync(join(build, file))]));
  const hashes = Object.fromEntries(
    [...contents].filter(([file]) => isScript(file)).map(([file, content]) => [file, calculateIntegrity(content)]),
  );
  const text = `${JSON.stringify({ ...manifest, integrity: hashes })}\n`;
  const known = await store.read(`${target}/${MANIFEST}`);
  if (known !== null && known.toString('utf8') !== text)
    throw new BuildError(`${target} in ${store.location} holds another build of the same name`);
  if (known === null) {
    for (const [file, content] of contents) await store.write(`${target}/${file}`, content);
    // Last, because a release with a manifest counts as complete.
    await store.write(`${target}/${MANIFEST}`, text);
  }
  await verifyRelease(store, target, hashes);
  return calculateIntegrity(text);
}

async function verifyRelease(store, target, hashes) {
  for (const [file, hash] of Object.entries(hashes)) {
    const copy = await store.read(`${target}/${file}`);
    if (copy === null || calculateIntegrity(copy) !== hash)
      throw new BuildError(`${target}/${file} in ${store.location} is not what was built`);
  }
}
