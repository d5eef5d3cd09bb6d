import { findThresholdSums, toThresholdCsv, type DatedCents } from './thresholds';

const toDeposits = (...rows: [day: string, dollars: number][]): DatedCents[] =>
  rows.map(([day, dollars]) => ({ day: `2026-${day}`, cents: dollars * 100 }));
const find = (month: string, ...rows: [string, number][]) => findThresholdSums(toDeposits(...rows), month, 1_000_000);

test('deposits that reach the threshold in 30 days are one sum, in the month in which they do', () => {
  const rows: [string, number][] = [
    ['03-02', 4000],
    ['03-20', 3500],
    ['03-28', 2600],
  ];
  expect(find('2026-03', ...rows)).toEqual([{ cents: 1_010_000, from: '2026-03-02', to: '2026-03-28', movements: 3 }]);
  expect(find('2026-04', ...rows)).toEqual([]);
});

test('the window is of 30 days, with the first of them', () => {
  expect(find('2026-03', ['03-02', 5000], ['03-31', 5000])).toMatchObject([{ cents: 1_000_000, movements: 2 }]);
  expect(find('2026-04', ['03-02', 5000], ['04-01', 5000])).toEqual([]);
  expect(find('2026-04', ['03-03', 5000], ['04-01', 5000])).toMatchObject([{ from: '2026-03-03', to: '2026-04-01' }]);
});

test('a single deposit of the threshold is a sum, and a cent less is none', () => {
  expect(find('2026-03', ['03-31', 10_000])).toMatchObject([{ from: '2026-03-31', to: '2026-03-31', movements: 1 }]);
  expect(find('2026-03', ['03-31', 9999.99])).toEqual([]);
});

test('what reached the threshold by the end of a month is not reported again with little more', () => {
  const rows: [string, number][] = [
    ['03-31', 10_000],
    ['04-01', 500],
  ];
  expect(find('2026-03', ...rows)).toHaveLength(1);
  expect(find('2026-04', ...rows)).toEqual([]);
  // By itself it is.
  expect(find('2026-04', ['03-31', 10_000], ['04-01', 10_000])).toMatchObject([{ cents: 1_000_000, movements: 1 }]);
});

test('later deposits of the same 30 days belong to the sum, and those after them to another', () => {
  expect(find('2026-03', ['03-01', 10_000], ['03-05', 100], ['03-31', 12_000])).toMatchObject([
    { cents: 1_010_000, from: '2026-03-01', to: '2026-03-05', movements: 2 },
    { cents: 1_200_000, from: '2026-03-31', to: '2026-03-31', movements: 1 },
  ]);
});

test('the file keeps the zeros of amounts, with a decimal comma', () => {
  const row = { userId: 7, total: '10100.00', from: '2026-03-02', to: '2026-03-28', movements: 3 };
  expect(toThresholdCsv([row])).toBe(
    '\uFEFFID usuario;Total (USD);Desde;Hasta;Movimientos\r\n7;10100,00;2026-03-02;2026-03-28;3\r\n',
  );
});
