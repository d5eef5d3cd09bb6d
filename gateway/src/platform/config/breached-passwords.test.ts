import { createHash, randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { BreachedPasswords } from './breached-passwords';

const hash = (password: string): string => createHash('sha1').update(password).digest('hex').toUpperCase();
const breached = Array.from({ length: 501 }, (_none, index) => `clave filtrada ${index} ñ`);
const lines = [
  ...breached.map(hash),
  ...Array.from({ length: 300 }, () => randomBytes(20).toString('hex').toUpperCase()),
]
  .sort()
  .map((text, index) => `${text}:${index % 7 === 0 ? 1 : 10 ** (index % 8)}`);

let folder: string;
const write = (name: string, text: string): string => {
  const file = path.join(folder, name);
  writeFileSync(file, text);
  return file;
};

beforeAll(() => (folder = mkdtempSync(path.join(tmpdir(), 'cimiento-breached-'))));
afterAll(() => rmSync(folder, { recursive: true }));

test.each(['\r\n', '\n'])('finds each password of a file, and no other, with lines that end in %j', (end) => {
  for (const last of [end, '']) {
    const passwords = BreachedPasswords.open(write('hashes.txt', lines.join(end) + last));
    expect(breached.filter((password) => !passwords.has(password))).toEqual([]);
    for (let index = 0; index < 500; index += 1) expect(passwords.has(`otra clave ${index}`)).toBe(false);
    // Letters with a combining mark are the same password.
    expect(passwords.has('clave filtrada 7 n\u0303')).toBe(true);
    expect([passwords.has(''), passwords.has('x'.repeat(200))]).toEqual([false, false]);
  }
});

test.each([
  ['is missing', () => path.join(folder, 'none')],
  ['is empty', () => write('empty.txt', '')],
  ['has passwords instead of hashes', () => write('words.txt', 'secreto\nclave\n')],
])('says in one line that the file %s', (_what, getFile) => {
  expect(() => BreachedPasswords.open(getFile())).toThrow(/^Configuration: BREACHED_PASSWORDS_FILE [^\n]+$/);
});
