import type { Loaders } from '../graphql/loaders';

type Target = { userId: number | null; orderId: number | null; withdrawalId: number | null };

/** What a line of a statement is matched to, in Spanish: 'Orden CI-7K3M9-QXR4T de Ana Ruiz'. Null when nothing. */
export async function describeTarget(
  { userId, orderId, withdrawalId }: Target,
  loaders: Pick<Loaders, 'order' | 'user' | 'withdrawal'>,
): Promise<string | null> {
  const order = orderId === null ? null : await loaders.order.load(orderId);
  const withdrawal = withdrawalId === null ? null : await loaders.withdrawal.load(withdrawalId);
  const ownerId = order?.userId ?? withdrawal?.userId ?? userId;
  const owner = ownerId === null ? null : await loaders.user.load(ownerId);
  if (!owner) return null;
  if (order) return `Orden ${order.number} de ${owner.fullName}`;
  return withdrawal ? `Retiro ${withdrawal.reference} de ${owner.fullName}` : `Saldo de ${owner.fullName}`;
}
