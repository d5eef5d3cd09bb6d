import { findNextRent, sumRents } from './rent-totals';

const month = {
  expected: '58.34',
  received: '0.00',
  announced: '0.00',
  status: 'upcoming' as const,
  dueDate: '2026-07-15',
  daysLate: 0,
};

test('sums what was projected, what came and what is overdue to the cent', () => {
  expect(
    sumRents([
      month,
      { ...month, received: '58.33', status: 'received' },
      { ...month, received: '8.34', status: 'partial', daysLate: 3 },
      { ...month, status: 'missed', daysLate: 40 },
    ]),
  ).toEqual({ expected: '233.36', received: '66.67', overdue: '108.34' });
});

test('the next rent adds up what is due first', () => {
  const later = { ...month, dueDate: '2026-08-15' };
  expect(findNextRent([later, month, { ...month, received: '8.00', status: 'partial' }], '2026-07-15')).toEqual({
    dueDate: '2026-07-15',
    amount: '108.68',
    projects: 2,
    announced: 0,
  });
});

test('the next rent is what pending payments announced, also when the projection differs', () => {
  const announced = { ...month, announced: '58.37' };
  expect(findNextRent([announced, month], '2026-07-15')).toMatchObject({ amount: '116.71', projects: 2, announced: 1 });
  expect(findNextRent([{ ...announced, status: 'missed' }], '2026-07-15')).toMatchObject({ amount: '58.37' });
  expect(findNextRent([{ ...month, status: 'missed' }], '2026-07-15')).toBeNull();
});

test('there is no next rent when nothing is due from today on', () => {
  expect(findNextRent([{ ...month, status: 'late', daysLate: 5 }], '2026-07-20')).toBeNull();
  expect(findNextRent([], '2026-07-20')).toBeNull();
});
