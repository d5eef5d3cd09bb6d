import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './lib/root.mjs';
import { workspaces } from './lint/workspaces.mjs';

const brandFile = 'packages/contracts/src/texts/brand.ts';

/** Every source file that can hold text for users. */
const sources = workspaces(ROOT)
  .filter(({ folder }) => folder !== 'e2e')
  .flatMap(({ folder }) =>
    readdirSync(path.join(ROOT, folder, 'src'), { recursive: true })
      .map((name) => path.posix.join(folder, 'src', name))
      .filter((file) => /\.(tsx?|html|json|graphql)$/.test(file) && !/\.(test|generated)\.tsx?$/.test(file)),
  );

test('the names of the product are spelled in one file only', () => {
  const spellsName = (file) => /Cimiento|hola@cimiento/.test(readFileSync(path.join(ROOT, file), 'utf8'));
  expect(sources.filter(spellsName)).toEqual([brandFile]);
});

test('no text of a page or an e-mail has an address of an example', () => {
  const texts = sources.filter(
    (file) =>
      !file.includes('/testing/') &&
      /^(packages\/(contracts|product-ui|ui)|mfe-|shell|gateway\/src\/messages)/.test(file),
  );
  const isExample = (file) => /@[\w-]+\.example\b/.test(readFileSync(path.join(ROOT, file), 'utf8'));
  expect(texts.filter(isExample)).toEqual([brandFile]);
});
