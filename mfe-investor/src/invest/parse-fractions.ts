import { fractionPrice, limits, readNumber } from '@cimiento/contracts';

const decimalPlaces = String(fractionPrice).length - 1;

/** Whole dollars of an amount as people write it: '$1000', '1,000.00', '1000 dólares'; 0 when it is not one. */
function parseDollars(text: string): number {
  const reading = readNumber(text, { decimals: 0, max: limits.dollars.max, hasCommaGroups: true });
  return reading !== null && 'value' in reading ? Number(reading.value) : 0;
}

/**
 * Whole dollars of a typed number of fractions, or of an amount: a number that is not smaller than the price of a fraction is dollars, as is
 * one with their sign. 0 when the text is neither. A part of a fraction ('2.5', '2,5') gives an amount that is not a multiple of its price,
 * so the form can explain that only whole fractions can be bought.
 */
export function parseFractions(text: string): number {
  const [, whole, part = ''] = /^(\d+)(?:[.,](\d*))?$/.exec(text.trim()) ?? [];
  if (whole === undefined || Number(whole) >= fractionPrice) return parseDollars(text);
  if (part.length > decimalPlaces) return 0;
  return Number(whole) * fractionPrice + Number(part.padEnd(decimalPlaces, '0'));
}
