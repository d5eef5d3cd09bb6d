import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

// Debian installs servers to /usr/sbin, which is not on a normal user's PATH.
const SYSTEM_FOLDERS = ['/usr/local/sbin', '/usr/sbin', '/usr/local/bin', '/usr/bin'];

/**
 * Full path of the first of `names` that is executable, or null.
 * @param {...string} names programs in order of preference
 * @returns {string | null}
 */
export function findProgram(...names) {
  const folders = [...(process.env.PATH ?? '').split(delimiter), ...SYSTEM_FOLDERS].filter(Boolean);
  for (const name of names) {
    const path = folders.map((folder) => join(folder, name)).find(isExecutable);
    if (path) return path;
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
