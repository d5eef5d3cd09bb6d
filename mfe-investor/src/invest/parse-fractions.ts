import { fractionPrice } from '@cimiento/contracts';

const decimalPlaces = String(fractionPrice).length - 1;

/**
 * Whole dollars of a typed number of fractions; 0 when the text is not a number. A part of a fraction ('2.5', '2,5') gives an amount that
 * is not a multiple of its price, so the form can explain that only whole fractions can be bought.
 */
export function parseFractions(text: string): number {
  const [, whole, part = ''] = /^(\d{1,7})(?:[.,](\d*))?$/.exec(text.trim()) ?? [];
  if (whole === undefined || part.length > decimalPlaces) return 0;
  return Number(whole) * fractionPrice + Number(part.padEnd(decimalPlaces, '0'));
}
