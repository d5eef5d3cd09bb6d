import { calculateScenarios, getScenarioMonths, subtractFees } from './scenario-amounts';

test('a fraction at 9.5 % for two years gets its projected rents and capital, and less or more', () => {
  expect(calculateScenarios({ annualReturn: '9.5', term: '24 meses' })).toEqual([
    { name: 'low', rentCents: 11_400, saleCents: 90_000 },
    { name: 'expected', rentCents: 19_000, saleCents: 100_000 },
    { name: 'high', rentCents: 21_850, saleCents: 110_000 },
  ]);
});

test('a term without a number of months is taken as a year', () => {
  expect([getScenarioMonths('Hasta la venta'), getScenarioMonths('3 años')]).toEqual([12, 36]);
});

test('fees are taken from the rents and from the sale of a scenario', () => {
  const [, expected] = calculateScenarios({ annualReturn: '9.5', term: '24 meses' });
  expect(expected && subtractFees(expected, { rentPercent: 6, salePercent: 2 })).toEqual({
    name: 'expected',
    rentCents: 17_860,
    saleCents: 98_000,
  });
});
