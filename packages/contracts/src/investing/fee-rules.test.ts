import {
  calculateFee,
  calculatePerformanceFee,
  chargeFee,
  chargePerformance,
  chargeRent,
  describeFeeRule,
  findPercent,
  getWholePercent,
  noFees,
  sumFee,
  takePercent,
  type FeeRule,
} from './fee-rules';

const rule = (values: Partial<FeeRule>): FeeRule => ({
  kind: 'management',
  base: 'rent',
  percent: 8,
  hurdlePercent: null,
  catchUp: false,
  vatPercent: null,
  validFrom: '2026-01-01',
  ...values,
});
const vat = [{ percent: 15, validFrom: '2024-04-01', validTo: null }];

test('a percentage of cents is rounded half up, also of the largest amounts', () => {
  expect([takePercent(90_000, 8), takePercent(125, 2), takePercent(124, 2), takePercent(25, 2)]).toEqual([
    7200, 3, 2, 1,
  ]);
  expect(takePercent(200_000_000_000, 99.9999)).toBe(199_999_800_000);
});

test('a fee has its tax, each rounded', () => {
  expect(calculateFee(90_000, { percent: 8, vatPercent: 15 })).toEqual({ feeCents: 7200, vatCents: 1080 });
  expect(calculateFee(-100, { percent: 8, vatPercent: 15 })).toEqual({ feeCents: 0, vatCents: 0 });
});

test('a rent is charged by the rule of its month and the tax of the entry', () => {
  const rules = [rule({}), rule({ percent: 6, validFrom: '2026-07-01' })];
  const taxes = [...vat, { percent: 12, validFrom: '2027-01-01', validTo: null }];
  const charge = (period: string, day: string) => chargeRent({ rules, vat: taxes }, 90_000, period, day);
  expect(charge('2025-12', '2026-01-15')).toEqual({ feeCents: 0, vatCents: 0 });
  expect(charge('2026-06', '2026-07-15')).toEqual({ feeCents: 7200, vatCents: 1080 });
  expect(charge('2026-12', '2027-01-15')).toEqual({ feeCents: 5400, vatCents: 648 });
  expect(sumFee(chargeRent({ rules: [rule({ vatPercent: 0 })], vat }, 2502, '2026-01', '2026-02-15'))).toBe(200);
  expect(chargeFee(noFees, 'sale', 100, '2026-01-01')).toEqual({ feeCents: 0, vatCents: 0 });
});

test('a legal percentage ends on its last day', () => {
  const percents = [
    { percent: 12, validFrom: '2020-01-01', validTo: '2024-03-31' },
    { percent: 15, validFrom: '2024-04-01', validTo: null },
  ];
  expect(['2019-12-31', '2024-03-31', '2024-04-01'].map((day) => findPercent(percents, day))).toEqual([0, 12, 15]);
});

// Capital of 100,000 for 365 days, with a hurdle of 8 % and a fee of 20 %.
test.each([
  [95_000, 0, 0],
  [104_000, 0, 0],
  [108_000, 0, 0],
  [109_000, 200, 1000],
  [115_000, 1400, 3000],
])('of proceeds of %i the performance fee is %i, with a catch-up %i', (proceeds, plain, caughtUp) => {
  const capital = [{ cents: 10_000_000, days: 365 }];
  const terms = { percent: 20, hurdlePercent: 8 };
  expect(calculatePerformanceFee(proceeds * 100, capital, { ...terms, catchUp: false })).toBe(plain * 100);
  expect(calculatePerformanceFee(proceeds * 100, capital, { ...terms, catchUp: true })).toBe(caughtUp * 100);
});

test('the hurdle of each capital counts its own days', () => {
  const capital = [
    { cents: 5_000_000, days: 365 },
    { cents: 5_000_000, days: 73 },
  ];
  const [performance] = [rule({ kind: 'performance', base: 'net_profit', percent: 20, hurdlePercent: 8 })];
  expect(chargePerformance({ rules: [performance], vat }, 11_000_000, capital, '2026-05-01')).toEqual({
    feeCents: 104_000,
    vatCents: 15_600,
  });
});

test('a percentage with its tax is what a rent loses', () => {
  expect(getWholePercent({ rules: [rule({})], vat }, 'management', '2026-01-01')).toBe(9.2);
  expect(getWholePercent({ rules: [rule({ vatPercent: 0 })], vat }, 'management', '2026-01-01')).toBe(8);
  expect(getWholePercent(noFees, 'management', '2026-01-01')).toBe(0);
});

test('a rule reads as investors know it', () => {
  expect(describeFeeRule(rule({ vatPercent: 0 }))).toBe(
    'Administración: 8 % de la renta de cada mes, antes de repartirla, IVA incluido.',
  );
  expect(describeFeeRule(rule({ kind: 'sale', base: 'price', percent: 2.5 }))).toBe(
    'Venta: 2.5 % del precio, cuando el proyecto se vende, más IVA.',
  );
  expect(describeFeeRule(rule({ kind: 'performance', percent: 20, hurdlePercent: 8, vatPercent: 15 }))).toBe(
    'Éxito: 20 % de la ganancia de la venta que pase del 8 % anual sobre tu capital, más 15 % de IVA.',
  );
});
