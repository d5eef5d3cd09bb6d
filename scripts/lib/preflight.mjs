import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './root.mjs';
import { run } from './run.mjs';

const NEEDED = [20, 19];

/**
 * Whether a version of Node is new enough.
 * @param {string} version such as '20.19.0'
 */
export function isNodeSupported(version) {
  const [major, minor] = version.split('.').map(Number);
  return major > NEEDED[0] || (major === NEEDED[0] && minor >= NEEDED[1]);
}

/** Exits with one line when Node is too old. */
export function requireNode() {
  if (isNodeSupported(process.versions.node)) return;
  console.error(`Cimiento needs Node ${NEEDED.join('.')} or newer; this is Node ${process.versions.node}.`);
  process.exit(1);
}

/**
 * Installs the dependencies when they are missing or package-lock.json has changed since.
 * @returns {Promise<number>} the exit code; 0 when there is nothing to install
 */
export async function ensureInstalled(root = ROOT, install = npmCi) {
  if (isInstalled(root)) return 0;
  console.log('Installing dependencies…');
  const wanted = hashLock(root);
  const code = await install();
  if (code === 0) writeFileSync(getStampFile(root), wanted);
  return code;
}

const getStampFile = (root) => join(root, 'node_modules/.cimiento-lock-hash');

const hashLock = (root) =>
  createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');

/** Whether node_modules has what package-lock.json says. */
export const isInstalled = (root = ROOT) =>
  existsSync(getStampFile(root)) && readFileSync(getStampFile(root), 'utf8') === hashLock(root);

/** Records that node_modules has what package-lock.json says now. */
export const markInstalled = (root = ROOT) => writeFileSync(getStampFile(root), hashLock(root));

const npmCi = () => run('npm', ['ci', '--no-audit', '--no-fund']);
