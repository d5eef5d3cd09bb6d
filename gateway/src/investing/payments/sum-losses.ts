import { getLoss } from '@cimiento/contracts';
import type { Payment } from '../records';

/** Cents that taking payments back takes from the balances, by user. */
export function sumLosses(payments: readonly Payment[]): Map<number, number> {
  const losses = new Map<number, number>();
  for (const payment of payments)
    losses.set(payment.userId, (losses.get(payment.userId) ?? 0) + getLoss(payment, null));
  return losses;
}
