import { parseCents } from '@cimiento/contracts';
import type { PaymentInput } from '@cimiento/contracts/schemas';
import type { EntityManager } from 'typeorm';
import type { Credit, MoneyIn } from '../../books/money-in/money-in';
import type { Actor } from '../../platform/request/actor';
import { assertMayPay } from './key-payments';

/** Values of a payment, as far as they say what it credits. */
export type CountedPayment = Pick<PaymentInput, 'projectId' | 'amount' | 'status'>;

/** What paid payments credit to their investors, and whose rent pays for it. */
const listCredits = (payments: readonly CountedPayment[]): Credit[] =>
  payments.map(({ projectId, amount }) => ({ projectId, cents: parseCents(amount) }));

/**
 * Counts payments that become paid, in the transaction that makes them so: every way to pay one passes here. Leaves the transaction when they
 * credit too much for one person.
 * @throws FORBIDDEN for an API key
 */
export async function countPaid(
  moneyIn: MoneyIn,
  manager: EntityManager,
  by: Actor,
  payments: readonly CountedPayment[],
): Promise<void> {
  const paid = payments.filter(({ status }) => status === 'paid');
  if (paid.length === 0) return;
  assertMayPay(moneyIn, by);
  await moneyIn.count(manager, by, listCredits(paid));
}
