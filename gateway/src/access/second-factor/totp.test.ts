import { TOTP, Secret } from 'otpauth';
import { findTotpPeriod, generateTotpSecret, toTotpUri } from './totp';

const secret = Secret.fromUTF8('12345678901234567890').base32;

// RFC 6238, appendix B, SHA-1: the last six of the eight digits.
test.each([
  [59, '287082'],
  [1111111109, '081804'],
  [1111111111, '050471'],
  [1234567890, '005924'],
  [2000000000, '279037'],
  [20000000000, '353130'],
])('at second %i the code is %s', (seconds, code) => {
  expect(findTotpPeriod(secret, code, seconds * 1000)).toBe(Math.floor(seconds / 30));
});

test('accepts the code of the period before and after, and names its period', () => {
  const code = (seconds: number) =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: seconds * 1000 });
  const now = 1_234_567_890;
  const period = Math.floor(now / 30);
  expect([-60, -30, 0, 30, 60].map((shift) => findTotpPeriod(secret, code(now + shift), now * 1000))).toEqual([
    null,
    period - 1,
    period,
    period + 1,
    null,
  ]);
});

test('a secret has 160 bits, and its address names the product and the person', () => {
  const generated = generateTotpSecret();
  expect(generated).toMatch(/^[A-Z2-7]{32}$/);
  expect(generateTotpSecret()).not.toBe(generated);
  expect(toTotpUri(generated, 'maría')).toBe(
    `otpauth://totp/Cimiento:mar%C3%ADa?issuer=Cimiento&secret=${generated}&algorithm=SHA1&digits=6&period=30`,
  );
});
