import { randomInt } from 'node:crypto';

// Without characters that look alike (0 and O; 1, I and L), and without U, which could form words.
const alphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const length = 10;

/** Generates an invitation code: random, one of 30^10, and easy to read aloud. */
export const generateCode = (): string => Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('');
