import { readdirSync } from 'node:fs';
import { join } from 'node:path';

const SKIPPED = new Set(['node_modules', 'dist', '.git', '.data', '.nx', '.cache']);

/**
 * Every file below `folder`, sorted, without what is installed or built. A folder that does not exist has none.
 * @param {string} folder
 * @param {(path: string) => boolean} [wanted]
 * @returns {string[]} full paths
 */
export function findFiles(folder, wanted = () => true) {
  return entries(folder)
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return SKIPPED.has(entry.name) ? [] : findFiles(path, wanted);
      return entry.isFile() && wanted(path) ? [path] : [];
    })
    .sort();
}

function entries(folder) {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch (error) {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return [];
    throw error;
  }
}
