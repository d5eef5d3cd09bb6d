import type { WebhookData } from '@cimiento/contracts';
import type { EntityManager } from 'typeorm';
import { enqueueWebhooks } from '../../messages/webhooks/enqueue-webhooks';
import { ExitShare, type ProjectExit } from '../records';

async function readExitData(
  manager: EntityManager,
  { id, projectId, net, exitDate }: ProjectExit,
): Promise<WebhookData<'exit.posted'>> {
  const shares = await manager.find(ExitShare, { where: { exitId: id }, order: { investmentId: 'ASC' } });
  return {
    projectId,
    net,
    exitDate,
    shares: shares.map(({ investmentId, userId, share: amount }) => ({ investmentId, userId, amount })),
  };
}

/** Sends the webhook of an exit whose shares are stored, after that of the exit that it corrects. */
export async function enqueueExit(
  manager: EntityManager,
  exit: ProjectExit,
  corrected: ProjectExit | null,
): Promise<void> {
  if (corrected) await enqueueWebhooks(manager, 'exit.undone', [await readExitData(manager, corrected)]);
  await enqueueWebhooks(manager, 'exit.posted', [await readExitData(manager, exit)]);
}
