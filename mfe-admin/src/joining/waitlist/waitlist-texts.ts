import {
  investmentRangeLabel,
  referralSourceLabel,
  type InvestmentRange,
  type ReferralSource,
} from '@cimiento/contracts';

/** Label of the chosen investment range; '' when the question was skipped. */
export const getRangeLabel = (range: string | null): string =>
  range === null ? '' : investmentRangeLabel[range as InvestmentRange];

/** Label of the chosen referral source; '' when the question was skipped. */
export const getSourceLabel = (source: string | null): string =>
  source === null ? '' : referralSourceLabel[source as ReferralSource];
