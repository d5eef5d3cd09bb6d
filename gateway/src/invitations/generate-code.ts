import { randomInt } from 'node:crypto';

// Without what is read as something else (0 and O, 1, I and L), and without U, which makes words.
const alphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const length = 10;

/** An invitation code that nobody can guess and everybody can read out: one of 30^10. */
export const generateCode = (): string => Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('');
