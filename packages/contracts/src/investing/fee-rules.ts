import { parseRate } from '../values/money';

/**
 * Kinds of fees that the company charges a project: for raising its capital, managing its rents, a sale above what was promised, and selling it. The
 * values are stored.
 */
export const feeKinds = ['platform', 'management', 'performance', 'sale'] as const;
export type FeeKind = (typeof feeKinds)[number];
export const feeKindLabel: Record<FeeKind, string> = {
  platform: 'Plataforma',
  management: 'Administración',
  performance: 'Éxito',
  sale: 'Venta',
};

/** Amounts that a fee is a percentage of; each kind has its own. */
export const feeBases = ['raised', 'rent', 'net_profit', 'price'] as const;
export type FeeBase = (typeof feeBases)[number];
export const feeBase: Record<FeeKind, FeeBase> = {
  platform: 'raised',
  management: 'rent',
  performance: 'net_profit',
  sale: 'price',
};
export const feeBaseLabel: Record<FeeBase, string> = {
  raised: 'Lo recaudado',
  rent: 'La renta',
  net_profit: 'La ganancia de la venta',
  price: 'El precio de venta',
};

/** Fees that the books keep apart: each kind, and the tax on all of them. */
export const billedFees = [...feeKinds, 'vat'] as const;
export type BilledFee = (typeof billedFees)[number];
export const billedFeeLabel: Record<BilledFee, string> = { ...feeKindLabel, vat: 'IVA' };

/** A fee that a project charges from a day on. Percentages are percent: 8 is 8 %. */
export type FeeRule = {
  kind: FeeKind;
  base: FeeBase;
  percent: number;
  /** Simple yearly interest on the capital below which a performance fee takes nothing; null for the other kinds. */
  hurdlePercent: number | null;
  /** Whether a performance fee above its hurdle is of the whole profit. */
  catchUp: boolean;
  /** Null takes the tax that is in force on the day of the entry; 0 says that it is included. */
  vatPercent: number | null;
  /** YYYY-MM-DD */
  validFrom: string;
};

/** A fee in cents, and the tax on it. */
export type FeeCents = { feeCents: number; vatCents: number };

export const noFee: FeeCents = { feeCents: 0, vatCents: 0 };

/** The fee with its tax. */
export const sumFee = ({ feeCents, vatCents }: FeeCents): number => feeCents + vatCents;

const hundredPercent = 1_000_000n;

/** A percentage of an amount in cents, rounded half up. BigInt: cents times ten-thousandths of a percent pass 2^53. */
export function takePercent(cents: number, percent: number): number {
  const scaled = BigInt(cents) * BigInt(parseRate(percent) ?? 0);
  return Number((scaled + hundredPercent / 2n) / hundredPercent);
}

type Percents = { percent: number; vatPercent: number };

/** The fee of a base in cents: its percentage, and the tax on that, each rounded half up. Nothing of a base below 0. */
export function calculateFee(baseCents: number, { percent, vatPercent }: Percents): FeeCents {
  const feeCents = takePercent(Math.max(0, baseCents), percent);
  return { feeCents, vatCents: takePercent(feeCents, vatPercent) };
}

/** A percentage that the law sets, from a day on, until another one if it is known. */
export type LegalPercent = { percent: number; validFrom: string; validTo: string | null };

/** The percentage of a day; 0 where none is in force. */
export const findPercent = (percents: readonly LegalPercent[], day: string): number =>
  percents
    .filter(({ validFrom, validTo }) => validFrom <= day && (validTo === null || day <= validTo))
    .sort((a, b) => b.validFrom.localeCompare(a.validFrom))[0]?.percent ?? 0;

/** The rule of a kind on a day: the latest that is in force. */
export const findFeeRule = <Rule extends FeeRule>(
  rules: readonly Rule[],
  kind: FeeKind,
  day: string,
): Rule | undefined =>
  rules
    .filter((rule) => rule.kind === kind && rule.validFrom <= day)
    .sort((a, b) => b.validFrom.localeCompare(a.validFrom))[0];

/** The rules of a project and the tax on them, as fees are calculated from them. */
export type FeeTerms = { rules: readonly FeeRule[]; vat: readonly LegalPercent[] };

export const noFees: FeeTerms = { rules: [], vat: [] };

