import { orderFundings, type OrderFunding } from '@cimiento/contracts';
import { readStorage, removeStorage, writeStorage } from '@cimiento/ui';

/** An order that was sent but not answered. Sending it again with the same key cannot create a second order. */
export type PendingOrder = {
  /** Whole US dollars. */
  amount: number;
  /** Idempotency key. */
  key: string;
  fundedFrom: OrderFunding;
};

const toStorageKey = (userId: number, projectId: number): string => `cimiento.order.${userId}.${projectId}`;

function parsePendingOrder(value: unknown): PendingOrder | null {
  const { amount, key, fundedFrom } = (value ?? {}) as Partial<PendingOrder>;
  if (amount === undefined || !Number.isSafeInteger(amount) || typeof key !== 'string') return null;
  // An earlier release stored none: its orders were by transfer.
  return { amount, key, fundedFrom: orderFundings.find((one) => one === fundedFrom) ?? 'transfer' };
}

/** A user's pending order for a project; it survives a reload and a new sign-in. */
export function findPendingOrder(userId: number, projectId: number): PendingOrder | null {
  try {
    const value: unknown = JSON.parse(readStorage('sessionStorage', toStorageKey(userId, projectId)) ?? 'null');
    return parsePendingOrder(value);
  } catch {
    // Not JSON: not written by us.
    return null;
  }
}

/** Saves an order before it is sent. Where storage is disabled it is only known until the page is closed. */
export const savePendingOrder = (userId: number, projectId: number, order: PendingOrder): void =>
  writeStorage('sessionStorage', toStorageKey(userId, projectId), JSON.stringify(order));

export const deletePendingOrder = (userId: number, projectId: number): void =>
  removeStorage('sessionStorage', toStorageKey(userId, projectId));
