import { parseFractions } from './parse-fractions';

test.each([
  ['3', 3_000],
  [' 12 ', 12_000],
  ['', 0],
  ['tres', 0],
  ['1e3', 0],
  ['-4', 0],
  ['12345678', 0],
])('reads %p fractions as %d dollars', (typed, dollars) => {
  expect(parseFractions(typed)).toBe(dollars);
});

test.each([
  ['2.5', 2_500],
  ['2,5', 2_500],
  ['2.', 2_000],
  ['0.001', 1],
  ['1.0005', 0],
])('reads a part of a fraction as a part of its price: %p is %d dollars', (typed, dollars) => {
  expect(parseFractions(typed)).toBe(dollars);
});
