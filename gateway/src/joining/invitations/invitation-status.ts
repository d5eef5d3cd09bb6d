import type { InvitationStatus } from '@cimiento/contracts';
import type { Condition } from '../../platform/database/list/list-config';
import type { InvitationCode } from './invitation-code.entity';

type Facts = Pick<InvitationCode, 'uses' | 'maxUses' | 'expiresAt' | 'revokedAt'>;

/** Status of a code at an instant. Only open codes are accepted. */
export function getInvitationStatus({ uses, maxUses, expiresAt, revokedAt }: Facts, now: Date): InvitationStatus {
  if (revokedAt !== null) return 'revoked';
  if (uses >= maxUses) return 'used';
  return expiresAt !== null && expiresAt <= now ? 'expired' : 'open';
}

const conditions: Record<InvitationStatus, string> = {
  revoked: 'item.revokedAt IS NOT NULL',
  used: 'item.revokedAt IS NULL AND item.uses >= item.maxUses',
  expired: 'item.revokedAt IS NULL AND item.uses < item.maxUses AND item.expiresAt <= :now',
  open: 'item.revokedAt IS NULL AND item.uses < item.maxUses AND (item.expiresAt IS NULL OR item.expiresAt > :now)',
};

/** The same rule as a condition of a list. */
export const toStatusCondition = (status: InvitationStatus, now: Date): Condition => ({
  sql: conditions[status],
  parameters: { now },
});
