import { centsToText, foldText, type DecimalSign } from '@cimiento/contracts';

/** An amount as a bank wrote it, in cents, without its sign, as each decimal sign reads it. Null where it cannot be read so. */
export type AmountText = {
  isNegative: boolean;
  /** 'CR' or 'DR' beside the number. */
  kind: '+' | '-' | null;
  comma: number | null;
  point: number | null;
};

const currency = /US\$|USD|\$/gi;
// Blanks of every width, and the marks by which spreadsheets keep a text as it is.
const blanks = /[\s\p{Z}]+/gu;
const minus = /[−–‐‑﹣－]/g;
const beside = /^(cr|dr|c|d)(?=[\d(.,-])|(?<=[\d).,-])(cr|dr|c|d)$/i;
const signed = /^([-+(]*)([\d.,'’]+)([-+)]*)$/;
const shapes: Record<DecimalSign, RegExp> = {
  comma: /^(?:\d{1,3}(?:[.'’]\d{3})+|\d*)(?:,(\d*))?$/,
  point: /^(?:\d{1,3}(?:[,'’]\d{3})+|\d*)(?:\.(\d*))?$/,
};

// So many decimals only binary fractions have: 1250.0000000001 is 1250.00.
const noise = { digits: 8, cents: 1e-3 };

/** The digits after the point to the cent, and whether they round up a whole; null where they are more than cents. */
function roundFraction(fraction: string): { cents: string; carry: number } | null {
  if (!/[1-9]/.test(fraction.slice(2))) return { cents: fraction.slice(0, 2).padEnd(2, '0'), carry: 0 };
  const exact = Number(`0.${fraction}`) * 100;
  const cents = Math.round(exact);
  if (fraction.length < noise.digits || Math.abs(exact - cents) > noise.cents) return null;
  return { cents: String(cents % 100).padStart(2, '0'), carry: cents === 100 ? 1 : 0 };
}

/** Cents of digits, where a decimal sign reads them; more than two decimals must be zeros, or the noise of a binary fraction. */
function toCents(digits: string, decimal: DecimalSign): number | null {
  const match = shapes[decimal].exec(digits);
  if (!match || !/\d/.test(digits)) return null;
  const fraction = match[1] ?? '';
  const rounded = roundFraction(fraction);
  if (rounded === null) return null;
  const whole = digits.slice(0, fraction ? -fraction.length - 1 : undefined).replace(/\D/g, '');
  const cents = Number(`${whole || '0'}${rounded.cents}`) + rounded.carry * 100;
  return Number.isSafeInteger(cents) ? cents : null;
}

/** Reads '1.250,50', '$ 1,250.00', '2.50 DR', '(2,50)', '0,30-', '−2,50'. Null when it is not an amount. */
export function parseAmountText(text: string): AmountText | null {
  const bare = text.replace(minus, '-').replace(currency, '').replace(blanks, '');
  const kind = beside.exec(bare)?.[0]?.toLowerCase();
  const [, before, digits, after] = signed.exec(bare.replace(beside, '')) ?? [];
  if (digits === undefined) return null;
  const signs = `${before}${after}`;
  const amount = {
    isNegative: /[-(]/.test(signs),
    kind: kind === undefined ? null : kind.startsWith('c') ? ('+' as const) : ('-' as const),
    comma: toCents(digits, 'comma'),
    point: toCents(digits, 'point'),
  };
  return amount.comma === null && amount.point === null ? null : amount;
}

const isDecisive = ({ comma, point }: AmountText): boolean => (comma === null) !== (point === null);
export const isAmbiguous = ({ comma, point }: AmountText): boolean =>
  comma !== null && point !== null && comma !== point;

/** The decimal sign of all amounts of a file, by those that only one reads. Null where they leave a doubt, or disagree. */
export function decideDecimal(amounts: readonly AmountText[]): DecimalSign | null {
  const decisive = amounts.filter(isDecisive);
  const hasComma = decisive.some(({ comma }) => comma !== null);
  const hasPoint = decisive.some(({ point }) => point !== null);
  if (hasComma !== hasPoint) return hasComma ? 'comma' : 'point';
  return amounts.some(isAmbiguous) ? null : 'point';
}

/** Cents without a sign; null where the amount has two readings. */
export function readCents(amount: AmountText, decimal: DecimalSign | null): number | null {
  if (isAmbiguous(amount)) return decimal === null ? null : amount[decimal];
  return amount.point ?? amount.comma;
}

/** 'Puede ser 2.50 o 2500.00': the readings of an ambiguous amount. */
export const listReadings = ({ comma, point }: AmountText): [string, string] => [
  centsToText(comma ?? 0),
  centsToText(point ?? 0),
];

const credits = /^(\+|c|cr|nc|n\/c|h|i|abono|credito|ingreso|deposito|haber|entrada|credit|deposit|nota de credito)/;
const debits = /^(-|d|db|dr|nd|n\/d|e|s|cargo|debito|egreso|retiro|debe|salida|debit|withdrawal|nota de debito)/;
const words: readonly [sign: '+' | '-', word: RegExp][] = [
  ['+', new RegExp(`${credits.source}(?:s|[^a-z].*)?$`)],
  ['-', new RegExp(`${debits.source}(?:s|[^a-z].*)?$`)],
];

/** The sign that a cell of the kind states: 'Ingreso', 'Débito', 'C', '+', 'N/D'. Null when it says neither. */
export function readKind(text: string): '+' | '-' | null {
  const plain = foldText(text.replace(minus, '-')).trim();
  return words.find(([, word]) => word.test(plain))?.[0] ?? null;
}
