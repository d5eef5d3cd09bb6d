import {
  dateOf,
  investmentRangeLabel,
  lastDateBefore,
  paymentDate,
  referralSourceLabel,
  type InvestmentRange,
  type ReferralSource,
} from '@cimiento/contracts';

/** '31/12/2025': the day of an instant, in Ecuador. */
export const dayOf = (instant: string): string => paymentDate(dateOf(instant));

/** The last day on which a code is good. */
export const lastDayOf = (expiresAt: string): string => paymentDate(lastDateBefore(expiresAt));

/** Words of an answer that was chosen from a list; '' when it was left out. */
export const rangeWords = (range: string | null): string =>
  range === null ? '' : investmentRangeLabel[range as InvestmentRange];
export const sourceWords = (source: string | null): string =>
  source === null ? '' : referralSourceLabel[source as ReferralSource];
