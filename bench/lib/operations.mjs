import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../scripts/lib/root.mjs';

/**
 * The operations that released pages send: name → id.
 * @param {string[]} folders of the apps, relative to the repository
 */
export function readOperationIds(folders) {
  const lists = folders.map((folder) =>
    JSON.parse(readFileSync(join(ROOT, folder, 'src/operations.generated.json'), 'utf8')),
  );
  return Object.fromEntries(
    lists.flatMap((list) => Object.entries(list).map(([id, text]) => [/(?:query|mutation) (\w+)/.exec(text)?.[1], id])),
  );
}
