import { addMonths, countDays, countMonths, listPeriods } from '../values/days';
import { projectedReturnCents } from '../values/money';
import { expectRents, getExpectedRentCents, getFirstRentPeriod, getRentTerm, type RentHolding } from './expected-rents';
import { calculateRentMonths as calculateFrom, type RentPayment } from './rent-calendar';
import { getRentDueDate } from './rent-states';

const year = { from: '2026-01', to: '2026-12', today: '2026-06-20' };
const holding: RentHolding = { projectId: 5, yearlyCents: 70_000, firstPeriod: '2026-01', lastPeriod: null };
const pay = (period: string, cents: number, change: Partial<RentPayment> = {}): RentPayment => ({
  projectId: 5,
  period,
  paymentDate: `${period}-28`,
  cents,
  status: 'paid',
  ...change,
});
const calculateRentMonths = (
  holdings: readonly RentHolding[],
  payments: readonly RentPayment[],
  range: typeof year,
  charge = (): number => 0,
) => calculateFrom(expectRents(holdings, range, charge), payments, range);
const getMonth = (payments: readonly RentPayment[], period: string, holdings = [holding]) =>
  calculateRentMonths(holdings, payments, year).find((month) => month.period === period);

test('months and days are counted across years', () => {
  expect([addMonths('2025-12', 1), addMonths('2026-01', -1), addMonths('2026-03', 22)]).toEqual([
    '2026-01',
    '2025-12',
    '2028-01',
  ]);
  expect([countMonths('2025-11', '2026-02'), countDays('2026-02-27', '2026-03-01')]).toEqual([3, 2]);
  expect(listPeriods('2025-12', '2026-01')).toEqual(['2025-12', '2026-01']);
  expect(listPeriods('2026-02', '2026-01')).toEqual([]);
});

test('10,000 at 7 % is expected as 4 × 58.34 and 8 × 58.33', () => {
  const expected = listPeriods('2026-01', '2026-12').map((period) => getExpectedRentCents(holding, period));
  expect(expected.filter((cents) => cents === 5834)).toHaveLength(4);
  expect(expected.filter((cents) => cents === 5833)).toHaveLength(8);
  expect(expected.reduce((sum, cents) => sum + cents, 0)).toBe(projectedReturnCents(10_000, 7));
});

test('any twelve months in a row sum exactly to the projected year, for any amount and rate', () => {
  for (let amount = 1; amount < 60_000; amount = amount * 3 + 7)
    for (const rate of [0, 0.0001, 3.3333, 7, 8.5, 11.75, 1000]) {
      const yearlyCents = projectedReturnCents(amount, rate);
      for (const start of ['2026-01', '2026-05', '2028-12']) {
        const months = listPeriods(start, addMonths(start, 11));
        const sum = months.reduce(
          (total, period) => total + getExpectedRentCents({ ...holding, yearlyCents }, period),
          0,
        );
        expect([amount, rate, start, sum]).toEqual([amount, rate, start, yearlyCents]);
      }
    }
});

test('rent starts the month after the investment, and is due on the 15th of the month after that', () => {
  expect([getFirstRentPeriod('2025-12-31'), getRentDueDate('2026-12')]).toEqual(['2026-01', '2027-01-15']);
});

test('nothing is expected before the first month, after the last, or without a first one', () => {
  const until = { ...holding, firstPeriod: '2026-03', lastPeriod: '2026-05' };
  expect(calculateRentMonths([until], [], year).map(({ period }) => period)).toEqual(['2026-03', '2026-04', '2026-05']);
  expect(calculateRentMonths([{ ...holding, firstPeriod: null }], [], year)).toEqual([]);
});

test('rent runs from the month after the investment, or of its first payment, until the sale', () => {
  const term = { startPeriod: '2026-01', isDated: true, isSold: false, exitDate: null };
  expect(getRentTerm(term)).toEqual({ firstPeriod: '2026-02', lastPeriod: null });
  expect(getRentTerm({ ...term, isDated: false })).toEqual({ firstPeriod: '2026-01', lastPeriod: null });
  expect(getRentTerm({ ...term, startPeriod: null, isDated: false })).toEqual({ firstPeriod: null, lastPeriod: null });
  expect(getRentTerm({ ...term, isSold: true, exitDate: '2026-09-30' }).lastPeriod).toBe('2026-09');
  expect(getRentTerm({ ...term, isSold: true })).toEqual({ firstPeriod: null, lastPeriod: null });
});

