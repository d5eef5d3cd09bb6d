import { apiKeyPrefixes } from '@cimiento/contracts';
import { randomInt } from 'node:crypto';
import { crc32 } from 'node:zlib';

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
// 32 characters of 62 are 190 bits.
const randomLength = 32;
const checkLength = 6;
// Of the random part: enough to recognise a key, too little to guess it.
const shownLength = 6;

/** Environments of keys. */
export type KeyEnvironment = keyof typeof apiKeyPrefixes;
const environments = Object.keys(apiKeyPrefixes) as KeyEnvironment[];

const bodyPattern = new RegExp(`^[0-9A-Za-z]{${randomLength + checkLength}}$`);

/** CRC-32 of a text in base 62: a scanner of leaked secrets tells a key from other text without asking us. */
function toCheck(text: string): string {
  let [rest, check] = [crc32(text), ''];
  for (let index = 0; index < checkLength; index += 1) {
    check = `${alphabet[rest % alphabet.length]}${check}`;
    rest = Math.floor(rest / alphabet.length);
  }
  return check;
}

/** A new key: where it works, 190 random bits, and their CRC-32. */
export function generateKey(environment: KeyEnvironment): string {
  const random = Array.from({ length: randomLength }, () => alphabet[randomInt(alphabet.length)]).join('');
  const body = apiKeyPrefixes[environment] + random;
  return body + toCheck(body);
}

/** Environment of a key; null for a text that is not a key, so that mistyped and cut keys need no query. */
export function findKeyEnvironment(text: string): KeyEnvironment | null {
  const environment = environments.find((one) => text.startsWith(apiKeyPrefixes[one]));
  if (environment === undefined || !bodyPattern.test(text.slice(apiKeyPrefixes[environment].length))) return null;
  return toCheck(text.slice(0, -checkLength)) === text.slice(-checkLength) ? environment : null;
}

/** The prefix of a key, as lists show it. */
export const getKeyPrefix = (key: string): string => key.slice(0, apiKeyPrefixes.live.length + shownLength);
