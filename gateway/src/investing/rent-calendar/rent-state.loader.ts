import {
  calculateRentMonths,
  getPaymentState,
  groupBy,
  today,
  type DatedPayment,
  type RentState,
} from '@cimiento/contracts';
import DataLoader from 'dataloader';
import type { EntityManager } from 'typeorm';
import { readExpectations, readPayments } from './rent-reads';

/** A payment of a person, by whose rent the state is asked. */
type OwnPayment = DatedPayment & { id: number; userId: number; projectId: number };

const toKey = ({ projectId, period }: { projectId: number; period: string }): string => `${projectId}:${period}`;

/** The states of a person's rents for the months that the payments are of. */
async function readStates(
  reader: EntityManager,
  userId: number,
  payments: readonly OwnPayment[],
): Promise<ReadonlyMap<string, RentState>> {
  const periods = payments.map(({ period }) => period).sort();
  const range = { from: periods[0] ?? '', to: periods.at(-1) ?? '' };
  const scope = { userId };
  const [{ expectations }, paid] = await Promise.all([
    readExpectations(reader, scope, range),
    readPayments(reader, scope, range),
  ]);
  const months = calculateRentMonths(expectations, paid, { ...range, today: today() });
  return new Map(months.map((month) => [toKey(month), month.state]));
}

/** The state of the rent that each payment pays for, as its person's calendar has it. */
export function rentState(reader: EntityManager): DataLoader<OwnPayment, RentState, number> {
  const load = async (payments: readonly OwnPayment[]) => {
    const states = new Map<number, ReadonlyMap<string, RentState>>();
    for (const [userId, own] of groupBy(payments, (payment) => payment.userId))
      states.set(userId, await readStates(reader, userId, own));
    // The calendar has no month in which nothing was promised and nothing came, as of a payment of $0.00.
    return payments.map(
      (payment) => states.get(payment.userId)?.get(toKey(payment)) ?? getPaymentState(payment, today()),
    );
  };
  return new DataLoader(load, { cacheKeyFn: ({ id }) => id });
}
