import { addWeekdays } from '../values/days';
import { maskIdentityNumber } from './bank-accounts';
import { isSameHolder } from './withdrawals';

test.each([
  ['Ana Pérez', 'Pérez Soto Ana', true],
  ['Ana Pérez', 'ANA PEREZ', true],
  ['María de los Ángeles Peña', 'PENA ANGELES MARIA', true],
  ['Ana Pérez', 'Luis Pérez', false],
  ['Inés Peña Andrade', 'Inversiones Peña S.A.', false],
  ['Ana', 'Ana Pérez', false],
  ['De la Ana', 'Ana Pérez', false],
  ['', '', false],
])('the holder %s of an account of %s: the same is %s', (name, holder, isSame) => {
  expect(isSameHolder(name, holder)).toBe(isSame);
  expect(isSameHolder(holder, name)).toBe(isSame);
});

test.each([
  ['2026-11-27', 3, '2026-12-02'],
  ['2026-11-28', 1, '2026-11-30'],
  ['2026-11-23', 3, '2026-11-26'],
])('weekdays after %s leave Saturday and Sunday out', (day, count, expected) => {
  expect(addWeekdays(day, count)).toBe(expected);
});

test('an identity number shows its last three characters', () => {
  expect(maskIdentityNumber('1712345678')).toBe('*******678');
  expect(maskIdentityNumber('AB')).toBe('AB');
});
