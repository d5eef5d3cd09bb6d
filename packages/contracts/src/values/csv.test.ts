import { type CsvCell, toCsv, toCsvDigits, toCsvNumber, toCsvRows } from './csv';

const toCell = (text: CsvCell) => toCsv([[text]]).slice(1, -2);

test('a file starts with the mark of UTF-8; semicolons separate its cells, line breaks its rows', () => {
  expect(
    toCsv([
      ['Período', 'Monto'],
      ['2025-01', toCsvNumber('1125.50')],
    ]),
  ).toBe('\uFEFFPeríodo;Monto\r\n2025-01;1125,50\r\n');
});

test('rows that follow have no mark', () => {
  expect(toCsv([['Mes']]) + toCsvRows([['2025-01']])).toBe(toCsv([['Mes'], ['2025-01']]));
});

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\tx', '\rx', '\0=1+1', '\u200b=1+1', ' =1+1', '＝1+1', '＠SUM(A1)'])(
  'the formula %j is only text',
  (text) => {
    expect(toCell(text).replace(/^"/, '')).toMatch(/^'/);
  },
);

test.each([
  ['Casa; patio', '"Casa; patio"'],
  ['Casa "Uno"', '"Casa ""Uno"""'],
  ['dos\nlíneas', '"dos\nlíneas"'],
  ['=1;2', `"'=1;2"`],
  ['Casa', 'Casa'],
  [-5, '-5'],
  [-8.5, '-8,5'],
  [-0.3, '-0,3'],
  [-100, '-100'],
  [toCsvNumber('-125.50'), '-125,50'],
  [toCsvNumber('-100'), '-100'],
  [toCsvNumber('1250.5'), '1250,5'],
  [{ number: '-1+2' }, "'-1+2"],
  ['-125,50', "'-125,50"],
  ['0204567891', '"=""0204567891"""'],
  ['1710034065', '1710034065'],
  ['1790011674001', '"=""1790011674001"""'],
  ['0', '0'],
  [toCsvDigits('0204567891'), '0204567891'],
  [toCsvDigits('=1+1'), "'=1+1"],
  [null, ''],
])('%j is written as %j', (text, written) => {
  expect(toCell(text)).toBe(written);
});
