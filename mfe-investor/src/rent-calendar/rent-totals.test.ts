import { findNextRent, sumRents } from './rent-totals';

const month = {
  period: '2026-06',
  expected: '58.34',
  received: '0.00',
  open: '58.34',
  state: 'upcoming' as const,
  payDate: '2026-07-15',
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
  ).toEqual({ expected: '233.36', received: '66.67', overdue: '50.00' });
});

test('the next rent adds up what is paid first, and names its months and states', () => {
  const later = { ...month, payDate: '2026-08-15' };
  const pending = { ...month, open: '58.37', state: 'pending' as const };
  expect(findNextRent([later, month, pending])).toEqual({
    payDate: '2026-07-15',
    amount: '116.71',
    projects: 2,
    periods: ['2026-06'],
    states: ['upcoming', 'pending'],
  });
});

test('there is no next rent without one to come, and what is late is overdue instead', () => {
  expect(findNextRent([{ ...month, daysLate: 5 }])).toBeNull();
  expect(findNextRent([{ ...month, open: '0.00' }])).toBeNull();
  expect(findNextRent([])).toBeNull();
});
