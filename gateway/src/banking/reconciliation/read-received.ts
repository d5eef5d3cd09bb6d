import { In, Not, type EntityManager } from 'typeorm';
import { Order } from '../../investing/records';
import { BankStatementLine } from '../statements/bank-statement-line.entity';

// A line that paid its order credited only what was more.
const credited = `line.amount - CASE line.orderUse WHEN 'paid' THEN named.amount * 100 ELSE 0 END`;

/**
 * Cents that transfers which name orders brought to balances and that did not pay them, in the order of the ids.
 * @param without lines that do not count
 */
export async function readReceived(
  manager: EntityManager,
  ids: readonly number[],
  without: readonly number[] = [],
): Promise<number[]> {
  const rows = await manager
    .createQueryBuilder(BankStatementLine, 'line')
    .innerJoin(Order, 'named', 'named.id = line.orderId')
    .select('line.orderId', 'id')
    .addSelect(`SUM(${credited})`, 'cents')
    .where({ orderId: In([...ids]), status: 'matched', ...(without.length > 0 && { id: Not(In([...without])) }) })
    .groupBy('line.orderId')
    .getRawMany<{ id: number; cents: number | string }>();
  const centsById = new Map(rows.map(({ id, cents }) => [id, Number(cents)]));
  return ids.map((id) => centsById.get(id) ?? 0);
}
