import { randomInt } from 'node:crypto';

// Without 0/O, 1/I/L: a number is read aloud and typed by hand.
const alphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const group = 5;

const randomGroup = (): string => Array.from({ length: group }, () => alphabet[randomInt(alphabet.length)]).join('');

/** A fresh receipt number, 'CI-7K3M9-QXR4T': drawn by lot, so that it tells nobody how many orders there are. */
export const receiptNumber = (): string => `CI-${randomGroup()}-${randomGroup()}`;
