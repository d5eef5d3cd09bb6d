import { chmodSync, copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { locked, readHistory, readRegistry, switchTo } from './registry-file.mjs';
import { BuildError, integrityOf, readBuild } from './remote-build.mjs';

// What the deployment serves that the browser runs, and what it reads to find that.
const isChecked = (file) => file.endsWith('.js');
// Of no use to anybody but the build itself.
const isServed = (file) => file !== 'mf-stats.json';

/**
 * Copies a build into a folder of its own release, checks it there, and only then makes the registry name it. Earlier releases stay, so
 * that an open page still finds its chunks.
 *
 * The line carries the hash of the manifest, and the manifest the hash of every script, so one short hash in the page vouches for all.
 *
 * @param {object} options
 * @param {string} options.name of the remote in the registry
 * @param {string} options.build folder of the build, such as mfe-public/dist/app
 * @param {string} options.to the folder that is served at `base`
 * @param {string} [options.base] where the browser finds that folder
 * @param {boolean} [options.once] leave the registry alone when this very build was released before: what was rolled back stays so
 * @param {boolean} [options.stage] leave the registry alone: the release can be tried by `?remote.<name>=`
 * @returns {Promise<{release: string, line: object, activated: boolean}>}
 * @throws BuildError when the build must not be released
 */
export async function release({ name, build, to, base = '/remotes', once = false, stage = false }) {
  const { description, manifest, files } = readBuild(build);
  const releaseName = `${description.version}-${description.build}`;
  const isKnown = existsSync(join(to, name, releaseName)) && name in readRegistry(to);
  const integrity = writeRelease({ build, files: files.filter(isServed), manifest, target: join(to, name, releaseName) });
  // What the pages are about is read from the release itself, by whoever writes it into them.
  const { pages: _pages, ...described } = description;
  const line = { entry: `${base}/${name}/${releaseName}/mf-manifest.json`, ...described, integrity };
  const leave = stage || (once && isKnown);
  if (!leave) await locked(to, () => activate(to, name, line));
  return { release: releaseName, line, activated: !leave };
}

/**
 * Puts the release before the one in use back.
 * @returns {Promise<object>} the line that is in use now
 */
export function rollback({ name, to }) {
  return locked(to, () => {
    const history = readHistory(to, name);
    if (history.length < 2) throw new BuildError(`There is no earlier release of ${name} in ${to}`);
    const earlier = history.slice(0, -1);
    switchTo(to, name, earlier);
    return earlier.at(-1);
  });
}

function activate(to, name, line) {
  for (const [other, { routes }] of Object.entries(readRegistry(to))) {
    const taken = other === name ? undefined : Object.keys(routes).find((pattern) => pattern in line.routes);
    if (taken) throw new BuildError(`${taken} is an address of the remote "${other}" already`);
  }
  const history = readHistory(to, name);
  // The same release again is no step that a rollback should go back to.
  switchTo(to, name, history.at(-1)?.entry === line.entry ? [...history.slice(0, -1), line] : [...history, line]);
}

function writeRelease({ build, files, manifest, target }) {
  const hashes = Object.fromEntries(files.filter(isChecked).map((file) => [file, integrityOf(readFileSync(join(build, file)))]));
  const text = `${JSON.stringify({ ...manifest, integrity: hashes })}\n`;
  if (!existsSync(target)) {
    mkdirSync(dirname(target), { recursive: true });
    const incoming = mkdtempSync(join(dirname(target), '.incoming-'));
    try {
      for (const file of files) copy(join(build, file), join(incoming, file));
      writeFileSync(join(incoming, 'mf-manifest.json'), text);
      // mkdtemp gives the folder to its owner alone, and whoever serves it may be another user.
      chmodSync(incoming, 0o755);
      renameSync(incoming, target);
    } catch (error) {
      rmSync(incoming, { recursive: true, force: true });
      throw error;
    }
  }
  checkRelease(target, hashes, text);
  return integrityOf(text);
}

function copy(from, to) {
  mkdirSync(dirname(to), { recursive: true });
  copyFileSync(from, to);
}

function checkRelease(target, hashes, manifestText) {
  const differs = Object.entries(hashes).find(([file, hash]) => !existsSync(join(target, file)) || integrityOf(readFileSync(join(target, file))) !== hash);
  if (differs) throw new BuildError(`${join(target, differs[0])} is not what was built`);
  if (readFileSync(join(target, 'mf-manifest.json'), 'utf8') !== manifestText) throw new BuildError(`${target} holds another build of the same name`);
}
