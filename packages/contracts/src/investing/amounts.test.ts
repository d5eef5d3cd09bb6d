import {
  amountRange,
  canInvest,
  toFractions,
  getReservableAmount,
  investmentFault,
  calculateYearlyReturnCents,
  getSharePercent,
} from './amounts';

const offer = { status: 'available' as const, funded: 217_000, reserved: 0, target: 300_000, minInvestment: 1000 };

test('a project takes from its minimum to what remains of its target', () => {
  expect(amountRange(offer)).toEqual({ min: 1000, max: 83_000, remaining: 83_000 });
  expect(amountRange({ ...offer, minInvestment: 5000 })).toMatchObject({ min: 5000 });
});

test('a project without a minimum takes one fraction; a minimum between two is rounded up', () => {
  expect(amountRange({ ...offer, minInvestment: 0 })).toMatchObject({ min: 1000 });
  expect(amountRange({ ...offer, minInvestment: 1500 })).toMatchObject({ min: 2000 });
});

test('a remainder below a whole fraction cannot be bought', () => {
  expect(amountRange({ ...offer, target: 219_500 })).toMatchObject({ max: 2000, remaining: 2500 });
});

test.each([
  ['funded', { ...offer, status: 'funded' as const }],
  ['sold', { ...offer, status: 'exited' as const }],
  ['at its target', { ...offer, funded: 300_000 }],
  ['past its target', { ...offer, funded: 310_000 }],
  ['without a target', { ...offer, funded: 0, target: 0 }],
  ['short of its own minimum', { ...offer, funded: 297_000, minInvestment: 5000 }],
])('a project that is %s takes no orders', (_name, closed) => {
  expect(canInvest(closed)).toBe(false);
  expect(investmentFault(closed, 1000)).toMatch(/^Este proyecto ya no recibe|^Quedan \$3,000 por invertir/);
});

test.each([
  [1000, null],
  [83_000, null],
  [0, 'La inversión mínima de este proyecto es de $1,000.'],
  [999, 'Elige fracciones enteras: el monto debe ser múltiplo de $1,000.'],
  [84_000, 'Quedan $83,000 por invertir en este proyecto: elige como máximo $83,000.'],
])('an order of %p dollars gets the message %p', (amount, fault) => {
  expect(investmentFault(offer, amount)).toBe(fault);
});

test('calculates the fractions, share and projected year of an amount', () => {
  expect(toFractions(12_000)).toBe(12);
  expect(getSharePercent(3000, 300_000)).toBe(1);
  expect(getSharePercent(3000, 0)).toBe(0);
  expect(calculateYearlyReturnCents(3000, '8.75')).toBe(26_250);
});

test('what is reserved cannot be invested, and says so when nothing else is left', () => {
  expect(amountRange({ ...offer, reserved: 3000 })).toMatchObject({ max: 80_000, remaining: 80_000 });
  const full = { ...offer, reserved: 83_000 };
  expect(canInvest(full)).toBe(false);
  expect(investmentFault(full, 1000)).toMatch(/^Lo que falta de este proyecto está reservado/);
});

test('one user may reserve whole fractions up to a share of the target, at least one order', () => {
  expect(getReservableAmount(offer, 25)).toBe(75_000);
  expect(getReservableAmount({ ...offer, target: 10_000 }, 25)).toBe(2000);
  expect(getReservableAmount({ ...offer, target: 2000 }, 25)).toBe(1000);
  expect(getReservableAmount({ ...offer, target: 8000, minInvestment: 3000 }, 25)).toBe(3000);
});
