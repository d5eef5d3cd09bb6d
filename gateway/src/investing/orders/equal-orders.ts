import { describeEqualOrder, equalOrderMinutes } from '@cimiento/contracts';
import type { Warning } from '../../platform/graphql';
import type { Order } from '../records';

/** Time in ms within which an equal order may be the same one, sent twice. */
export const equalOrderWindowMs = equalOrderMinutes * 60_000;

/** The warning about an order that repeats an earlier one. @param now when it is, or was, placed. */
export function createEqualOrderWarning({ amount, createdAt }: Order, now: Date): Warning {
  const minutes = Math.floor((now.getTime() - createdAt.getTime()) / 60_000);
  return { code: 'EQUAL_ORDER', field: 'amount', message: describeEqualOrder(amount, minutes) };
}
