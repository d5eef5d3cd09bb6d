import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, relative } from 'node:path';
import { workspaces } from '../lint/workspaces.mjs';
import { findFiles } from './find-files.mjs';
import { markInstalled } from './preflight.mjs';
import { ROOT } from './root.mjs';

/**
 * Copies the sources of this checkout to a temporary folder. The libraries are links to the ones that are installed here; the workspaces
 * are the copy's own.
 * @returns {string} the folder; delete it afterwards
 */
export function copyRepository() {
  const copy = mkdtempSync(join(tmpdir(), 'cimiento-copy-'));
  // In a worktree, .git is a file.
  for (const file of findFiles(ROOT, (path) => basename(path) !== '.git')) {
    const target = join(copy, relative(ROOT, file));
    mkdirSync(dirname(target), { recursive: true });
    cpSync(file, target);
  }
  const known = workspaces(ROOT);
  for (const folder of ['', ...known.map((workspace) => workspace.folder)]) linkPackages(copy, folder);
  mkdirSync(join(copy, 'node_modules/@cimiento'));
  for (const { folder, name } of known) symlinkSync(join('../..', folder), join(copy, 'node_modules', name));
  markInstalled(copy);
  return copy;
}

/** Links what is installed for one workspace, with its programs but without caches and records. */
function linkPackages(copy, folder) {
  const installed = join(ROOT, folder, 'node_modules');
  if (!existsSync(installed)) return;
  mkdirSync(join(copy, folder, 'node_modules'), { recursive: true });
  for (const name of readdirSync(installed).filter(
    (name) => name !== '@cimiento' && (!name.startsWith('.') || name === '.bin'),
  ))
    symlinkSync(join(installed, name), join(copy, folder, 'node_modules', name));
}
