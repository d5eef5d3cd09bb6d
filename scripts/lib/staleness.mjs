import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { findFiles } from './find-files.mjs';

const TOOLCHAIN = [
  'package.json',
  'package-lock.json',
  'tsconfig.base.json',
  'tsconfig.browser.json',
  'tsconfig.node.json',
];

const isTest = (path) => /\.test\.tsx?$/.test(path);

/**
 * Hash of everything that an app is built from: its own files, those of its direct and indirect workspace dependencies, and the toolchain.
 * It depends on contents only, so a fresh checkout or a moved folder gives the same one.
 * @param {string} root top folder of the repository
 * @param {string} app folder of the app
 */
export function calculateFingerprint(root, app) {
  const hash = createHash('sha256');
  const sources = listSourceFolders(root, app).flatMap((folder) =>
    findFiles(join(root, folder), (path) => !isTest(path)),
  );
  for (const path of [...TOOLCHAIN.map((name) => join(root, name)).filter(existsSync), ...sources]) {
    hash.update(`${relative(root, path)}\0`).update(createHash('sha256').update(readFileSync(path)).digest());
  }
  return hash.digest('hex');
}

/**
 * Whether an app must be built: it has no build, or one from a different fingerprint.
 * @param {string} fingerprint the current `calculateFingerprint`
 */
export function isStale(root, app, fingerprint) {
  const stamp = getStampFile(root, app);
  const isBuilt = findFiles(join(root, app, 'dist/app')).length > 0;
  return !isBuilt || !existsSync(stamp) || readFileSync(stamp, 'utf8') !== fingerprint;
}

/** Records the fingerprint of the build on disk. */
export function markBuilt(root, app, fingerprint) {
  mkdirSync(dirname(getStampFile(root, app)), { recursive: true });
  writeFileSync(getStampFile(root, app), fingerprint);
}

const getStampFile = (root, app) => join(root, app, 'dist/.build-fingerprint');

function listSourceFolders(root, folder, seen = new Set()) {
  if (seen.has(folder)) return [];
  seen.add(folder);
  const { dependencies = {} } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
  const own = Object.keys(dependencies).filter((name) => name.startsWith('@cimiento/'));
  return [
    folder,
    ...own.flatMap((name) => listSourceFolders(root, join('packages', name.slice('@cimiento/'.length)), seen)),
  ];
}
