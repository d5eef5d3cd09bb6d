import { listMonths, type Days } from './coverage-months';

const days = (...ranges: [from: string, to: string, state: Days[number]['state']][]): Days =>
  ranges.map(([from, to, state]) => ({ from, to, state }));

test('an account without statements has no months', () => {
  expect(listMonths([])).toEqual([]);
});

test('months say which days are missing, and in which nothing moved', () => {
  const months = listMonths(
    days(
      ['2026-01-03', '2026-01-10', 'covered'],
      ['2026-01-11', '2026-01-12', 'gap'],
      ['2026-01-13', '2026-01-20', 'covered'],
      ['2026-01-21', '2026-01-21', 'gap'],
      ['2026-01-22', '2026-02-27', 'covered'],
      ['2026-02-28', '2026-03-02', 'quiet'],
      ['2026-03-03', '2026-03-16', 'covered'],
    ),
  );
  expect(months.map(({ period, text }) => [period, text])).toEqual([
    ['2026-03', 'Completo hasta el 16. Sin movimientos del 1 al 2.'],
    ['2026-02', 'Completo. Sin movimientos el 28.'],
    ['2026-01', 'Falta el extracto del 11 al 12 y el 21.'],
  ]);
  const [, , january] = months;
  expect(january?.days).toHaveLength(31);
  expect([january?.days[1], january?.days[2], january?.days[10]]).toEqual(['none', 'covered', 'gap']);
});
