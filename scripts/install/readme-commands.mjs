import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../lib/root.mjs';

/**
 * The code blocks of a section of a page, without comments on lines alone.
 * @param {string} file path of the page
 * @param {string} heading such as 'Install it'
 * @returns {string[]}
 */
export function readBlocks(file, heading) {
  const text = readFileSync(file, 'utf8');
  const [, section] = new RegExp(`^## ${heading}\n([\\s\\S]*?)(?=^## |$(?![\\s\\S]))`, 'm').exec(text) ?? [];
  if (section === undefined) throw new Error(`${file} has no section '${heading}'`);
  return Array.from(section.matchAll(/^```sh\n([\s\S]*?)^```$/gm), ([, block]) => block);
}

/**
 * The commands of a section of README.md: one array for each code block, one command for each line.
 * @param {string} root folder of the checkout
 * @returns {string[][]}
 */
export const readCommands = (root, heading) =>
  readBlocks(join(root, 'README.md'), heading).map((block) =>
    block.split('\n').filter((line) => line !== '' && !line.startsWith('#')),
  );

/** The code blocks of a section of a page for operators. */
export const readPage = (page, heading) => readBlocks(join(ROOT, 'docs/operate', page), heading);
