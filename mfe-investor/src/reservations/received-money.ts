import { centsToText, describeReceived, parseCents, parseSignedCents } from '@cimiento/contracts';

/** The received and the missing part of an order, as decimal text. */
type Money = { received: string; missing: string };

/** 'Recibimos $999.00; falta $1.00'; null while nothing has come, or nothing is missing. */
export const findReceived = ({ received, missing }: Money): string | null =>
  parseCents(received) > 0 && parseCents(missing) > 0 ? describeReceived(received, missing) : null;

/**
 * The balance after an order is paid from it, as decimal text; negative if it does not suffice.
 * @param amount whole dollars.
 */
export const getBalanceAfter = (available: string, amount: number): string =>
  centsToText(parseSignedCents(available) - amount * 100);

/** Whether the balance pays an order of this many dollars. */
export const isPayable = (available: string, amount: number): boolean =>
  !getBalanceAfter(available, amount).startsWith('-');
