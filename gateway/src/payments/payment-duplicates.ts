import type { PaymentInput } from '@cimiento/contracts/schemas';
import { In, type EntityManager } from 'typeorm';
import { Payment } from './payment.entity';
import type { PaymentDuplicate } from './payments-import.type';

type Month = Pick<PaymentInput, 'investmentId' | 'period'>;

const toKey = ({ investmentId, period }: Month): string => `${investmentId} ${period}`;

/** How many payments stand on record for the investment and the month of each row: one query for all of them. */
async function countRecorded(reader: EntityManager, rows: readonly Month[]): Promise<Map<string, number>> {
  const distinct = <T>(values: readonly T[]): T[] => [...new Set(values)];
  const counts = await reader
    .createQueryBuilder(Payment, 'payment')
    .select('payment.investmentId', 'investmentId')
    .addSelect('payment.period', 'period')
    .addSelect('COUNT(*)', 'count')
    .where({
      investmentId: In(distinct(rows.map(({ investmentId }) => investmentId))),
      period: In(distinct(rows.map(({ period }) => period))),
    })
    .groupBy('payment.investmentId')
    .addGroupBy('payment.period')
    .getRawMany<Month & { count: number | string }>();
  return new Map(counts.map(({ count, ...month }) => [toKey(month), Number(count)]));
}

/**
 * The rows whose investment has a payment for their month already, on record or in an earlier row. That may be meant so: it is told, and
 * not refused.
 */
export async function findDuplicates(reader: EntityManager, rows: readonly Month[]): Promise<PaymentDuplicate[]> {
  const counts = await countRecorded(reader, rows);
  const first = new Map<string, number>();
  return rows.flatMap((month, row) => {
    const key = toKey(month);
    const [recorded, repeats] = [counts.get(key) ?? 0, first.get(key) ?? null];
    if (repeats === null) first.set(key, row);
    return recorded > 0 || repeats !== null ? [{ row, recorded, repeats }] : [];
  });
}
