import { randomInt } from 'node:crypto';
import { crc32 } from 'node:zlib';

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const prefix = 'cim_live_';
// 32 characters of 62 are 190 bits.
const randomLength = 32;
const checkLength = 6;
// Of the random part: enough to recognise a key, too little to guess it.
const shownLength = 6;

const pattern = new RegExp(`^${prefix}[0-9A-Za-z]{${randomLength + checkLength}}$`);

/** CRC-32 of a text in base 62: a scanner of leaked secrets tells a key from other text without asking us. */
function toCheck(text: string): string {
  let [rest, check] = [crc32(text), ''];
  for (let index = 0; index < checkLength; index += 1) {
    check = `${alphabet[rest % alphabet.length]}${check}`;
    rest = Math.floor(rest / alphabet.length);
  }
  return check;
}

/** A new key: what it is for, 190 random bits, and their CRC-32. */
export function generateKey(): string {
  const body = prefix + Array.from({ length: randomLength }, () => alphabet[randomInt(alphabet.length)]).join('');
  return body + toCheck(body);
}

/** Whether a text can be a key: mistyped and cut ones are told without a look into the database. */
export const isKey = (text: string): boolean =>
  pattern.test(text) && toCheck(text.slice(0, -checkLength)) === text.slice(-checkLength);

/** How a key begins, as lists show it. */
export const getKeyPrefix = (key: string): string => key.slice(0, prefix.length + shownLength);
