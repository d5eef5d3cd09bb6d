import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

// Debian keeps servers in /usr/sbin, which is not on an ordinary user's PATH.
const SYSTEM_FOLDERS = ['/usr/local/sbin', '/usr/sbin', '/usr/local/bin', '/usr/bin'];

/**
 * The full path of the first of `names` that can be run, or null.
 * @param {...string} names programs by preference
 * @returns {string | null}
 */
export function findProgram(...names) {
  const folders = [...(process.env.PATH ?? '').split(delimiter), ...SYSTEM_FOLDERS].filter(Boolean);
  for (const name of names) {
    const found = folders.map((folder) => join(folder, name)).find(isExecutable);
    if (found) return found;
  }
  return null;
}

function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
