import { parseTermMonths } from './projects';

test.each([
  ['36 meses', 36],
  ['1 mes', 1],
  ['2 años', 24],
  ['1 año y medio', 12],
  ['  18 Meses, prorrogables', 18],
  ['Indefinido', null],
  ['', null],
  ['36', null],
])('a term of %p is %p months', (term, months) => {
  expect(parseTermMonths(term)).toBe(months);
});
