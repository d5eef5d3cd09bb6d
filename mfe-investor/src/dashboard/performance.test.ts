import { capitalByProject, paidByMonth, paymentSums, portfolioFlows } from './performance';

const payment = (period: string, amount: string, changed: object = {}) => ({
  investmentId: 1,
  amount,
  paymentDate: `${period}-15`,
  period,
  status: 'paid' as const,
  ...changed,
});

const holding = { id: 1, projectId: 7, amount: 10_000, investedOn: '2025-01-15' };
const none = new Map<number, string | null>();

test('payments are summed to the cent, each status for itself', () => {
  const payments = [
    payment('2025-01', '0.10'),
    payment('2025-02', '0.20'),
    payment('2025-03', '5.00', { status: 'pending' }),
    payment('2025-04', '7.00', { status: 'missed' }),
  ];
  expect(paymentSums(payments)).toEqual({ paid: '0.30', pending: '5.00', missed: '7.00' });
});

test('a portfolio is what was put in, what was paid, and the capital at what it cost', () => {
  const payments = [
    payment('2025-02', '75.00'),
    payment('2025-03', '75.00', { status: 'pending' }),
    payment('2025-03', '9.00', { investmentId: 2 }),
  ];
  expect(portfolioFlows([holding], payments, none, '2026-01-15')).toEqual([
    { date: '2025-01-15', cents: -1_000_000 },
    { date: '2025-02-15', cents: 7500 },
    { date: '2026-01-15', cents: 1_000_000 },
  ]);
});

test('the capital of a project that was sold came back on that day', () => {
  expect(portfolioFlows([holding], [], new Map([[7, '2025-06-30']]), '2026-01-15').at(-1)).toEqual({
    date: '2025-06-30',
    cents: 1_000_000,
  });
});

test('a holding is at least a month older than its first payment, and without any date it is left out', () => {
  expect(
    portfolioFlows([{ ...holding, investedOn: null }], [payment('2025-03', '75.00')], none, '2026-01-15')[0],
  ).toMatchObject({ date: '2025-02-13' });
  expect(
    portfolioFlows([{ ...holding, investedOn: '2025-12-01' }], [payment('2025-03', '75.00')], none, '2026-01-15')[0],
  ).toMatchObject({ date: '2025-02-13' });
  expect(portfolioFlows([{ ...holding, investedOn: null }], [], none, '2026-01-15')).toEqual([]);
});

test('months without a payment stand between those with one', () => {
  expect(
    paidByMonth([
      payment('2025-02', '10.00'),
      payment('2024-11', '5.50'),
      payment('2025-02', '1.00'),
      payment('2025-03', '9.00', { status: 'pending' }),
    ]),
  ).toEqual([
    { period: '2024-11', cents: 550 },
    { period: '2024-12', cents: 0 },
    { period: '2025-01', cents: 0 },
    { period: '2025-02', cents: 1100 },
  ]);
  expect(paidByMonth([])).toEqual([]);
});

test('of many months the latest 24 are shown', () => {
  const months = paidByMonth([payment('2020-01', '1.00'), payment('2025-12', '1.00')]);
  expect([months.length, months[0]?.period, months.at(-1)?.period]).toEqual([24, '2024-01', '2025-12']);
});

test('capital is summed by project, largest first', () => {
  const held = [
    { projectId: 1, projectName: 'Uno', amount: 1000 },
    { projectId: 2, projectName: 'Dos', amount: 2500 },
    { projectId: 1, projectName: 'Uno', amount: 3000 },
  ];
  expect(capitalByProject(held)).toEqual([
    { projectId: 1, name: 'Uno', amount: 4000 },
    { projectId: 2, name: 'Dos', amount: 2500 },
  ]);
});
