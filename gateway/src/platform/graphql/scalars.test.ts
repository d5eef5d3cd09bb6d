import 'reflect-metadata';
import { CalendarDateScalar, DateTimeScalar, DollarsScalar, MoneyScalar } from './scalars';

test.each([
  ['125.5', '125.50'],
  [125.5, '125.50'],
  ['0', '0.00'],
  [7, '7.00'],
])('Money takes %p as %s', (input, text) => {
  expect(MoneyScalar.parseValue(input)).toBe(text);
});

test.each(['1,000', '-1', '1e3', '1.234', '', ' 1', Number.NaN, true, {}])('Money rejects %p', (input) => {
  expect(() => MoneyScalar.parseValue(input)).toThrow();
});

test.each(['1.500', '1e3', 1.5, '', 2 ** 53])('Dollars rejects %p', (input) => {
  expect(() => DollarsScalar.parseValue(input)).toThrow();
});

test.each(['2025-02-29', '2025-2-01', '2025-01-31T00:00:00Z', 20250131])('CalendarDate rejects %p', (input) => {
  expect(() => CalendarDateScalar.parseValue(input)).toThrow();
});

test('CalendarDate returns the date unchanged', () => {
  expect(CalendarDateScalar.serialize('2024-02-29')).toBe('2024-02-29');
});

test('DateTime is serialized in UTC with milliseconds', () => {
  expect(DateTimeScalar.serialize(new Date(Date.UTC(2025, 0, 31, 14, 5)))).toBe('2025-01-31T14:05:00.000Z');
});
