import { brand } from '@cimiento/contracts';
import { Secret, TOTP } from 'otpauth';

const periodSeconds = 30;
const secretBytes = 20;
// Codes of the period before and after are accepted: clocks differ, and typing takes time.
const window = 1;

// SHA-1, because many authenticator apps ignore any other algorithm. RFC 6238 needs a MAC, which its collisions do not break.
const create = (secret: string, username = ''): TOTP =>
  new TOTP({
    issuer: brand.name,
    label: username,
    secret: Secret.fromBase32(secret),
    algorithm: 'SHA1',
    digits: 6,
    period: periodSeconds,
  });

/** Generates a secret of 160 random bits, in base 32. */
export const generateTotpSecret = (): string => new Secret({ size: secretBytes }).base32;

/** Address that an authenticator app reads from the QR code. */
export const toTotpUri = (secret: string, username: string): string => create(secret, username).toString();

/**
 * Number of the 30-second period that a code is of, or null when it is of none near now. A code must be accepted only if this is above
 * the period of the last accepted code.
 */
export function findTotpPeriod(secret: string, code: string, now: number): number | null {
  const delta = create(secret).validate({ token: code, window, timestamp: now });
  return delta === null ? null : Math.floor(now / 1000 / periodSeconds) + delta;
}