test('a month that was paid in full in time is received', () => {
  expect(getMonth([pay('2026-01', 5834, { paymentDate: '2026-02-15' })], '2026-01')).toEqual({
    projectId: 5,
    period: '2026-01',
    expectedGrossCents: 5834,
    expectedCents: 5834,
    receivedCents: 5834,
    announcedCents: 0,
    missedCents: 0,
    feeCents: 0,
    expensesCents: 0,
    reserveCents: 0,
    state: 'received',
    status: 'received',
    dueDate: '2026-02-15',
    payDate: '2026-02-15',
    daysLate: 0,
  });
});

test('a month that was paid late counts the days until it was complete', () => {
  const parts = [
    pay('2026-01', 5000, { paymentDate: '2026-02-10' }),
    pay('2026-01', 834, { paymentDate: '2026-02-18' }),
  ];
  expect(getMonth(parts, '2026-01')).toMatchObject({ status: 'received', daysLate: 3 });
});

test.each([
  ['a part of it', [pay('2026-04', 3000)], '2026-04', { status: 'partial', daysLate: 36 }],
  [
    'a part of it before it is due',
    [pay('2026-06', 3000, { paymentDate: '2026-06-18' })],
    '2026-06',
    { status: 'partial', daysLate: 0 },
  ],
  [
    'a paid payment of a day to come',
    [pay('2026-06', 5833)],
    '2026-06',
    { state: 'announced', status: 'upcoming', receivedCents: 0 },
  ],
  ['nothing before it is due', [], '2026-06', { status: 'upcoming', daysLate: 0 }],
  ['nothing after it was due', [], '2026-04', { status: 'late', daysLate: 36 }],
  ['a pending payment after it was due', [pay('2026-04', 5833, { status: 'pending' })], '2026-04', { status: 'late' }],
  ['a missed payment', [pay('2026-04', 5833, { status: 'missed' })], '2026-04', { status: 'missed', receivedCents: 0 }],
  ['a cent less', [pay('2026-01', 5833)], '2026-01', { status: 'partial' }],
  ['a cent less from before', [pay('2026-01', 5833, { roundingCents: 1 })], '2026-01', { status: 'received' }],
  ['expenses of the house', [pay('2026-01', 5000, { expensesCents: 834 })], '2026-01', { status: 'received' }],
  ['more than expected', [pay('2026-01', 9000)], '2026-01', { status: 'received', receivedCents: 9000 }],
])('with %s the month says so', (_, payments, period, expected) => {
  expect(getMonth(payments, period)).toMatchObject(expected);
});

test('a month shows announced payments beside the expected and received amounts', () => {
  const payments = [
    pay('2026-04', 5000),
    pay('2026-04', 800, { status: 'pending' }),
    pay('2026-04', 40, { paymentDate: '2026-06-21' }),
    pay('2026-04', 1, { status: 'missed' }),
  ];
  expect(getMonth(payments, '2026-04')).toMatchObject({ announcedCents: 840, receivedCents: 5000 });
});

test('a month without an expectation shows what was received, and what is pending', () => {
  const payments = [pay('2026-01', 100), pay('2026-02', 100, { status: 'pending' })];
  expect(calculateRentMonths([], payments, year)).toMatchObject([
    { period: '2026-01', expectedCents: 0, receivedCents: 100, state: 'received' },
    { period: '2026-02', expectedCents: 0, announcedCents: 100, state: 'late' },
  ]);
});

test('equal investments count as often as there are of them', () => {
  const months = calculateRentMonths([{ ...holding, count: 3 }], [pay('2026-01', 17_501)], year);
  expect(months[0]).toMatchObject({ expectedCents: 17_502, status: 'partial' });
});
