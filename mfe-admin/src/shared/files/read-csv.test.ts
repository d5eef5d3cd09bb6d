import { toCsv } from '@cimiento/contracts';
import fc from 'fast-check';
import { readCsv } from './read-csv';

const readCells = (text: string) => readCsv(text).map(({ cells }) => cells);

test.each([
  ['semicolons', 'a;b\r\n1;2\r\n'],
  ['commas', 'a,b\n1,2'],
  ['tabs', 'a\tb\n1\t2\n'],
  ['a byte order mark', '\uFEFFa;b\n1;2'],
  ['the line ends of old Macintosh', 'a;b\r1;2\r'],
])('reads a file with %s', (_name, text) => {
  expect(readCells(text)).toEqual([
    ['a', 'b'],
    ['1', '2'],
  ]);
});

test('reads separators, quotes and line breaks in quoted cells', () => {
  expect(readCells('a;b\n"uno; ""dos""\ntres";4')).toEqual([
    ['a', 'b'],
    ['uno; "dos"\ntres', '4'],
  ]);
});

test('gives each row its line, also after blank lines and line breaks in a cell', () => {
  expect(readCsv('a\n\n"x\ny"\nz\n').map(({ line }) => line)).toEqual([1, 3, 5]);
});

test('reads no rows from an empty file', () => {
  expect(readCsv('')).toEqual([]);
});

test('reads back what was written', () => {
  // A text that a spreadsheet would run as a formula is written with an apostrophe before it.
  const text = fc.string({ minLength: 1 }).filter((value) => /^[\p{L}\p{N}]/u.test(value));
  fc.assert(
    fc.property(fc.array(fc.array(text, { minLength: 2, maxLength: 2 }), { minLength: 1 }), (rows) => {
      expect(readCells(toCsv([['uno', 'dos'], ...rows]))).toEqual([['uno', 'dos'], ...rows]);
    }),
  );
});
