/** The note beside every projected figure: none of them has the fees of its project taken off, unless it says so. */
export const beforeFees = 'antes de comisiones';
export const afterFees = 'después de comisiones';

/** Percent of each rent, and of the price of the sale, that the fees of a project take. */
export type FeePercents = { rentPercent: number; salePercent: number };

const findPercent = (fees: string, of: string): number | null => {
  const [, percent] = new RegExp(`(\\d{1,2}(?:[.,]\\d{1,4})?)\\s*% de ?${of}`, 'i').exec(fees) ?? [];
  return percent === undefined ? null : Number(percent.replace(',', '.'));
};

/** The percents that fees in words name: '6 % de la renta …', '2 % del precio …'. Null when they do not name both. */
export function parseFeePercents(fees: string | null): FeePercents | null {
  const rentPercent = findPercent(fees ?? '', '(?:la|cada|las) rentas?');
  const salePercent = findPercent(fees ?? '', '(?:l precio|la venta)');
  return rentPercent === null || salePercent === null ? null : { rentPercent, salePercent };
}

/** The rest of an amount in cents after a fee in percent, rounded half up. */
export const takeFee = (cents: number, percent: number): number => Math.round((cents * (100 - percent)) / 100);
