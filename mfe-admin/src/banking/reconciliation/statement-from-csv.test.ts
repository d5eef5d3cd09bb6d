import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSignedCents } from '@cimiento/contracts';
import { readCsv } from '../../shared/files/read-csv';
import { readAmount, readDay, readStatement } from './statement-from-csv';

test.each([
  ['1.234,56', '1234.56'],
  ['1,234.56', '1234.56'],
  ['1.234', '1234.00'],
  ['1,234,567', '1234567.00'],
  ['-12,5', '-12.50'],
  ['(12.50)', '-12.50'],
  ['12.50-', '-12.50'],
  ['$ 1,000', '1000.00'],
  ['0', '0.00'],
  ['', null],
  ['mil', null],
  ['12.3456', null],
])('reads the amount %p as %p', (text, amount) => expect(readAmount(text)).toBe(amount));

test.each([
  ['15/01/2026', 'dmy', '2026-01-15'],
  ['1-2-26', 'dmy', '2026-02-01'],
  ['01/15/2026', 'mdy', '2026-01-15'],
  ['2026-01-15 10:30', 'ymd', '2026-01-15'],
  ['31/02/2026', 'dmy', null],
  ['total', 'dmy', null],
] as const)('reads the day %p in the order %p as %p', (text, order, day) => expect(readDay(text, order)).toBe(day));

const mapping = {
  date: 'Fecha',
  dayOrder: 'dmy' as const,
  amount: null,
  credit: 'Crédito',
  debit: 'Débito',
  description: 'Concepto',
  reference: null,
  balance: null,
};

test('reads credits and debits of two columns, and names the rows that it cannot read', () => {
  const rows = [
    ['Fecha', 'Concepto', 'Débito', 'Crédito'],
    ['15/01/2026', 'Transferencia', '0,00', '1.000,00'],
    ['16/01/2026', 'Comisión', '2,50', ''],
    ['', 'Total', '2,50', '1.000,00'],
  ].map((cells, index) => ({ line: index + 1, cells }));
  expect(readStatement(rows, mapping)).toEqual({
    lines: [
      { bookedOn: '2026-01-15', amount: '1000.00', description: 'Transferencia', reference: null, row: 2 },
      { bookedOn: '2026-01-16', amount: '-2.50', description: 'Comisión', reference: null, row: 3 },
    ],
    unreadable: [4],
  });
});

test("reads the bank's running balance where a column has it", () => {
  const rows = [
    { line: 1, cells: ['Fecha', 'Crédito', 'Saldo'] },
    { line: 2, cells: ['15/01/2026', '10,00', '1.010,00'] },
    { line: 3, cells: ['15/01/2026', '5,00', ''] },
  ];
  expect(readStatement(rows, { ...mapping, balance: 'Saldo' }).lines.map(({ balance }) => balance)).toEqual([
    '1010.00',
    undefined,
  ]);
});

test('reads a signed amount of one column', () => {
  const rows = [
    { line: 1, cells: ['Fecha', 'Monto'] },
    { line: 2, cells: ['15/01/2026', '-3.20'] },
  ];
  expect(readStatement(rows, { ...mapping, amount: 'Monto' }).lines).toMatchObject([{ amount: '-3.20' }]);
});

test('reads the example of a statement by the columns and with the sum that its README names', () => {
  const file = readFileSync(path.resolve(__dirname, '../../../../docs/examples/extracto-bancario.csv'), 'utf8');
  const { lines, unreadable } = readStatement(readCsv(file), { ...mapping, reference: 'Documento' });
  expect([lines.length, unreadable]).toEqual([3, []]);
  expect(lines.reduce((sum, { amount }) => sum + parseSignedCents(amount), 0)).toBe(234_800);
  expect(lines[0]).toMatchObject({ description: expect.stringContaining('RF62 CIM0 0000 2'), reference: '884120' });
});
