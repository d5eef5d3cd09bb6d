import * as argon2 from '@node-rs/argon2';
import { hashPassword, passwordMatches } from './passwords';

jest.mock('@node-rs/argon2', () => {
  const actual = jest.requireActual<typeof argon2>('@node-rs/argon2');
  return { ...actual, verify: jest.fn(actual.verify) };
});

const verify = jest.mocked(argon2.verify);

test('a password matches its own hash and no other', async () => {
  const hash = await hashPassword('contraseña');
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await passwordMatches('contraseña', hash)).toBe(true);
  expect(await passwordMatches('contrasena', hash)).toBe(false);
});

test('a letter typed as one sign or as two is the same password', async () => {
  const hash = await hashPassword('contrase\u00f1a');
  expect(await passwordMatches('contrasen\u0303a', hash)).toBe(true);
});

test('two hashes of one password differ', async () => {
  expect(await hashPassword('secreto1')).not.toBe(await hashPassword('secreto1'));
});

test('an unknown person costs as much work as a known one, and never matches', async () => {
  verify.mockClear();
  expect(await passwordMatches('secreto1', undefined)).toBe(false);
  expect(verify).toHaveBeenCalledTimes(1);
  expect(verify.mock.calls[0]?.[0]).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});
