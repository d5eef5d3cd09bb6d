import type { RoundState, WebhookData } from '@cimiento/contracts';
import type { EntityManager } from 'typeorm';
import { enqueueWebhooks } from '../../messages/webhooks/enqueue-webhooks';
import { dollarsToText } from '../../messages/webhooks/webhook-data';
import type { Round } from '../records';

const events: Partial<Record<RoundState, 'round.opened' | 'round.succeeded' | 'round.failed' | 'round.cancelled'>> = {
  open: 'round.opened',
  succeeded: 'round.succeeded',
  failed: 'round.failed',
  cancelled: 'round.cancelled',
};

/**
 * Sends the webhook of the state that a round has just reached; none of those that programs follow by orders.
 * @param paid whole dollars of its orders, before any is paid back
 */
export async function tellPrograms(manager: EntityManager, round: Round, paid: number): Promise<void> {
  const event = events[round.state];
  if (!event) return;
  const { projectId, state, mode, minimum, closesAt } = round;
  const data: WebhookData<'round.opened'> = {
    projectId,
    state,
    mode,
    minimum: dollarsToText(minimum),
    paid: dollarsToText(paid),
    closesAt,
  };
  await enqueueWebhooks(manager, event, [data]);
}
