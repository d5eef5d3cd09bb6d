import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './root.mjs';

const FOLDER = join(ROOT, 'gateway/src/platform/database/migrations');
const MIGRATION = /^(\d{13})-([a-z0-9-]+)\.ts$/;

const toClassName = ([, time, words]) =>
  `${words.replace(/(?:^|-)([a-z0-9])/g, (_, letter) => letter.toUpperCase())}${time}`;

/**
 * The index of the migrations, oldest first: a new file in the folder registers itself.
 * @param {string[]} [files] names of the files in the folder
 */
export function generateMigrationIndex(files = readdirSync(FOLDER)) {
  const found = files
    .map((file) => MIGRATION.exec(file))
    .filter((match) => match !== null)
    .sort(([one], [other]) => one.localeCompare(other));
  const names = found.map(toClassName);
  const text = [
    '// Written by `npm run generate` from the files of this folder.',
    ...found.map(([file], index) => `import { ${names[index]} } from './${file.slice(0, -'.ts'.length)}';`),
    '',
    '/** Every migration, oldest first. */',
    'export const migrations = [',
    ...names.map((name) => `  ${name},`),
    '];',
    '',
  ].join('\n');
  return { path: join(FOLDER, 'index.generated.ts'), text };
}
