import type { StatusFacts } from '../values/status';

/** Status of a waitlist request. */
export const waitlistStatuses = ['pending', 'invited', 'declined'] as const;
export type WaitlistStatus = (typeof waitlistStatuses)[number];
export const waitlistStatus: Record<WaitlistStatus, StatusFacts<WaitlistStatus>> = {
  pending: { label: 'Pendiente', tone: 'warning', isLive: true, next: ['invited', 'declined'] },
  invited: { label: 'Invitada', tone: 'success', isLive: false, next: [] },
  declined: { label: 'Rechazada', tone: 'neutral', isLive: false, next: ['pending'] },
};

export const investmentRanges = ['less5k', '5k10k', '10k25k', 'more25k', 'exploring'] as const;
export type InvestmentRange = (typeof investmentRanges)[number];
export const investmentRangeLabel: Record<InvestmentRange, string> = {
  less5k: 'Menos de $5,000',
  '5k10k': '$5,000 - $10,000',
  '10k25k': '$10,000 - $25,000',
  more25k: 'Más de $25,000',
  exploring: 'Solo estoy explorando',
};

export const referralSources = ['twitter', 'linkedin', 'referral', 'conversation', 'other'] as const;
export type ReferralSource = (typeof referralSources)[number];
export const referralSourceLabel: Record<ReferralSource, string> = {
  twitter: 'Twitter / X',
  linkedin: 'LinkedIn',
  referral: 'Recomendación',
  conversation: 'Una conversación',
  other: 'Otro',
};
