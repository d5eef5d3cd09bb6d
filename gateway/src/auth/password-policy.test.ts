import { messages } from '@cimiento/contracts';
import { commonWords } from './common-passwords';
import { assertPasswordAllowed } from './password-policy';

const person = { username: 'ana.paredes', email: 'anita@prueba.example' };
const findFault = (password: string): string | undefined => {
  try {
    assertPasswordAllowed('strict', password, person);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
};

test.each(['corto7!', '      ', '12345'])('refuses %p, which is too short', (password) => {
  expect(findFault(password)).toBe(messages.strictPassword);
});

test.each([
  'password',
  'Passw0rd123!',
  'P@$$w0rd',
  'contraseña1',
  'Contrasena2026',
  'admin123',
  'qwertyuiop',
  'qwerty12345',
  'asdfghjk',
  'poiuytrewq',
  '1234567890',
  '87654321',
  'abcd1234',
  'aaaa1111',
  'aaaaaaaa',
  'abcabcabc',
  '19900101',
  'Ecuador2026',
  'barcelona1',
  'cimiento2026',
  'iloveyou!!',
  '        ',
])('refuses %p, which is common or easy to guess', (password) => {
  expect(findFault(password)).toBe(messages.passwordTooCommon);
});

test.each(['ana.paredes77!', 'xx-ANITA-yy', 'Ana.Parédes'])('refuses %p, which repeats the person', (password) => {
  expect(findFault(password)).toBe(messages.passwordRepeatsName);
});

test.each([
  'cuatro palabras que no riman',
  'tejado-violín-mayo',
  'R7#vq!2zLp',
  'una clave con ñ y tilde',
  '840273915562',
])('takes %p', (password) => {
  expect(findFault(password)).toBeUndefined();
});

test('refuses every common word with capitals and numbers around it', () => {
  const words = [...commonWords, 'contraseña', 'muñeca'].filter((text) => text.length >= 4);
  const passwords = words.flatMap((text) =>
    ['0000', '2026!', '00001.', '99999*'].map((end) => `${text.charAt(0).toUpperCase()}${text.slice(1)}${end}`),
  );
  expect(passwords.filter((password) => findFault(password) !== messages.passwordTooCommon)).toEqual([]);
});

test('the basic policy leaves the rule to the length that the product promises', () => {
  expect(() => assertPasswordAllowed('basic', 'admin123', person)).not.toThrow();
});
