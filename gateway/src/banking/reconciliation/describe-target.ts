import { linePurposeLabel, messages, type LinePurpose } from '@cimiento/contracts';
import type { Context } from '../context';
import { describeBatch } from './describe-batch';

type Target = {
  userId: number | null;
  orderId: number | null;
  withdrawalId: number | null;
  batchId?: number | null;
  projectId?: number | null;
  purpose?: LinePurpose | null;
};

/** What a line of a statement is matched to, in Spanish: 'Orden CIM-7K3M9-QXR4T de Ana Ruiz'. Null when nothing. */
export async function describeTarget(
  { userId, orderId, withdrawalId, batchId = null, projectId = null, purpose = null }: Target,
  loaders: Pick<Context['loaders'], 'order' | 'project' | 'user' | 'withdrawal' | 'withdrawalBatch'>,
): Promise<string | null> {
  if (projectId !== null && purpose !== null)
    return `${linePurposeLabel[purpose]} de ${(await loaders.project.load(projectId))?.name ?? messages.missingProject}`;
  const batch = batchId === null ? null : await loaders.withdrawalBatch.load(batchId);
  if (batch) return describeBatch(batch.id, batch.withdrawals, batch.total);
  const order = orderId === null ? null : await loaders.order.load(orderId);
  const withdrawal = withdrawalId === null ? null : await loaders.withdrawal.load(withdrawalId);
  const ownerId = order?.userId ?? withdrawal?.userId ?? userId;
  const owner = ownerId === null ? null : await loaders.user.load(ownerId);
  if (!owner) return null;
  if (order) return `Orden ${order.number} de ${owner.fullName}`;
  return withdrawal ? `Retiro ${withdrawal.reference} de ${owner.fullName}` : `Saldo de ${owner.fullName}`;
}
