import { getEndOfDate, ledgerAccounts } from '@cimiento/contracts';
import { IsNull, Not, type EntityManager } from 'typeorm';
import { LedgerEntry } from '../../books/ledger/ledger-entry.entity';
import type { NewEntry } from '../../books/ledger/new-entry';
import type { Order } from '../records';

export const dayMs = 24 * 3_600_000;

/** A payment that was undone may be followed by another, with its ordinal. */
const toPaymentKey = (orderId: number, undone: number): string =>
  undone === 0 ? `order:${orderId}:paid` : `order:${orderId}:paid:${undone + 1}`;

/** Number of times that the payment of a locked order was undone. */
export const countUndone = (manager: EntityManager, orderId: number): Promise<number> =>
  manager.countBy(LedgerEntry, { sourceKind: 'order', sourceId: orderId, reversalOf: Not(IsNull()) });

/** Payment of an order: its actor, its day, and the number of earlier payments that were undone. */
type PaymentOf = { actorId: number | null; day: string; undone: number };

/** The entry of a paid order: its amount goes from the investor's balance to the project's capital, or is kept apart for its round. */
export function createPaymentEntry(
  { id, userId, projectId, projectName, amount, number, roundId }: Order,
  { actorId, day, undone }: PaymentOf,
) {
  const cents = amount * 100;
  const entry: NewEntry = {
    key: toPaymentKey(id, undone),
    kind: 'order',
    occurredOn: day,
    reference: number,
    memo: `Inversión en ${projectName}`,
    source: { kind: 'order', id },
    actorId,
    mayOverdraw: false,
    postings: [
      { account: ledgerAccounts.available(userId), amount: -cents },
      {
        account: roundId === null ? ledgerAccounts.capital(projectId) : ledgerAccounts.escrow(projectId),
        amount: cents,
      },
    ],
  };
  return entry;
}

/** The entry that brings the amount of one order of a round that succeeded back from the capital, so that its payment can be reversed. */
export const createCapitalReturn = (
  { id, projectId, projectName, amount, number }: Order,
  { actorId, day, undone }: PaymentOf,
): NewEntry => ({
  key: `order:${id}:capital-back:${undone + 1}`,
  kind: 'round',
  occurredOn: day,
  reference: number,
  memo: `Salida de la ronda de ${projectName}`,
  source: { kind: 'order', id },
  actorId,
  mayOverdraw: true,
  postings: [
    { account: ledgerAccounts.capital(projectId), amount: -amount * 100 },
    { account: ledgerAccounts.escrow(projectId), amount: amount * 100 },
  ],
});

/** An instant of a day in Ecuador: now if it is today, else its first or last one. */
export function getInstantOn(day: string): Date {
  const last = getEndOfDate(day).getTime() - 1;
  return new Date(Math.min(Math.max(Date.now(), last - dayMs + 1), last));
}
