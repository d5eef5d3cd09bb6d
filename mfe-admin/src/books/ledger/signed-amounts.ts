import { centsToText, formatExactDollars, parseCents } from '@cimiento/contracts';

const toCents = (amount: string): number =>
  amount.startsWith('-') ? -parseCents(amount.slice(1)) : parseCents(amount);

/** Sum of decimal texts that may be negative. */
export const sumSigned = (amounts: readonly string[]): string =>
  centsToText(amounts.reduce((sum, amount) => sum + toCents(amount), 0));

/** The columns of a balance: a negative one is a debit (money in a bank), a positive one a credit (money that is owed). */
export const splitSides = (balance: string): { debit: string; credit: string } =>
  balance.startsWith('-') ? { debit: balance.slice(1), credit: '0.00' } : { debit: '0.00', credit: balance };

/** '+$70.83' or '-$70.83'. */
export const formatSigned = (amount: string): string =>
  `${amount.startsWith('-') ? '' : '+'}${formatExactDollars(amount)}`;
