import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The commands of a section of README.md: one array for each code block, one command for each line.
 * @param {string} root folder of the checkout
 * @param {string} heading such as 'Install it'
 * @returns {string[][]}
 */
export function readCommands(root, heading) {
  const text = readFileSync(join(root, 'README.md'), 'utf8');
  const [, section] = new RegExp(`^## ${heading}\n([\\s\\S]*?)(?=^## |$(?![\\s\\S]))`, 'm').exec(text) ?? [];
  if (section === undefined) throw new Error(`README.md has no section '${heading}'`);
  const blocks = Array.from(section.matchAll(/^```sh\n([\s\S]*?)^```$/gm), ([, block]) => block);
  return blocks.map((block) => block.split('\n').filter((line) => line !== '' && !line.startsWith('#')));
}
