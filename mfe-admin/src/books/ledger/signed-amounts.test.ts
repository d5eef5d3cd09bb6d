import { sumSigned } from '@cimiento/contracts';
import { formatSide, splitSides } from './signed-amounts';

test('adds amounts of both signs exactly', () => {
  expect(sumSigned(['0.10', '-0.30', '100000.21'])).toBe('100000.01');
  expect(sumSigned(['1.00', '-1.00'])).toBe('0.00');
  expect(() => sumSigned(['uno'])).toThrow(RangeError);
});

test('a negative balance is a debit, a positive one a credit', () => {
  expect(splitSides('-12.50')).toEqual({ debit: '12.50', credit: '0.00' });
  expect(splitSides('12.50')).toEqual({ debit: '0.00', credit: '12.50' });
  expect(splitSides('0.00')).toEqual({ debit: '0.00', credit: '0.00' });
});

test('a balance reads with its side and without a sign', () => {
  expect(formatSide('-200028.82')).toBe('$200,028.82 Debe');
  expect(formatSide('70.83')).toBe('$70.83 Haber');
  expect(formatSide('0.00')).toBe('$0.00');
});
