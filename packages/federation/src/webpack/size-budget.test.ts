import { findExcess, type Sizes } from './size-budget';

const budget = { pageBytes: 80_000, totalBytes: 200_000 };
const before: Sizes = {
  pages: { '/hola': 70_000, '/yo': 10_000 },
  total: 90_000,
  parts: { joi: 150_000, 'src/hola': 9000 },
};

test('a remote within its budget has no excess, to the byte', () => {
  expect(findExcess(before, budget, null)).toEqual([]);
  expect(findExcess({ pages: { '/hola': 80_000 }, total: 200_000, parts: {} }, budget, before)).toEqual([]);
});

test('a page over its budget is named, with what grew since the last build', () => {
  const grown = {
    ...before,
    pages: { '/hola': 80_100, '/yo': 10_000 },
    parts: { joi: 150_000, 'src/hola': 9500, papaparse: 19_000 },
  };
  expect(findExcess(grown, budget, before)).toEqual([
    'The page /hola has 80.1 kB of compressed scripts, 70.0 kB in the last build; its budget is 80.0 kB (cimiento.budget in package.json). Grown since the last build, before compression: papaparse +19.0 kB, src/hola +0.5 kB.',
  ]);
});

test('without an earlier build the largest parts are named', () => {
  expect(findExcess({ ...before, total: 200_001 }, budget, null)).toEqual([
    'The remote has 200.0 kB of compressed scripts; its budget is 200.0 kB (cimiento.budget in package.json). Largest parts, before compression: joi 150.0 kB, src/hola 9.0 kB.',
  ]);
});
