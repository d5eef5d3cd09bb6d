import { randomInt } from 'node:crypto';
import { sha256 } from '../../platform/sha256';

// Crockford's base 32: no letters that look like a digit or another letter.
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const groups = 6;
const groupLength = 4;

export const recoveryCodeCount = 10;

const generateGroup = (): string =>
  Array.from({ length: groupLength }, () => alphabet[randomInt(alphabet.length)]).join('');

/** Generates a recovery code of 120 random bits: 'K7QM-02XD-9FHT-3BWN-5ZJE-VC8A'. */
export const generateRecoveryCode = (): string => Array.from({ length: groups }, generateGroup).join('-');

/** The code as people type it, without separators, in one case, and with look-alikes as what they stand for. */
const normalize = (code: string): string =>
  code.toUpperCase().replace(/[\s-]/g, '').replace(/O/g, '0').replace(/[IL]/g, '1');

/** The stored form of a code. A fast hash is enough from 112 random bits on; codes of earlier versions had 80. */
export const hashRecoveryCode = (userId: number, code: string): string =>
  sha256(`recovery:${userId}:${normalize(code)}`);
