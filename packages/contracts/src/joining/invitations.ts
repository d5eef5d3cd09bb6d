import type { StatusFacts } from '../values/status';

/** Status of an invitation code; only an open code is accepted. */
export const invitationStatuses = ['open', 'used', 'expired', 'revoked'] as const;
export type InvitationStatus = (typeof invitationStatuses)[number];
export const invitationStatus: Record<InvitationStatus, StatusFacts<InvitationStatus>> = {
  open: { label: 'Vigente', tone: 'success', isLive: true, next: ['used', 'expired', 'revoked'] },
  used: { label: 'Agotado', tone: 'neutral', isLive: false, next: ['revoked'] },
  expired: { label: 'Vencido', tone: 'warning', isLive: false, next: ['revoked'] },
  revoked: { label: 'Revocado', tone: 'danger', isLive: false, next: [] },
};
