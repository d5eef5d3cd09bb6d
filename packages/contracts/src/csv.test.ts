import { csv, csvCell } from './csv';

test('rows are lines with semicolons after the mark of UTF-8, accents as they are', () => {
  expect(csv([['Período', 'Monto'], ['2025-01', '1125,50']])).toBe('\uFEFFPeríodo;Monto\r\n2025-01;1125,50\r\n');
});

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\tx', '\rx'])('the formula %j is only text', (text) => {
  expect(csvCell(text).replace(/^"/, '')).toMatch(/^'/);
});

test.each([
  ['Casa; patio', '"Casa; patio"'],
  ['Casa "Uno"', '"Casa ""Uno"""'],
  ['dos\nlíneas', '"dos\nlíneas"'],
  ['=1;2', `"'=1;2"`],
  ['Casa', 'Casa'],
  ['', ''],
])('%j is written as %j', (text, cell) => {
  expect(csvCell(text)).toBe(cell);
});
