import { centsToText, findCents, parseCents, parseRate, parseWhole, projectedReturnCents, sumMoney } from './money';

test.each([
  ['125.50', 12550],
  ['125.5', 12550],
  ['0.01', 1],
  [7, 700],
  [0.1, 10],
  ['999999999999.99', 99999999999999],
])('reads %p as %p cents', (input, cents) => {
  expect(findCents(input)).toBe(cents);
});

test.each(['1.234', '-1', '1e3', '1,000', ' 1', '', 'abc', '1.', '.5', null, undefined, {}, NaN, Infinity, -0.5, 1e21])(
  'rejects %p as an amount',
  (input) => {
    expect(findCents(input)).toBeNull();
  },
);

test.each(['1.500', '1e3', ' 7', '7 ', '', '-1', '0x10', 1.5, NaN, null])('rejects %p as a whole number', (input) => {
  expect(parseWhole(input)).toBeNull();
});

test.each(['8-12', '8%', '8,5', '8.12345', '-1', '', 'ocho', null])('rejects %p as a yearly return', (input) => {
  expect(parseRate(input)).toBeNull();
});

test('cents become text with two decimals and come back unchanged', () => {
  for (const cents of [0, 1, 10, 99, 100, 12550, 99999999999999]) expect(parseCents(centsToText(cents))).toBe(cents);
});

test('an amount that cannot be read is an error and never zero', () => {
  expect(() => parseCents('1.234')).toThrow(RangeError);
  expect(() => sumMoney(['10.00', 'abc'])).toThrow(RangeError);
});

test('a negative amount keeps its sign', () => {
  expect(centsToText(-5)).toBe('-0.05');
});

test('a projected return is amount × rate / 100, exact to the cent', () => {
  expect(projectedReturnCents(10_000, 7)).toBe(70_000);
  expect(projectedReturnCents(1_000, 8.5)).toBe(8_500);
  expect(projectedReturnCents(3_333, 7.125)).toBe(23_748);
  expect(projectedReturnCents(2_000_000_000, 1000)).toBe(2_000_000_000_000);
});

test('a sum of money is exact where floats are not', () => {
  expect(sumMoney(['0.10', '0.20'])).toBe('0.30');
  expect(sumMoney([])).toBe('0.00');
});
