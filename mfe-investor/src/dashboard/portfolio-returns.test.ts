import { xirr } from '@cimiento/contracts';
import { getPortfolioFlows, sumComing, sumPaidByMonth } from './portfolio-returns';

const payment = (period: string, amount: string, changed: object = {}) => ({
  investmentId: 1,
  amount,
  paymentDate: `${period}-15`,
  period,
  status: 'paid' as const,
  ...changed,
});

const holding = { id: 1, projectId: 7, amount: 10_000, investedOn: '2025-01-15' };
const noExits = new Map<number, string | null>();

test('sums what is still to come to the cent: pending and paid ahead, nothing missed', () => {
  const payments = [
    payment('2025-02', '0.20'),
    payment('2025-03', '5.10', { status: 'pending' }),
    payment('2025-04', '7.20', { status: 'missed' }),
    payment('2025-05', '1.00', { paymentDate: '2025-06-02' }),
  ];
  expect(sumComing(payments, '2025-06-01')).toBe('6.10');
  expect(sumComing(payments, '2025-06-02')).toBe('5.10');
});

test('throws on an amount that cannot be read', () => {
  expect(() => sumPaidByMonth([payment('2025-01', 'mucho')], '2026-01-15')).toThrow(RangeError);
});

test('the flows of a portfolio are the capital, the paid payments, and the capital again at cost', () => {
  const payments = [
    payment('2025-02', '75.00'),
    payment('2025-03', '75.00', { status: 'pending' }),
    payment('2025-03', '9.00', { investmentId: 2 }),
  ];
  expect(getPortfolioFlows([holding], payments, noExits, '2026-01-15')).toEqual([
    { date: '2025-01-15', cents: -1_000_000 },
    { date: '2025-02-15', cents: 7500 },
    { date: '2026-01-15', cents: 1_000_000 },
  ]);
});

test('the capital of a sold project returns on its exit date', () => {
  expect(getPortfolioFlows([holding], [], new Map([[7, '2025-06-30']]), '2026-01-15').at(-1)).toEqual({
    date: '2025-06-30',
    cents: 1_000_000,
  });
});

test('a settled holding returns what its sale gave, on the day of the sale', () => {
  const sales = new Map([[1, { date: '2025-07-01', cents: 900_000 }]]);
  const getLast = (today: string) =>
    getPortfolioFlows([holding], [], new Map([[7, '2025-06-30']]), today, sales).at(-1);
  expect(getLast('2026-01-15')).toEqual({ date: '2025-07-01', cents: 900_000 });
  // Until that day the capital is in the project.
  expect(getLast('2025-03-01')).toEqual({ date: '2025-03-01', cents: 1_000_000 });
});

test('a stored date stands; a holding without one starts 30 days before its first payment', () => {
  const start = (investedOn: string | null, payments = [payment('2025-03', '75.00')]) =>
    getPortfolioFlows([{ ...holding, investedOn }], payments, noExits, '2026-01-15')[0]?.date;
  expect(start(null)).toBe('2025-02-13');
  expect(start('2025-12-01')).toBe('2025-12-01');
  expect(start('2025-03-14')).toBe('2025-03-14');
  expect(start(null, [])).toBeUndefined();
});

test('an investment of today with a rent of today has no yearly return', () => {
  const rent = payment('2026-01', '7.89', { paymentDate: '2026-01-15' });
  const flows = getPortfolioFlows([{ ...holding, investedOn: '2026-01-15' }], [rent], noExits, '2026-01-15');
  expect(xirr(flows)).toBeNull();
});

test('months without a payment are included as zero', () => {
  expect(
    sumPaidByMonth(
      [
        payment('2025-02', '10.00'),
        payment('2024-11', '5.50'),
        payment('2025-02', '1.00'),
        payment('2025-03', '9.00', { status: 'pending' }),
        payment('2025-03', '9.00', { paymentDate: '2055-01-01' }),
      ],
      '2026-01-15',
    ),
  ).toEqual([
    { period: '2024-11', cents: 550 },
    { period: '2024-12', cents: 0 },
    { period: '2025-01', cents: 0 },
    { period: '2025-02', cents: 1100 },
  ]);
  expect(sumPaidByMonth([], '2026-01-15')).toEqual([]);
});

test('only the latest 24 months are included', () => {
  const months = sumPaidByMonth([payment('2020-01', '1.00'), payment('2025-12', '1.00')], '2026-01-15');
  expect([months.length, months[0]?.period, months.at(-1)?.period]).toEqual([24, '2024-01', '2025-12']);
});
