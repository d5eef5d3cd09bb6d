/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { fontFaces } from './fonts';
import { createSubset, families, getFile, range } from './fonts/subset.cjs';

test.each(families)('the subset of %s is what the installed font gives', async (family) => {
  expect((await createSubset(family)).equals(readFileSync(getFile(family)))).toBe(true);
});

test('the style sheet says which characters the subsets have', () => {
  expect(fontFaces.split(`unicode-range: ${range};`)).toHaveLength(families.length + 1);
});

test('every face of a family has the same weights, so that each character is in its face', () => {
  const weights = [...fontFaces.matchAll(/font-family: '(?:Fraunces|Inter) Variable'.*?font-weight: ([^;]+);/gs)].map(
    ([, weight]) => weight,
  );
  expect(weights).toEqual(Array(6).fill('400 700'));
});
