import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { messages } from '@cimiento/contracts';
import { BreachedPasswords } from '../../platform/config/breached-passwords';
import { assertPasswordAllowed } from './password-policy';

const person = { username: 'ana.paredes', email: 'anita@prueba.example' };
const findFault = (password: string): Promise<string | undefined> =>
  assertPasswordAllowed('strict', password, person).then(
    () => undefined,
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  );

/** Those that are not refused as common. */
async function listTaken(passwords: readonly string[]): Promise<string[]> {
  const faults = await Promise.all(passwords.map(findFault));
  return passwords.filter((_password, index) => faults[index] !== messages.passwordTooCommon);
}

test.each(['corto7!', '      ', '12345'])('refuses %p, which is too short', async (password) => {
  expect(await findFault(password)).toBe(messages.strictPassword);
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
  '84027391556',
  'Murciélago2026',
  'x7q!x7q!x7q!',
])('refuses %p, which is common or easy to guess', async (password) => {
  expect(await findFault(password)).toBe(messages.passwordTooCommon);
});

test.each(['ana.paredes77!', 'xx-ANITA-yy', 'Ana.Parédes'])(
  'refuses %p, which repeats the person',
  async (password) => {
    expect(await findFault(password)).toBe(messages.passwordRepeatsName);
  },
);

test.each([
  'cuatro palabras que no riman',
  'tejado-violín-mayo',
  'R7#vq!2zLp',
  'una clave con ñ y tilde',
  '840273915562',
])('takes %p', async (password) => {
  expect(await findFault(password)).toBeUndefined();
});

// Every ninth of the words that earlier releases listed, and those that the dictionaries lack.
const words = `
aaaaaa alejandro amorcito amormio antonio atlantis barcelona barcelonasc benjamin booboo cambiame camila carolina charlie christine
cimiento claveclave cocacola contraseña corona daniel diamond eagles entrada felicidad flores fuckme gatita google happy helloworld
hockey hotmail inicio iverson jesuscristo justin letmein ligadequito linkedin loveme magic mariposa mauricio mifamilia miguel morgan
muñeca nicolas orlando paris passw patricio pokemon purple raiders river ronaldo scorpion shadow smokey sparky sunflower tekiero
tequiero tequierotanto thunder trustno vanessa viviana wizard zxcvbnm
`;

test('a common word with capitals and numbers around it is refused', async () => {
  const passwords = words
    .trim()
    .split(/\s+/)
    .flatMap((text) => ['2026!', '00001.'].map((end) => `${text.charAt(0).toUpperCase()}${text.slice(1)}${end}`));
  expect(passwords.length).toBeGreaterThan(100);
  expect(await listTaken(passwords)).toEqual([]);
});

// A sample of the 3,000 most frequent ones that earlier releases listed.
const frequent = `
password pakistan rolltide montreal ghbdtnbr fuck_inside amsterdam flamingo skorpion 01011989 blessing roadrunn elizaveta 02041983
michael2 honolulu pipeline gbhfvblf 28021992 freefall 26031988 gateway2 bigdicks warhamme 123456789qwe 01011972 nokia5800 alex1234
gizmodo1 topsecret lincoln1 bettyboop undertow enter123 snowman1 control1 maurolarastefy momsanaladventure sidewind 8phrowz622
`;

test('a frequent password is refused, with capitals too', async () => {
  const passwords = frequent.trim().split(/\s+/);
  const typed = passwords.flatMap((password) => [password, password.toUpperCase()]);
  expect(await listTaken(typed)).toEqual([]);
});

test.each(['trustno1', '1qaz2wsx', 'Q1W2E3R4', 'zaq12wsx'])(
  'refuses %p, which breaches have often',
  async (password) => {
    expect(await findFault(password)).toBe(messages.passwordTooCommon);
  },
);

test('the basic policy leaves the rule to the length that the product promises', async () => {
  await expect(assertPasswordAllowed('basic', 'admin123', person)).resolves.toBeUndefined();
});

test('with a list of breached passwords the policy is strict, and refuses those of the list', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'cimiento-breached-'));
  try {
    const file = path.join(folder, 'hashes.txt');
    writeFileSync(file, `${createHash('sha1').update('tejado-violín-mayo').digest('hex').toUpperCase()}:12\r\n`);
    const policy = BreachedPasswords.open(file);
    await expect(assertPasswordAllowed(policy, 'tejado-violín-mayo', person)).rejects.toThrow(
      messages.passwordBreached,
    );
    await expect(assertPasswordAllowed(policy, 'contraseña', person)).rejects.toThrow(messages.passwordTooCommon);
    await expect(assertPasswordAllowed(policy, 'tejado-violín-junio', person)).resolves.toBeUndefined();
  } finally {
    rmSync(folder, { recursive: true });
  }
});
