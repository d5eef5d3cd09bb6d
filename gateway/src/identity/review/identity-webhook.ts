import type { IdentityState } from '@cimiento/contracts';
import type { EntityManager } from 'typeorm';
import { enqueueWebhooks } from '../../messages/webhooks/enqueue-webhooks';
import type { IdentityCase } from '../records';

const events: Partial<Record<IdentityState, 'identity.approved' | 'identity.rejected' | 'identity.expired'>> = {
  approved: 'identity.approved',
  rejected: 'identity.rejected',
  expired: 'identity.expired',
};

/** Sends the webhook of the state that a case has just reached: the id of its user and nothing else. */
export async function tellPrograms(
  manager: EntityManager,
  { state, userId }: Pick<IdentityCase, 'state' | 'userId'>,
): Promise<void> {
  const event = events[state];
  if (event) await enqueueWebhooks(manager, event, [{ userId }]);
}
