import { findNextRent } from './next-rent';

const month = {
  projectId: 4,
  projectName: 'Edificio Guayacán',
  period: '2026-06',
  open: '58.34',
  state: 'upcoming' as const,
  payDate: '2026-07-15',
  daysLate: 0,
};

test('the next rent adds up what is paid first, and names its months and states', () => {
  const later = { ...month, payDate: '2026-08-15' };
  const pending = { ...month, projectId: 5, projectName: 'Casa Borrero', open: '58.37', state: 'pending' as const };
  expect(findNextRent([later, month, pending])).toEqual({
    payDate: '2026-07-15',
    amount: '116.71',
    parts: [
      { projectId: 5, projectName: 'Casa Borrero', amount: '58.37' },
      { projectId: 4, projectName: 'Edificio Guayacán', amount: '58.34' },
    ],
    periods: ['2026-06'],
    states: ['upcoming', 'pending'],
  });
});

test('there is no next rent without one to come, and what is late is overdue instead', () => {
  expect(findNextRent([{ ...month, daysLate: 5 }])).toBeNull();
  expect(findNextRent([{ ...month, open: '0.00' }])).toBeNull();
  expect(findNextRent([])).toBeNull();
});
