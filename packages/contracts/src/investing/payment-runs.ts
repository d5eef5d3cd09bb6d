import type { StatusFacts } from '../values/status';

export const paymentRunStatuses = ['posted', 'undone'] as const;
export type PaymentRunStatus = (typeof paymentRunStatuses)[number];
export const paymentRunStatus: Record<PaymentRunStatus, StatusFacts<PaymentRunStatus>> = {
  posted: { label: 'Publicado', tone: 'success', isLive: true, next: ['undone'] },
  undone: { label: 'Deshecho', tone: 'neutral', isLive: false, next: [] },
};

/** The investments that a monthly payment goes to. */
export const paymentRunParticipants = ['entitled', 'all'] as const;
export type PaymentRunParticipants = (typeof paymentRunParticipants)[number];
export const paymentRunParticipantsLabel: Record<PaymentRunParticipants, string> = {
  entitled: 'Solo con derecho a ese mes',
  all: 'Todas las inversiones',
};

/** The base of the shares of a monthly payment; the values are stored. */
export const paymentRunBases = ['registered', 'funded'] as const;
export type PaymentRunBasis = (typeof paymentRunBases)[number];
export const paymentRunBasisLabel: Record<PaymentRunBasis, string> = {
  registered: 'Lo registrado',
  funded: 'Lo financiado',
};
