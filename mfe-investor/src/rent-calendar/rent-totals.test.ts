import { describeYear, sumRents } from './rent-totals';

const month = {
  period: '2026-06',
  expectedGross: '63.41',
  expected: '58.34',
  received: '0.00',
  open: '58.34',
  state: 'upcoming' as const,
  daysLate: 0,
};

test('sums what was projected, what came and what is overdue, which nothing missed is', () => {
  expect(
    sumRents([
      month,
      { ...month, received: '58.33', open: '0.00', daysLate: 2 },
      { ...month, received: '8.34', open: '50.00', daysLate: 3 },
      { ...month, open: '0.00', daysLate: 40 },
    ]),
  ).toEqual({ expectedGross: '253.64', expected: '233.36', received: '66.67', overdue: '50.00' });
});

test('a year says how many of its months are settled, and what came', () => {
  const paid = { ...month, received: '58.34', open: '0.00', state: 'received' as const };
  const missed = { ...month, period: '2026-07', open: '0.00', state: 'missed' as const };
  expect(describeYear('2026', [month])).toBe('2026: 1 mes por venir, $58.34 proyectados');
  expect(describeYear('2026', [paid, { ...month, period: '2026-07' }])).toBe('2026: 1 mes pagado, $58.34');
  expect(describeYear('2026', [paid, { ...paid, period: '2026-08' }, missed])).toBe(
    '2026: 2 meses pagados, 1 incompleto, $116.68',
  );
});
