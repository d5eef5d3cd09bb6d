import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, print, separateOperations } from 'graphql';
import { ROOT } from '../../scripts/lib/root.mjs';

/**
 * The operations of the pages, as they send them: name → text with the fragments that it uses.
 * @param {string[]} files `.graphql` files, relative to the repository
 */
export function readOperations(files) {
  const documents = files.map((file) => separateOperations(parse(readFileSync(join(ROOT, file), 'utf8'))));
  return Object.fromEntries(
    documents.flatMap((operations) => Object.entries(operations).map(([name, document]) => [name, print(document)])),
  );
}
