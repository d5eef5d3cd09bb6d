import { formatExactDollars, getSides, parseSignedCents } from '@cimiento/contracts';

/** The columns of a balance: a negative one is a debit (money in a bank), a positive one a credit (money that is owed). */
export const splitSides = (balance: string): { debit: string; credit: string } => getSides(parseSignedCents(balance));

/** '$200,028.82 Debe': a balance on its side. */
export function formatSide(balance: string): string {
  const { debit, credit } = splitSides(balance);
  if (debit !== '0.00') return `${formatExactDollars(debit)} Debe`;
  return credit === '0.00' ? formatExactDollars(credit) : `${formatExactDollars(credit)} Haber`;
}
