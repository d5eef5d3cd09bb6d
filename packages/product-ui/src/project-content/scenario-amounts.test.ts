import type { ShownFee } from '@cimiento/contracts';
import { calculateScenarios, getScenarioMonths, listScenarioFees, subtractFees } from './scenario-amounts';

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

const management: ShownFee = {
  kind: 'management',
  base: 'rent',
  percent: 6,
  hurdlePercent: null,
  catchUp: false,
  vatPercent: 0,
  validFrom: '2026-01-01',
  wholePercent: 6,
};
const sale: ShownFee = { ...management, kind: 'sale', base: 'price', percent: 2, wholePercent: 2 };
const performance: ShownFee = {
  ...management,
  kind: 'performance',
  base: 'net_profit',
  percent: 20,
  hurdlePercent: 3,
  vatPercent: 15,
  wholePercent: 23,
};
const [, expected, high] = calculateScenarios({ annualReturn: '9.5', term: '24 meses' });

test('fees are taken from the rents and from the sale of a scenario', () => {
  const fees = listScenarioFees({ fees: null, feeRules: [management, sale] }, '2026-06-01');
  expect(fees).toEqual({ management, sale });
  expect(expected && subtractFees(expected, fees, 24)).toEqual({
    name: 'expected',
    rentCents: 17_860,
    saleCents: 98_000,
  });
  expect(expected && subtractFees(expected, {}, 24)).toEqual(expected);
});

test('a performance fee takes a part of what the sale gives above its minimum, with its tax', () => {
  // 107,800 is 7,800 above the capital, and 1,800 above 3 % a year of it: 20 % of that are 360, and 54 of tax.
  expect(high && subtractFees(high, { sale, performance }, 24)).toMatchObject({ saleCents: 107_386 });
  expect(expected && subtractFees(expected, { performance }, 24)).toMatchObject({ saleCents: 100_000 });
});
