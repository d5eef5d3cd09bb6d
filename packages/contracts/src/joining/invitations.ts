/** Status of an invitation code; only an open code is accepted. */
export const invitationStatuses = ['open', 'used', 'expired', 'revoked'] as const;
export type InvitationStatus = (typeof invitationStatuses)[number];
export const invitationStatusLabel: Record<InvitationStatus, string> = {
  open: 'Vigente',
  used: 'Agotado',
  expired: 'Vencido',
  revoked: 'Revocado',
};
