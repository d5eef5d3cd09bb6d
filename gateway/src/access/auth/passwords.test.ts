import * as argon2 from '@node-rs/argon2';
import { hashPassword, passwordMatches } from './passwords';

jest.mock('@node-rs/argon2', () => {
  const actual = jest.requireActual<typeof argon2>('@node-rs/argon2');
  return { ...actual, verify: jest.fn(actual.verify) };
});

const verify = jest.mocked(argon2.verify);

test('a password matches only its own hash', async () => {
  const hash = await hashPassword('contraseña');
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await passwordMatches('contraseña', hash)).toBe(true);
  expect(await passwordMatches('contrasena', hash)).toBe(false);
});

test('composed and decomposed letters are the same password', async () => {
  const hash = await hashPassword('contrase\u00f1a');
  expect(await passwordMatches('contrasen\u0303a', hash)).toBe(true);
});

test('two hashes of the same password differ', async () => {
  expect(await hashPassword('secreto1')).not.toBe(await hashPassword('secreto1'));
});

test('a missing hash costs the same work, and never matches', async () => {
  verify.mockClear();
  expect(await passwordMatches('secreto1', undefined)).toBe(false);
  expect(verify).toHaveBeenCalledTimes(1);
  expect(verify.mock.calls[0]?.[0]).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});
