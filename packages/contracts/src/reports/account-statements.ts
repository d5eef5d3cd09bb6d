import type { SaleFigures } from '../investing/sales';
import type { StatusFacts } from '../values/status';

/** Yearly account statements: what they state, how they are numbered and how anybody verifies one. Amounts are in cents. */

/** The state of a statement; the values are stored. */
export const statementStatuses = ['queued', 'ready', 'failed'] as const;
export type StatementStatus = (typeof statementStatuses)[number];
export const statementStatus: Record<StatementStatus, StatusFacts<StatementStatus>> = {
  queued: { label: 'En preparación', tone: 'neutral', isLive: true, next: ['ready', 'failed'] },
  ready: { label: 'Listo', tone: 'success', isLive: true, next: [] },
  failed: { label: 'No se pudo hacer', tone: 'danger', isLive: false, next: [] },
};

/** The number of a statement as it is printed: 'EC-2025-000042'. Numbers count up within a year; a gap means nothing. */
export const formatStatementNumber = (year: number, number: number): string =>
  `EC-${year}-${String(number).padStart(6, '0')}`;

// Without 0/O and 1/I/L: people read the code on paper and type it. Twenty characters have 99 bits.
export const statementCodeAlphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
export const statementCodeLength = 20;
const codePattern = new RegExp(`^[${statementCodeAlphabet}]{${statementCodeLength}}$`);

/** A verification code as people write it, without separators and in capitals; null when it cannot be one. */
export function parseStatementCode(text: string): string | null {
  const code = text.replace(/[\s\-–.]/g, '').toUpperCase();
  return codePattern.test(code) ? code : null;
}

/** A verification code in groups of four, as it is printed. */
export const formatStatementCode = (code: string): string => code.replace(/(.{4})(?=.)/g, '$1-');

/** Money on an investor's balance over a period. What went out is negative. */
export type StatementBalance = {
  opening: number;
  deposits: number;
  rents: number;
  exits: number;
  /** Orders that were paid from the balance. */
  invested: number;
  withdrawals: number;
  adjustments: number;
  closing: number;
};

/** Capital in projects over a period, at its cost. What a sale ended is negative. */
export type StatementCapital = { opening: number; invested: number; returned: number; closing: number };

/**
 * Money of paid orders that rounds keep apart over a period. What left them is negative: it became capital, or came back to the balance.
 */
export type StatementRounds = { opening: number; paid: number; ended: number; closing: number };

/** One project of a statement. */
export type StatementProject = StatementCapital & {
  projectId: number;
  name: string;
  rents: number;
  /** The proceeds of its sale. */
  exits: number;
};

/** One month of a statement: what moved on the balance by its day. Its opening and its lines sum to its closing. */
export type StatementMonth = StatementBalance & {
  /** YYYY-MM */
  period: string;
};

/** The rent of one project for one month, as far as it was paid in the year. */
export type StatementRent = {
  projectId: number;
  name: string;
  /** The month that it is the rent of, YYYY-MM, as the rent calendar has it. */
  period: string;
  /** The last day on which it was paid, YYYY-MM-DD. */
  paidOn: string;
  cents: number;
};

/** Deductions of a project from the rents of a year before they were paid: the user's own part. */
export type StatementDeduction = {
  projectId: number;
  name: string;
  /** Management fee with its tax. */
  fees: number;
  expenses: number;
  /** Negative where it was taken from the reserve. */
  reserve: number;
};

/** The sale of a project in a year: how its net came about, and the user's part. */
export type StatementSale = SaleFigures & {
  projectId: number;
  name: string;
  /** YYYY-MM-DD */
  soldOn: string;
  capital: number;
  share: number;
};

/**
 * The facts of a yearly statement. The value is the balance, the money in rounds and the capital at cost; its lines sum exactly:
 * opening + contributions + rents + exitResult + withdrawals + adjustments = closing.
 */
export type StatementFacts = {
  year: number;
  /** First and last day, YYYY-MM-DD. */
  from: string;
  through: string;
  value: {
    opening: number;
    /** Deposits, and investments that were paid outside the platform. */
    contributions: number;
    rents: number;
    /** The proceeds of sales less their capital. */
    exitResult: number;
    withdrawals: number;
    adjustments: number;
    closing: number;
  };
  balance: StatementBalance;
  /** The part of the closing balance that withdrawals and interests hold. */
  held: number;
  /** The part of it that interests in rounds hold. */
  heldByInterests: number;
  rounds: StatementRounds;
  capital: StatementCapital;
  projects: readonly StatementProject[];
  months: readonly StatementMonth[];
  rents: readonly StatementRent[];
  deductions: readonly StatementDeduction[];
  sales: readonly StatementSale[];
  withholding: StatementWithholding;
};

/** A withholding rate as a law or the tax authority states it. */
export type WithholdingRate = {
  /** Percent of what is credited. */
  percent: number;
  /** First and last day on which it applies, YYYY-MM-DD; null while it continues. */
  from: string;
  to: string | null;
  /** Source that publishes it. */
  source: string;
};

/**
 * Rates that were confirmed with their source. None is, so statements show 'no determinada': a rate enters here only with the document
 * that states it.
 */
export const rentWithholdingRates: readonly WithholdingRate[] = [];

/** The withholding on the rents of a statement; null while no confirmed rate covers each of their days. */
export type StatementWithholding = { cents: number; sources: readonly string[] } | null;

/** The amount credited on a day. */
export type CreditedRent = { day: string; cents: number };

const findRate = (rates: readonly WithholdingRate[], day: string): WithholdingRate | undefined =>
  rates.find(({ from, to }) => from <= day && (to === null || day <= to));

/**
 * Withholding of credited rents, each by the rate of its day and rounded half up to the cent. Null when one of their days has no confirmed
 * rate, and when there are no rents: an unknown rate is not 0.
 */
export function calculateWithholding(
  rents: readonly CreditedRent[],
  rates: readonly WithholdingRate[] = rentWithholdingRates,
): StatementWithholding {
  const found = rents.map(({ day, cents }) => ({ cents, rate: findRate(rates, day) }));
  if (found.length === 0 || found.some(({ rate }) => rate === undefined)) return null;
  const cents = found.reduce((sum, each) => sum + Math.round((each.cents * (each.rate?.percent ?? 0)) / 100), 0);
  return { cents, sources: [...new Set(found.flatMap(({ rate }) => rate?.source ?? []))] };
}

/** The notes about taxes beside the figures of a statement. */
export const statementTaxNote =
  'Este documento informa movimientos de tu cuenta. No es asesoría tributaria ni un comprobante de retención.';

/** The last day of a statement of a year: its end, or today during that year. */
export const getStatementEnd = (year: number, today: string): string => {
  const end = `${year}-12-31`;
  return end < today ? end : today;
};
