import { Secret, TOTP } from 'otpauth';

const periodMs = 30_000;

/** The code of an authenticator app for a secret, now or some periods of 30 seconds later. */
export const createTotpCode = (secret: string, periods = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + periods * periodMs });
