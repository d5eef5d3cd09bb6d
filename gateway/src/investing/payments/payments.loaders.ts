import DataLoader from 'dataloader';
import { type EntityManager, In } from 'typeorm';
import { Payment } from '../records';

const toKey = ({ investmentId, period, paymentDate, amount }: Payment): string =>
  [investmentId, period, paymentDate, amount].join(' ');

/** Ids of the earlier payments that have the same investment, month, date and amount. */
export function equalPayments(reader: EntityManager): DataLoader<Payment, number[], number> {
  const load = async (payments: readonly Payment[]) => {
    const known = await reader.findBy(Payment, {
      investmentId: In(payments.map(({ investmentId }) => investmentId)),
      period: In(payments.map(({ period }) => period)),
    });
    const idsByKey = new Map<string, number[]>();
    for (const payment of known) idsByKey.set(toKey(payment), [...(idsByKey.get(toKey(payment)) ?? []), payment.id]);
    return payments.map((payment) => (idsByKey.get(toKey(payment)) ?? []).filter((id) => id < payment.id));
  };
  return new DataLoader(load, { cacheKeyFn: ({ id }) => id });
}
