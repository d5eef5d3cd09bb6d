import fc from 'fast-check';
import { csv } from './csv';
import { readCsv } from './read-csv';

const cellsOf = (text: string) => readCsv(text).map(({ cells }) => cells);

test.each([
  ['semicolons', 'a;b\r\n1;2\r\n'],
  ['commas', 'a,b\n1,2'],
  ['tabs', 'a\tb\n1\t2\n'],
  ['the mark of UTF-8', '\uFEFFa;b\n1;2'],
  ['the line ends of old Macintosh', 'a;b\r1;2\r'],
])('a file with %s is read', (_name, text) => {
  expect(cellsOf(text)).toEqual([
    ['a', 'b'],
    ['1', '2'],
  ]);
});

test('enclosed cells hold separators, quotes and line breaks', () => {
  expect(cellsOf('a;b\n"uno; ""dos""\ntres";4')).toEqual([
    ['a', 'b'],
    ['uno; "dos"\ntres', '4'],
  ]);
});

test('each row knows its line, also after blank lines and line breaks within a cell', () => {
  expect(readCsv('a\n\n"x\ny"\nz\n').map(({ line }) => line)).toEqual([1, 3, 5]);
});

test('nothing is no row', () => {
  expect(readCsv('')).toEqual([]);
});

test('what was written is read again', () => {
  const text = fc.string({ minLength: 1 }).filter((value) => !/^[=+\-@\t\r]/.test(value) && value.trim() !== '');
  fc.assert(
    fc.property(fc.array(fc.array(text, { minLength: 2, maxLength: 2 }), { minLength: 1 }), (rows) => {
      expect(cellsOf(csv([['uno', 'dos'], ...rows]))).toEqual([['uno', 'dos'], ...rows]);
    }),
  );
});
