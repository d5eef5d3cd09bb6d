import { canInvest } from './amounts';
import { findRoundFault, isGathering, type RoundMode, type RoundState } from './rounds';

type Offer = Parameters<typeof canInvest>[0] & {
  /** Null or left out for a project without a round. */
  round?: { state: RoundState; mode: RoundMode; opensAt: string; closesAt: string } | null;
};

/** The ways into a project: an order, or an interest in its round. */
export const participations = ['order', 'interest'] as const;
export type Participation = (typeof participations)[number];
export const participationAction: Record<Participation, string> = {
  order: 'Invertir ahora',
  interest: 'Registrar interés',
};

/** The way into a project on a day; null when it takes no money. */
export function findParticipation(offer: Offer, day: string): Participation | null {
  if (!canInvest(offer)) return null;
  if (!offer.round || findRoundFault(offer.round, day) === null) return 'order';
  return isGathering(offer.round, day) ? 'interest' : null;
}
