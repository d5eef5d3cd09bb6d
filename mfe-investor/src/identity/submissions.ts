import { identityMessages } from '@cimiento/contracts';

/** The submissions that are left, or the way on when none is. */
export function describeSubmissions(left: number): string {
  if (left === 0) return identityMessages.tooOften;
  return left === 1 ? 'Te queda un envío.' : `Te quedan ${left} envíos.`;
}
