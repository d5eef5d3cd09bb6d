import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { watchNpm } from './parent.mjs';
import { ROOT } from './root.mjs';
import { run } from './run.mjs';

// The oldest that lerna takes; better-sqlite3 crashes on 20.
const NEEDED = [22, 22];

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/**
 * Whether a version of Node is new enough.
 * @param {string} version such as '22.22.0'
 */
export function isNodeSupported(version) {
  const [major, minor] = version.split('.').map(Number);
  return major > NEEDED[0] || (major === NEEDED[0] && minor >= NEEDED[1]);
}

/**
 * Returns where Node is new enough. Where it is older, installs the libraries, which include Node 24 for the usual systems, runs the same
 * script again with that one, and exits as it does.
 */
export async function requireNode() {
  if (isNodeSupported(process.versions.node)) return;
  const code = await ensureInstalled();
  process.exit(code === 0 ? await runAgain() : code);
}

/** Node's own program among the libraries; null on a system for which none is published. */
function findInstalledNode() {
  const folder = join(
    ROOT,
    `node_modules/node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`,
  );
  return ['bin/node', 'bin/node.exe'].map((file) => join(folder, file)).find((file) => existsSync(file)) ?? null;
}

/** Runs this script with the installed Node, also for the programs that it starts. Returns the exit code. */
function runAgain() {
  const node = findInstalledNode();
  if (node === null) {
    console.error(`Cimiento needs Node ${NEEDED.join('.')} or newer; this is Node ${process.versions.node}.`);
    return 1;
  }
  const env = { ...process.env, PATH: `${dirname(node)}${delimiter}${process.env.PATH ?? ''}` };
  const script = spawn(node, process.argv.slice(1), { stdio: 'inherit', env });
  SIGNALS.forEach((signal) => process.on(signal, () => script.kill(signal)));
  watchNpm(() => script.kill('SIGTERM'));
  return new Promise((resolve) => {
    script.once('exit', (code) => resolve(code ?? 1));
  });
}

/**
 * Installs the dependencies when they are missing or package-lock.json has changed since.
 * @returns {Promise<number>} the exit code; 0 when there is nothing to install
 */
export async function ensureInstalled(root = ROOT, install = npmCi) {
  if (isInstalled(root)) return 0;
  console.log('Installing dependencies…');
  const wanted = describeInstallation(root);
  const code = await install();
  if (code === 0) writeFileSync(getStampFile(root), wanted);
  return code;
}

const getStampFile = (root) => join(root, 'node_modules/.cimiento-lock-hash');

// Nothing is compiled for one version of Node: all native parts use Node-API. So the same folder serves every Node of the same system.
const describeInstallation = (root) => {
  const lock = createHash('sha256').update(readFileSync(join(root, 'package-lock.json')));
  return `${lock.digest('hex')} ${process.platform}-${process.arch}`;
};

/** Whether node_modules has what package-lock.json says, for this system. */
export const isInstalled = (root = ROOT) =>
  existsSync(getStampFile(root)) && readFileSync(getStampFile(root), 'utf8') === describeInstallation(root);

/** Records that node_modules has what package-lock.json says now. */
export const markInstalled = (root = ROOT) => writeFileSync(getStampFile(root), describeInstallation(root));

// NODE_ENV=production would leave out the compiler. npm's warnings are of libraries, such as those that an old Node cannot run before
// the installed one takes over: a newcomer can act on none of them.
const npmCi = () =>
  run('npm', ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error']);
