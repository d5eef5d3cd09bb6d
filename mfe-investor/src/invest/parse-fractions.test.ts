import { parseFractions } from './parse-fractions';

test.each([
  ['3', 3_000],
  [' 12 ', 12_000],
  ['999', 999_000],
  ['', 0],
  ['tres', 0],
  ['1e3', 0],
  ['-4', 0],
  ['9'.repeat(30), 0],
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

test.each([
  ['1000', 1_000],
  ['2500', 2_500],
  ['$1000', 1_000],
  ['$ 3', 3],
  ['1,000', 1_000],
  ['1.000', 1_000],
  ['1,000.00', 1_000],
  ['1.000,00', 1_000],
  ['$12,000.00', 12_000],
  ['1000.00', 1_000],
  ['1000.50', 0],
  ['1000 dólares', 1_000],
  ['1 000 USD', 1_000],
  ['$-1000', 0],
])('reads an amount as dollars: %p is %d dollars', (typed, dollars) => {
  expect(parseFractions(typed)).toBe(dollars);
});
