import { today } from '@cimiento/contracts';
import type { EntityManager } from 'typeorm';
import { toOpenDay } from '../../books/ledger/closed-periods';
import { LedgerEntry } from '../../books/ledger/ledger-entry.entity';
import type { LedgerService } from '../../books/ledger/ledger.service';
import { createReversal, type ChangeCause } from '../../books/ledger/record-follower';
import { rowLock } from '../../platform/database/row-lock';
import type { Order } from '../records';
import { countUndone, createCapitalReturn, createPaymentEntry } from './order-entry';

/**
 * Reverses the payment of an order that the caller ended: a mistake on its day, if its month is open. The money of a round that succeeded comes
 * back from the capital first.
 */
export async function refundOrder(
  manager: EntityManager,
  ledger: LedgerService,
  order: Order,
  { actorId, cause }: { actorId: number | null; cause: ChangeCause },
): Promise<void> {
  const undone = await countUndone(manager, order.id);
  const { key, postings } = createPaymentEntry(order, { actorId, day: today(), undone });
  const entry = await manager.findOneOrFail(LedgerEntry, { where: { key }, ...rowLock(manager) });
  const occurredOn = cause === 'mistake' ? await toOpenDay(manager, entry.occurredOn) : today();
  const isCapital = order.roundId !== null && order.investmentId !== null;
  await ledger.post(manager, [
    ...(isCapital ? [createCapitalReturn(order, { actorId, day: occurredOn, undone })] : []),
    createReversal({ ...entry, postings }, actorId, occurredOn),
  ]);
}
