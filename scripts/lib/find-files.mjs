import { readdirSync } from 'node:fs';
import { join } from 'node:path';

const SKIPPED = new Set(['node_modules', 'dist', '.git', '.data', '.nx', '.cache', 'test-results']);

/**
 * Every file below `folder`, sorted, except installed and built ones, and what journeys leave while they run. A missing folder has none.
 * @param {string} folder
 * @param {(path: string) => boolean} [accept]
 * @returns {string[]} full paths
 */
export function findFiles(folder, accept = () => true) {
  return listEntries(folder)
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return SKIPPED.has(entry.name) ? [] : findFiles(path, accept);
      return entry.isFile() && accept(path) ? [path] : [];
    })
    .sort();
}

function listEntries(folder) {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch (error) {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return [];
    throw error;
  }
}
