import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { workspaces } from '../lint/workspaces.mjs';

/**
 * The workspace folders that have the version of the repository. Not among them: remotes, which their teams release, and what remotes share with
 * the shell, since a live remote requires a range of its versions (packages/federation/src/webpack/shared-names.test.ts).
 * @param {string} root
 * @returns {string[]}
 */
export function listProductFolders(root) {
  const names = JSON.parse(readFileSync(join(root, 'packages/federation/src/webpack/shared-names.json'), 'utf8'));
  const shared = new Set(Object.keys(names).map((name) => `packages/${name.split('/')[1]}`));
  return workspaces(root)
    .map(({ folder }) => folder)
    .filter((folder) => !folder.startsWith('mfe-') && !shared.has(folder));
}
