import { expectRents, type RentHolding } from '../investing/expected-rents';
import { calculateRentMonths, type RentPayment } from '../investing/rent-calendar';
import {
  calculateExitReturn,
  calculateRentYield,
  countProjectMonths,
  isDue,
  publishCapital,
  summarizeTiming,
  toTrackRecordCsv,
  weightByCapital,
} from './track-record';

const today = '2026-06-20';
const holding: RentHolding & { amount: number } = {
  projectId: 1,
  amount: 12_000,
  yearlyCents: 120_000,
  firstPeriod: '2026-01',
  lastPeriod: null,
};
const pay = (period: string, cents: number, change: Partial<RentPayment> = {}): RentPayment => ({
  projectId: 1,
  period,
  paymentDate: `${period}-28`,
  cents,
  status: 'paid',
  ...change,
});
const range = { from: '2026-01', to: '2026-12' };
const expected = expectRents([holding], range, () => 0);
const getDue = (payments: readonly RentPayment[]) =>
  calculateRentMonths(expected, payments, { ...range, today }).filter((month) => isDue(month, today));

test('counts months in time, late and missed, and the days of the late ones', () => {
  const months = getDue([
    pay('2026-01', 10_000),
    pay('2026-02', 10_000, { paymentDate: '2026-03-19' }),
    pay('2026-03', 10_000, { status: 'missed' }),
  ]);
  // April and May were due on 15 May and 15 June, and nothing came.
  expect(summarizeTiming(months)).toEqual({ monthsOnTime: 1, monthsLate: 3, monthsMissed: 1, averageDaysLate: 15 });
  expect(summarizeTiming([])).toEqual({ monthsOnTime: 0, monthsLate: 0, monthsMissed: 0, averageDaysLate: 0 });
});

test('the yield is what came for the months that were due, over the capital of those months', () => {
  const all = ['2026-01', '2026-02', '2026-03', '2026-04', '2026-05'].map((period) => pay(period, 10_000));
  expect(calculateRentYield([holding], getDue(all), today)?.net).toBe(10);
  expect(calculateRentYield([holding], getDue(all.slice(1)), today)?.net).toBe(8);
  // Paid before it was due: neither its money nor its month counts yet.
  expect(calculateRentYield([holding], getDue([...all, pay('2026-06', 10_000)]), today)?.net).toBe(10);
  expect(calculateRentYield([{ ...holding, firstPeriod: '2026-06' }], [], today)).toBeNull();
});

test.each([
  [11_200, 21.87],
  [9000, -1.04],
])('10,000 that pays 75 a month and is sold for %i after a year returned %s %%', (price, expected) => {
  const rents = Array.from({ length: 12 }, (_none, index) => ({
    date: index < 11 ? `2025-${String(index + 2).padStart(2, '0')}-15` : '2026-01-15',
    cents: 7500,
  }));
  const flows = [{ date: '2025-01-15', cents: -1_000_000 }, ...rents, { date: '2026-01-15', cents: price * 100 }];
  expect(calculateExitReturn(flows)).toBe(expected);
});

test('a sale that gave nothing back is a loss of everything', () => {
  expect(calculateExitReturn([{ date: '2025-01-15', cents: -100 }])).toBe(-100);
  expect(calculateExitReturn([])).toBeNull();
});

test('a loss within days is the plain result, and one within weeks never more than it was', () => {
  const bought = { date: '2026-01-01', cents: -1_000_000 };
  const sold = (date: string, dollars: number) => ({ date, cents: dollars * 100 });
  expect(calculateExitReturn([bought, sold('2026-01-01', 800)])).toBe(-92);
  expect(calculateExitReturn([bought, sold('2026-01-20', 10_500)])).toBe(5);
  expect(calculateExitReturn([bought, sold('2026-02-15', 75), sold('2026-03-02', 800)])).toBe(-100);
  expect(calculateExitReturn([bought, sold('2026-03-02', 1000)])).toBe(-100);
});

test('a loss weighs as much as its capital', () => {
  const returns = [
    { capital: 1000, rate: 10 },
    { capital: 9000, rate: -20 },
    { capital: 5000, rate: null },
  ];
  expect(weightByCapital(returns)).toBe(-17);
  expect(weightByCapital([])).toBeNull();
});

test('months run from the funding to the sale, or to today', () => {
  expect(countProjectMonths('2025-01-31', '2026-02-01', today)).toBe(13);
  expect(countProjectMonths('2025-06-01', null, today)).toBe(12);
  expect(countProjectMonths(null, null, today)).toBeNull();
});

test('capital that fewer than five people hold is published in steps of 10,000', () => {
  expect([publishCapital(25_000, 5), publishCapital(25_000, 4), publishCapital(9000, 1)]).toEqual([25_000, 20_000, 0]);
});

test('the file names every project, deleted ones too', () => {
  const timing = { monthsOnTime: 1, monthsLate: 2, monthsMissed: 0, averageDaysLate: 3.5 };
  const project = {
    promisedReturn: 8.5,
    promisedNet: 7.82,
    realizedReturn: -3.25,
    realizedGrossReturn: null,
    promisedTerm: null,
    delayedTo: '2026-05-31',
    delayTitle: 'Lluvias',
    capital: 45_000,
    actualMonths: 12,
    fundedDate: null,
  };
  const row = { ...timing, ...project, name: 'Casa', status: null, exitDate: '2026-02-03', exitReturn: -3.25 };
  expect(toTrackRecordCsv([row]).split('\r\n')[1]).toBe(
    'Casa;Eliminado;8,5;7,82;-3,25;;1;2;0;3,5;;12;;03/02/2026;-3,25;31/05/2026;Lluvias;45000',
  );
});
