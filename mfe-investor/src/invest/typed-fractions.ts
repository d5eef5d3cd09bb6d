import { fractionPrice } from '@cimiento/contracts';

const places = String(fractionPrice).length - 1;

/**
 * Whole dollars of a typed number of fractions. A part of one ('2.5', '2,5') gives dollars that are no multiple of its price, which the
 * rules refuse in words; what is no number gives none.
 */
export function dollarsOf(typed: string): number {
  const [, whole, part = ''] = /^(\d{1,7})(?:[.,](\d*))?$/.exec(typed.trim()) ?? [];
  if (whole === undefined || part.length > places) return 0;
  return Number(whole) * fractionPrice + Number(part.padEnd(places, '0'));
}
