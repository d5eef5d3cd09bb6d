import { listRemoteFolders } from './remotes.mjs';
import { ROOT } from './root.mjs';

// The sources of every remote, besides its own folder.
const SHARED = [
  'packages/contracts/',
  'packages/federation/',
  'packages/product-ui/',
  'packages/session/',
  'packages/ui/',
  'package-lock.json',
];

/**
 * The folders of the remotes that a change builds anew.
 * @param {string[]} files changed files, relative to the repository
 * @param {string} [root] top folder of the repository
 */
export const listChangedRemotes = (files, root = ROOT) =>
  listRemoteFolders(root).filter((folder) =>
    files.some((file) => file.startsWith(`${folder}/`) || SHARED.some((shared) => file.startsWith(shared))),
  );
