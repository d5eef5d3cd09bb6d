import { findReceived, getBalanceAfter, isPayable } from './received-money';

test('a part that came is told with what is missing', () => {
  expect(findReceived({ received: '999.00', missing: '1.00' })).toBe('Recibimos $999.00; falta $1.00');
});

test.each([
  { received: '0.00', missing: '1000.00' },
  { received: '1000.00', missing: '0.00' },
])('an order shows nothing with $received received and $missing missing', (money) => {
  expect(findReceived(money)).toBeNull();
});

test.each([
  ['1000.00', '0.00', true],
  ['2500.50', '1500.50', true],
  ['999.99', '-0.01', false],
  ['-5.00', '-1005.00', false],
])('a balance of %p is %p after an order of $1,000, which it pays: %p', (available, after, isEnough) => {
  expect(getBalanceAfter(available, 1000)).toBe(after);
  expect(isPayable(available, 1000)).toBe(isEnough);
});