const toPercents = ({ percent, vatPercent }: FeeRule, { vat }: FeeTerms, day: string): Percents => ({
  percent,
  vatPercent: vatPercent ?? findPercent(vat, day),
});

/** The fee of a kind of a base, by the rule of one day and the tax of another: those of the entry. */
export function chargeFee(terms: FeeTerms, kind: FeeKind, baseCents: number, day: string, taxDay = day): FeeCents {
  const rule = findFeeRule(terms.rules, kind, day);
  return rule ? calculateFee(baseCents, toPercents(rule, terms, taxDay)) : noFee;
}

/** The management fee of a month's rent, by the rule of its first day. `taxDay` is the day of the entry. */
export const chargeRent = (terms: FeeTerms, rentCents: number, period: string, taxDay: string): FeeCents =>
  chargeFee(terms, 'management', rentCents, `${period}-01`, taxDay);

/** Capital in cents, and the days for which it was invested. */
export type InvestedCapital = { cents: number; days: number };

/**
 * The base of a performance fee of a sale, in cents: what holders get above their capital and its hurdle, simple interest of a year of 365 days
 * on the capital of each. With a catch-up the fee is of the whole profit, but never more than what is above the hurdle.
 */
export function calculatePerformanceFee(
  proceedsCents: number,
  capital: readonly InvestedCapital[],
  { percent, hurdlePercent, catchUp }: Pick<FeeRule, 'percent' | 'hurdlePercent' | 'catchUp'>,
): number {
  const capitalCents = capital.reduce((sum, { cents }) => sum + cents, 0);
  const centDays = capital.reduce((sum, { cents, days }) => sum + BigInt(cents) * BigInt(days), 0n);
  const year = 365n * hundredPercent;
  const hurdleCents = Number((centDays * BigInt(parseRate(hurdlePercent ?? 0) ?? 0) + year / 2n) / year);
  const profit = Math.max(0, proceedsCents - capitalCents);
  const excess = Math.max(0, profit - hurdleCents);
  return catchUp ? Math.min(excess, takePercent(profit, percent)) : takePercent(excess, percent);
}

/** The performance fee of a sale with its tax, by the rule of its day. */
export function chargePerformance(
  terms: FeeTerms,
  proceedsCents: number,
  capital: readonly InvestedCapital[],
  day: string,
): FeeCents {
  const rule = findFeeRule(terms.rules, 'performance', day);
  if (!rule) return noFee;
  const feeCents = calculatePerformanceFee(proceedsCents, capital, rule);
  return { feeCents, vatCents: takePercent(feeCents, toPercents(rule, terms, day).vatPercent) };
}

/** A percentage with its tax, in percent: 8 and 15 % of tax are 9.2. */
export const addTax = ({ percent, vatPercent }: Percents): number =>
  Number((percent * (1 + vatPercent / 100)).toFixed(4));

/** A percentage of each rent, or of a price, with its tax, in percent. */
export function getWholePercent(terms: FeeTerms, kind: FeeKind, day: string): number {
  const rule = findFeeRule(terms.rules, kind, day);
  return rule ? addTax(toPercents(rule, terms, day)) : 0;
}

const describeBase: Record<FeeKind, (rule: FeeRule) => string> = {
  platform: ({ percent }) => `${percent} % de lo recaudado, cuando se completa la ronda`,
  management: ({ percent }) => `${percent} % de la renta de cada mes, antes de repartirla`,
  performance: ({ percent, hurdlePercent, catchUp }) =>
    catchUp
      ? `${percent} % de toda la ganancia de la venta, si pasa del ${hurdlePercent ?? 0} % anual sobre tu capital`
      : `${percent} % de la ganancia de la venta que pase del ${hurdlePercent ?? 0} % anual sobre tu capital`,
  sale: ({ percent }) => `${percent} % del precio, cuando el proyecto se vende`,
};

function describeTax({ vatPercent }: FeeRule): string {
  if (vatPercent === null) return 'más IVA';
  return vatPercent === 0 ? 'IVA incluido' : `más ${vatPercent} % de IVA`;
}

/** 'Administración: 8 % de la renta de cada mes, antes de repartirla, IVA incluido.' */
export const describeFeeRule = (rule: FeeRule): string =>
  `${feeKindLabel[rule.kind]}: ${describeBase[rule.kind](rule)}, ${describeTax(rule)}.`;

/** The words for a project that charges nothing. */
export const withoutFees = 'Sin comisiones';
