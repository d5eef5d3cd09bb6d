/** Exact money: whole dollars and cents are integers; cents travel in JSON as decimal text ("125.50"). */

const decimalPattern = /^\d{1,12}(\.\d{1,2})?$/;

/**
 * Cents of a decimal amount given as text or number, or null when it is not an amount with at most two decimals.
 * Negative amounts, exponents, separators and blanks are rejected.
 */
export function findCents(input: unknown): number | null {
  if (typeof input !== 'string' && typeof input !== 'number') return null;
  const text = String(input);
  if (!decimalPattern.test(text)) return null;
  const [whole = '0', fraction = ''] = text.split('.');
  return Number(whole) * 100 + Number(fraction.padEnd(2, '0'));
}

/**
 * Cents of an amount that was validated or stored before.
 * @throws RangeError when it is not an amount with at most two decimals: a wrong amount must never count as zero.
 */
export function parseCents(input: string | number): number {
  const cents = findCents(input);
  if (cents === null) throw new RangeError(`not an amount with at most two decimals: ${input}`);
  return cents;
}

/** As `findCents`, for an amount that may be negative. */
export function findSignedCents(input: unknown): number | null {
  const text = typeof input === 'string' || typeof input === 'number' ? String(input) : '';
  const cents = findCents(text.replace(/^-/, ''));
  return cents === null || cents === 0 || !text.startsWith('-') ? cents : -cents;
}

/**
 * Cents of an amount that was validated or stored before and may be negative.
 * @throws RangeError when it is not an amount with at most two decimals.
 */
export function parseSignedCents(input: string | number): number {
  const cents = findSignedCents(input);
  if (cents === null) throw new RangeError(`not an amount with at most two decimals: ${input}`);
  return cents;
}

/** Decimal text with two decimals of an amount in cents: 12550 is "125.50". */
export function centsToText(cents: number): string {
  const sign = cents < 0 ? '-' : '';
  const digits = String(Math.abs(cents)).padStart(3, '0');
  return `${sign}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** A whole number given as a number or as plain digits, or null: '1.500', '1e3' and ' 7' are rejected. */
export function parseWhole(input: unknown): number | null {
  if (typeof input === 'number') return Number.isSafeInteger(input) ? input : null;
  if (typeof input !== 'string' || !/^\d{1,15}$/.test(input)) return null;
  return Number(input);
}

const rateScale = 10_000;

/** Ten-thousandths of a percent given as text or number (8.5 is 85000), or null when it is not a plain decimal of at most four places. */
export function parseRate(input: unknown): number | null {
  if (typeof input !== 'string' && typeof input !== 'number') return null;
  const text = String(input);
  if (!/^\d{1,4}(\.\d{1,4})?$/.test(text)) return null;
  const [whole = '0', fraction = ''] = text.split('.');
  return Number(whole) * rateScale + Number(fraction.padEnd(4, '0'));
}

/** Percent as a number of an integer rate: 85000 is 8.5. */
export const rateToPercent = (rate: number): number => rate / rateScale;

/** Integer rate of a percent that was already validated. */
export const percentToRate = (percent: number): number => Math.round(percent * rateScale);

/** Projected yearly return in cents: whole dollars × annual return in percent / 100, rounded half up to the cent. */
export function projectedReturnCents(amount: number, annualReturnPercent: number): number {
  // BigInt: the product exceeds 2^53 for the largest amounts and rates.
  const scaled = BigInt(amount) * BigInt(percentToRate(annualReturnPercent));
  return Number((scaled + BigInt(rateScale / 2)) / BigInt(rateScale));
}

/**
 * Sum of decimal texts, as decimal text, exact to the cent.
 * @throws RangeError when one of them is not an amount.
 */
export const sumMoney = (amounts: readonly string[]): string =>
  centsToText(amounts.reduce((sum, amount) => sum + parseCents(amount), 0));

/** As `sumMoney`, of texts that may be negative. */
export const sumSigned = (amounts: readonly string[]): string =>
  centsToText(amounts.reduce((sum, amount) => sum + parseSignedCents(amount), 0));
