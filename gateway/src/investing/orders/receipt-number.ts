import { randomInt } from 'node:crypto';

// Without 0/O and 1/I/L: people read the number aloud and type it.
const receiptAlphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

const randomGroup = (): string =>
  Array.from({ length: 5 }, () => receiptAlphabet[randomInt(receiptAlphabet.length)]).join('');

/** A new receipt number, 'CIM-7K3M9-QXR4T'. Random, so that it does not reveal how many orders there are. */
export const createReceiptNumber = (): string => `CIM-${randomGroup()}-${randomGroup()}`;
