import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './root.mjs';

const PREFIX = 'mfe-';

/** Folder of a remote in the repository. */
export const getRemoteFolder = (name) => `${PREFIX}${name}`;

/**
 * Names of the remotes, sorted. A folder mfe-NAME with a package.json is the remote NAME: nothing else lists them by hand.
 * @param {string} [root] top folder of the repository
 */
export const listRemotes = (root = ROOT) =>
  readdirSync(root)
    .filter((folder) => folder.startsWith(PREFIX) && existsSync(join(root, folder, 'package.json')))
    .map((folder) => folder.slice(PREFIX.length))
    .sort();

/** Folders of the remotes, sorted. */
export const listRemoteFolders = (root = ROOT) => listRemotes(root).map(getRemoteFolder);
