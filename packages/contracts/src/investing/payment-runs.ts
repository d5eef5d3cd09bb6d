export const paymentRunStatuses = ['posted', 'undone'] as const;
export type PaymentRunStatus = (typeof paymentRunStatuses)[number];
export const paymentRunStatusLabel: Record<PaymentRunStatus, string> = { posted: 'Publicado', undone: 'Deshecho' };

/** Which investments a monthly payment goes to. */
export const paymentRunParticipants = ['entitled', 'all'] as const;
export type PaymentRunParticipants = (typeof paymentRunParticipants)[number];
export const paymentRunParticipantsLabel: Record<PaymentRunParticipants, string> = {
  entitled: 'Solo con derecho a ese mes',
  all: 'Todas las inversiones',
};

/** What the shares of a monthly payment are parts of; the values are stored. */
export const paymentRunBases = ['registered', 'funded'] as const;
export type PaymentRunBasis = (typeof paymentRunBases)[number];
export const paymentRunBasisLabel: Record<PaymentRunBasis, string> = {
  registered: 'Lo registrado',
  funded: 'Lo financiado',
};
