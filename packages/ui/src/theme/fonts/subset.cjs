// Writes the fonts of the first load, which have the characters of Spanish and its neighbours only, in the weights that the design uses:
// `node packages/ui/src/theme/fonts/subset.cjs` after an upgrade of the fonts. A test fails while the files here are stale.
const { readFileSync, writeFileSync } = require('node:fs');
const path = require('node:path');
const subsetFont = require('subset-font');

/** Characters of the subset, as CSS writes them; the same as in ../fonts.ts. */
const range =
  'U+0020-007E, U+00A0-00FF, U+0131, U+0152-0153, U+2013-2014, U+2018-201A, U+201C-201E, U+2020, U+2022, U+2026, U+2039-203A, U+20AC, U+2122, U+2212';

const families = ['fraunces', 'inter'];

const options = {
  targetFormat: 'woff2',
  // The features that browsers apply by themselves, and the figures that our styles ask for.
  keepFeatures: ['kern', 'liga', 'clig', 'rlig', 'calt', 'ccmp', 'locl', 'mark', 'mkmk', 'tnum', 'lnum'],
  variationAxes: { wght: { min: 400, max: 700 } },
};

const toText = (list) =>
  list
    .split(', ')
    .flatMap((item) => {
      const [from, to = from] = item
        .slice(2)
        .split('-')
        .map((digits) => parseInt(digits, 16));
      return Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index));
    })
    .join('');

const getFile = (family) => path.join(__dirname, `${family}-spanish.woff2`);

const createSubset = (family) =>
  subsetFont(
    readFileSync(require.resolve(`@fontsource-variable/${family}/files/${family}-latin-wght-normal.woff2`)),
    toText(range),
    options,
  );

async function main() {
  for (const family of families) writeFileSync(getFile(family), await createSubset(family));
}

if (require.main === module) void main();

module.exports = { createSubset, families, getFile, range };
