import DataLoader from 'dataloader';
import type { EntityManager } from 'typeorm';
import type { Condition } from '../../platform/database/list/list-config';

/**
 * Whether the entry `other` is of the same change of many payments as `entry`: the entries of one transaction have one time to the
 * millisecond. Payments of a monthly payment are grouped by that.
 */
const isTogether = (entry: string, other: string): string =>
  `${entry}.entity = 'payment' AND ${entry}.action = 'update' AND ${entry}.runId IS NULL
    AND ${other}.entity = 'payment' AND ${other}.action = 'update' AND ${other}.runId IS NULL
    AND ${other}.createdAt = ${entry}.createdAt AND ${other}.userId = ${entry}.userId`;

/** Leaves out all entries of one change of many payments but the newest. */
export const newestOfMany: Condition = {
  sql: `NOT EXISTS (SELECT 1 FROM audit_entry AS later WHERE ${isTogether('item', 'later')} AND later.id > item.id)`,
};

/** The entries of the change of many payments that an entry belongs to. */
export const toTogetherCondition = (id: number): Condition => ({
  // By the time first, which has an index.
  sql: `item.createdAt = (SELECT createdAt FROM audit_entry WHERE id = :togetherWith)
    AND EXISTS (SELECT 1 FROM audit_entry AS chosen WHERE chosen.id = :togetherWith AND ${isTogether('chosen', 'item')})`,
  parameters: { togetherWith: id },
});

/** Number of the payments that were changed at once, by the id of the entry of one of them; 1 for every other change. */
export function changedTogether(reader: EntityManager): DataLoader<number, number> {
  return new DataLoader(async (ids: readonly number[]) => {
    const marks = ids.map(() => '?').join(', ');
    const rows: { id: number; size: number | string }[] = await reader.query(
      `SELECT item.id AS id, COUNT(*) AS size FROM audit_entry AS item JOIN audit_entry AS other ON ${isTogether('item', 'other')}
        WHERE item.id IN (${marks}) GROUP BY item.id`,
      [...ids],
    );
    const sizeById = new Map(rows.map(({ id, size }) => [id, Number(size)]));
    return ids.map((id) => sizeById.get(id) ?? 1);
  });
}
