import { listProjectDates } from './project-calendar';

const open = { status: 'available' as const, term: '24 meses', fundedDate: null, delay: null };

test('an open project says when the rent of an investment of today starts, and when it ends', () => {
  expect(listProjectDates(open, '2026-11-23').map(({ when }) => when)).toEqual([
    '15/1/2027',
    'El 15 de cada mes',
    'Hacia noviembre de 2028',
  ]);
});

test('a project with a round counts from the close of the round', () => {
  expect(listProjectDates({ ...open, round: { closesAt: '2027-01-20' } }, '2026-11-23')).toEqual([
    { label: 'Primera renta prevista, si la ronda se completa a su cierre', when: '15/3/2027' },
    { label: 'Rentas siguientes', when: 'El 15 de cada mes' },
    { label: 'Venta prevista', when: 'Hacia enero de 2029' },
  ]);
});

test('a funded project counts its term from its funding, and has its next rent on the 15th', () => {
  const funded = { ...open, status: 'funded' as const, fundedDate: '2025-11-02', term: '4 años' };
  const getWhen = (today: string) => listProjectDates(funded, today).map(({ when }) => when);
  expect(getWhen('2026-11-15')).toEqual(['15/11/2026', 'El 15 de cada mes', 'Hacia noviembre de 2029']);
  expect(getWhen('2026-11-16')[0]).toBe('15/12/2026');
});

test('a delay has its own line with its title, and does not move the sale', () => {
  const delay = { title: 'La bomba de agua se atrasa', newDate: '2029-02-28' };
  const dates = listProjectDates({ ...open, delay }, '2026-11-23');
  expect(dates.slice(-2)).toEqual([
    { label: 'Venta prevista', when: 'Hacia noviembre de 2028' },
    { label: 'Nueva fecha: La bomba de agua se atrasa', when: '28/2/2029' },
  ]);
});

test('a term in words is repeated, and a sold project has nothing to come', () => {
  expect(listProjectDates({ ...open, term: 'Hasta la venta' }, '2026-11-23').at(-1)?.when).toBe(
    'Al final del plazo: Hasta la venta',
  );
  expect(listProjectDates({ ...open, status: 'exited' }, '2026-11-23')).toEqual([]);
});
