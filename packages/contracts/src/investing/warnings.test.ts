import { addDays, addMonths, today, toPeriod } from '../values/days';
import {
  describeEqualOrder,
  listPaymentRunWarnings,
  listPaymentWarnings,
  listProjectWarnings,
  type PaymentRunFacts,
} from './warnings';
import { listUserWarnings } from '../access/user-warnings';

const payment = { amount: '100.00', paymentDate: today(), period: toPeriod(today()), status: 'paid' as const };
const codes = (warnings: readonly { code: string }[]) => warnings.map(({ code }) => code);

test('a payment above the capital of its investment is warned about, one equal to it is not', () => {
  expect(codes(listPaymentWarnings({ ...payment, amount: '1000.01' }, 1000))).toEqual(['ABOVE_CAPITAL']);
  expect(listPaymentWarnings({ ...payment, amount: '1000.00' }, 1000)).toEqual([]);
  expect(listPaymentWarnings({ ...payment, amount: '1000.01' }, null)).toEqual([]);
});

test('a payment of a day or a month before its investment is warned about', () => {
  const list = (paymentDate: string, period: string, startedOn: string | null) =>
    listPaymentWarnings({ ...payment, paymentDate, period }, 1000, startedOn).map(({ code, field }) => [code, field]);
  expect(list('2026-03-09', '2026-03', '2026-03-10')).toEqual([['BEFORE_INVESTMENT', 'paymentDate']]);
  expect(list('2026-03-10', '2026-02', '2026-03-10')).toEqual([['BEFORE_INVESTMENT', 'period']]);
  expect(list('2026-03-10', '2026-03', '2026-03-10')).toEqual([]);
  expect(list('2020-01-01', '2020-01', null)).toEqual([]);
});

test('only a paid payment in the future is warned about', () => {
  const paymentDate = addDays(today(), 1);
  expect(codes(listPaymentWarnings({ ...payment, paymentDate }, 1000))).toEqual(['PAID_IN_FUTURE']);
  expect(listPaymentWarnings({ ...payment, paymentDate, status: 'pending' }, 1000)).toEqual([]);
});

test('a target below what is funded, or below the minimum, is warned about', () => {
  expect(codes(listProjectWarnings({ target: 1000, funded: 161_000, minInvestment: 2000 }))).toEqual([
    'TARGET_BELOW_FUNDED',
    'TARGET_BELOW_MINIMUM',
  ]);
  expect(listProjectWarnings({ target: 161_000, funded: 161_000, minInvestment: 1000 })).toEqual([]);
});

test('granting the role of administrator is warned about, keeping it is not', () => {
  expect(codes(listUserWarnings({ role: 'admin' }))).toEqual(['ADMINISTRATOR']);
  expect(codes(listUserWarnings({ role: 'admin' }, 'user'))).toEqual(['ADMINISTRATOR']);
  const [warning] = listUserWarnings({ role: 'admin', staffRole: 'content' });
  expect(warning?.message).toBe('Podrá: leer proyectos; publicar novedades, documentos y artículos.');
  expect(listUserWarnings({ role: 'admin' }, 'admin')).toEqual([]);
  expect(listUserWarnings({ role: 'user' }, 'admin')).toEqual([]);
});

test('an equal order says how long ago it was', () => {
  expect(describeEqualOrder(5000, 0)).toBe('Ya invertiste $5,000 aquí hace un momento.');
  expect(describeEqualOrder(5000, 1)).toBe('Ya invertiste $5,000 aquí hace 1 minuto.');
  expect(describeEqualOrder(5000, 3)).toBe('Ya invertiste $5,000 aquí hace 3 minutos.');
});

const run: PaymentRunFacts = {
  period: '2026-01',
  paymentDate: '2026-02-05',
  exitDate: null,
  grossCents: 100_000,
  netCents: 100_000,
  expensesCents: 0,
  unpaidExpensesCents: 0,
  distributableCents: 100_000,
  postedGrossCents: 0,
  projectedGrossCents: 100_000,
};
const runCodes = (changed: Partial<PaymentRunFacts>) => codes(listPaymentRunWarnings({ ...run, ...changed }));

test('a monthly payment as projected and collected has no warning', () => {
  expect(runCodes({})).toEqual([]);
});

test('a run is warned about beyond 25 % of the projection, with what is posted already', () => {
  const enough = { distributableCents: 1_000_000 };
  expect(runCodes({ ...enough, grossCents: 125_000 })).toEqual([]);
  expect(runCodes({ ...enough, grossCents: 75_000 })).toEqual([]);
  expect(runCodes({ ...enough, grossCents: 125_001 })).toEqual(['OFF_PROJECTION']);
  expect(runCodes({ ...enough, grossCents: 74_999 })).toEqual(['OFF_PROJECTION']);
  expect(runCodes({ ...enough, grossCents: 60_000, postedGrossCents: 40_000 })).toEqual([]);
  expect(runCodes({ ...enough, grossCents: 60_000, postedGrossCents: 80_000 })).toEqual(['OFF_PROJECTION']);
  expect(runCodes({ ...enough, projectedGrossCents: 0 })).toEqual(['OFF_PROJECTION']);
  expect(listPaymentRunWarnings({ ...run, ...enough, grossCents: 900_000 })[0]?.message).toBe(
    'Son $9,000.00, 800 % más que los $1,000.00 proyectados antes de comisiones.',
  );
});

test('a run above what the project sent is warned about, with what is left to collect', () => {
  const [warning] = listPaymentRunWarnings({ ...run, netCents: 110_000 });
  expect(warning).toMatchObject({ code: 'ABOVE_COLLECTED', field: 'amount' });
  expect(warning?.message).toContain('quedarían por cobrar $100.00');
  expect(runCodes({ netCents: 0, distributableCents: -5 })).toEqual(['ABOVE_COLLECTED']);
});

test('a run that deducts more expenses than the bank paid is warned about', () => {
  expect(runCodes({ expensesCents: 5000, unpaidExpensesCents: 5000 })).toEqual([]);
  expect(runCodes({ expensesCents: 5001, unpaidExpensesCents: 5000 })).toEqual(['EXPENSES_UNPAID']);
});

test('a month to come is warned about, the current one is not', () => {
  const period = toPeriod(today());
  expect(runCodes({ period })).toEqual([]);
  expect(runCodes({ period: addMonths(period, 1) })).toEqual(['MONTH_AHEAD']);
});

test('a month after the sale, or a payment day after it, is warned about once', () => {
  expect(runCodes({ exitDate: '2026-01-20' })).toEqual(['AFTER_SALE']);
  expect(runCodes({ exitDate: '2025-12-31' })).toEqual(['AFTER_SALE']);
  expect(runCodes({ exitDate: '2026-02-05' })).toEqual([]);
  expect(runCodes({ exitDate: '2026-01-20', paymentDate: null })).toEqual([]);
});
