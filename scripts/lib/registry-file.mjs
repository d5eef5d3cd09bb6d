import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

// The folder of a deployment that the remotes are released to: `remotes.json`, and `<remote>/<release>/` with the files of each release.

const LOCK_PATIENCE_MS = 20_000;
const LOCK_STALE_MS = 60_000;

/** @typedef {Record<string, unknown> & {entry: string}} Line one remote's line of `remotes.json` */

/** @returns {Record<string, Line>} the registry of the folder; empty before the first release */
export const readRegistry = (to) => readJson(join(to, 'remotes.json'), {});

/** @returns {Line[]} the lines that a remote has had, the one in use last */
export const readHistory = (to, name) => readJson(join(to, name, 'history.json'), []);

/**
 * Makes the last of `history` the remote's line; with an empty history the remote is taken out. Whoever reads sees the old registry or
 * the new one, never a part.
 */
export function switchTo(to, name, history) {
  const { [name]: _old, ...others } = readRegistry(to);
  const line = history.at(-1);
  mkdirSync(join(to, name), { recursive: true });
  writeAtomically(join(to, name, 'history.json'), history);
  writeAtomically(join(to, 'remotes.json'), line ? { ...others, [name]: line } : others);
}

/**
 * Runs `work` while nobody else changes the registry of the folder: three teams may release in the same minute.
 * @template T
 * @param {() => T | Promise<T>} work
 * @returns {Promise<T>}
 */
export async function locked(to, work) {
  mkdirSync(to, { recursive: true });
  const lock = join(to, '.lock');
  for (const deadline = Date.now() + LOCK_PATIENCE_MS; !taken(lock); await wait(50)) {
    if (Date.now() > deadline) throw new Error(`Another release into ${to} is running (remove ${lock} if it is not)`);
  }
  try {
    return await work();
  } finally {
    rmSync(lock, { force: true });
  }
}

function taken(lock) {
  try {
    closeSync(openSync(lock, 'wx'));
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    // Left behind by a release that was killed.
    if (ageOf(lock) > LOCK_STALE_MS) rmSync(lock, { force: true });
    return false;
  }
}

function ageOf(file) {
  const stat = statSync(file, { throwIfNoEntry: false });
  return stat ? Date.now() - stat.mtimeMs : 0;
}

function writeAtomically(file, value) {
  const next = `${file}.${process.pid}.next`;
  // The page carries this text inside a script element, which it must not be able to end.
  writeFileSync(next, `${JSON.stringify(value, null, 2).replaceAll('<', '\\u003c')}\n`);
  const handle = openSync(next, 'r+');
  fsyncSync(handle);
  closeSync(handle);
  renameSync(next, file);
}

const readJson = (file, absent) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : absent);
