import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { messages } from '@cimiento/contracts';
import { BreachedPasswords } from '../../platform/config/breached-passwords';
import { commonWords } from './common-passwords';
import { frequentPasswords } from './frequent-passwords';
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

test('refuses the 3,000 most frequent passwords that are long enough, with capitals too', () => {
  const passwords = [...frequentPasswords];
  expect(passwords.length).toBeGreaterThanOrEqual(3000);
  expect(passwords.filter((password) => password.length < 8)).toEqual([]);
  const typed = passwords.flatMap((password) => [password, password.toUpperCase()]);
  expect(typed.filter((password) => findFault(password) === undefined)).toEqual([]);
});

test.each(['trustno1', '1qaz2wsx', 'Q1W2E3R4', 'zaq12wsx'])('refuses %p, which breaches have often', (password) => {
  expect(findFault(password)).toBe(messages.passwordTooCommon);
});

test('the basic policy leaves the rule to the length that the product promises', () => {
  expect(() => assertPasswordAllowed('basic', 'admin123', person)).not.toThrow();
});

test('with a list of breached passwords the policy is strict, and refuses those of the list', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'cimiento-breached-'));
  try {
    const file = path.join(folder, 'hashes.txt');
    writeFileSync(file, `${createHash('sha1').update('tejado-violín-mayo').digest('hex').toUpperCase()}:12\r\n`);
    const policy = BreachedPasswords.open(file);
    expect(() => assertPasswordAllowed(policy, 'tejado-violín-mayo', person)).toThrow(messages.passwordBreached);
    expect(() => assertPasswordAllowed(policy, 'contraseña', person)).toThrow(messages.passwordTooCommon);
    expect(() => assertPasswordAllowed(policy, 'tejado-violín-junio', person)).not.toThrow();
  } finally {
    rmSync(folder, { recursive: true });
  }
});
