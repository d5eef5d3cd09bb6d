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
 * A fingerprint of everything that an app's build is made from: its own files, those of the workspace packages that it depends on,
 * however far down, and the toolchain. By content, so a fresh checkout or a moved folder does not matter.
 * @param {string} root top folder of the repository
 * @param {string} app folder of the app
 */
export function buildFingerprint(root, app) {
  const hash = createHash('sha256');
  const sources = sourceFolders(root, app).flatMap((folder) => findFiles(join(root, folder), (path) => !isTest(path)));
  for (const path of [...TOOLCHAIN.map((name) => join(root, name)).filter(existsSync), ...sources]) {
    hash.update(`${relative(root, path)}\0`).update(createHash('sha256').update(readFileSync(path)).digest());
  }
  return hash.digest('hex');
}

/**
 * Whether the app must be built: it never was, its build is gone, or something that it is made from has changed since.
 * @param {string} fingerprint what `buildFingerprint` gives now
 */
export function isStale(root, app, fingerprint) {
  const stamp = stampFile(root, app);
  const isBuilt = findFiles(join(root, app, 'dist/app')).length > 0;
  return !isBuilt || !existsSync(stamp) || readFileSync(stamp, 'utf8') !== fingerprint;
}

/** Remembers that the build on disk was made from what `fingerprint` stands for. */
export function markBuilt(root, app, fingerprint) {
  mkdirSync(dirname(stampFile(root, app)), { recursive: true });
  writeFileSync(stampFile(root, app), fingerprint);
}

const stampFile = (root, app) => join(root, app, 'dist/.build-fingerprint');

function sourceFolders(root, folder, seen = new Set()) {
  if (seen.has(folder)) return [];
  seen.add(folder);
  const { dependencies = {} } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
  const own = Object.keys(dependencies).filter((name) => name.startsWith('@cimiento/'));
  return [
    folder,
    ...own.flatMap((name) => sourceFolders(root, join('packages', name.slice('@cimiento/'.length)), seen)),
  ];
}
