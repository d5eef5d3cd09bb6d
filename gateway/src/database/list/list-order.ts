import type { EntityManager, EntityTarget, ObjectLiteral } from 'typeorm';
import { listLimits } from './list-limits';
import { allOf, type Condition, recordsWith } from './list-query';

/** An order by what a column stands for. */
export type ReferenceOrder = {
  column: string;
  /** Whose `id` the column holds. */
  table: string;
  /** SQL of what it goes by, `table.column`; quick when it is an index of the table. */
  key: string;
  /** Whether there is a row of the table for every row of the list. */
  complete: boolean;
};

export type Direction = 'ASC' | 'DESC';

/** Part of an ordered list. */
export type Slice = { direction: Direction; from: number; count: number };

/** SQL of what a row is sorted by. */
export const sortKeyOf = (order: string | ReferenceOrder): string =>
  typeof order === 'string'
    ? order
    : `(SELECT ${order.key} FROM ${order.table} WHERE ${order.table}.id = item.${order.column})`;

type Rows<T extends ObjectLiteral> = {
  reader: EntityManager;
  entity: EntityTarget<T>;
  conditions: readonly Condition[];
  /** What must hold of the records that the column stands for. */
  records?: Condition | null;
};

/** Rows that have the same key. */
type Block = { sortKey: string; size: number };

const tableOf = <T extends ObjectLiteral>({ reader, entity }: Rows<T>): string =>
  reader.connection.getMetadata(entity).tableName;

/** The rows of which the record that the column stands for is gone: null when there is none. */
async function orphans<T extends ObjectLiteral>(
  rows: Rows<T>,
  { column, table, complete }: ReferenceOrder,
): Promise<{ condition: Condition; size: number } | null> {
  if (complete || rows.records) return null;
  const { reader, entity, conditions } = rows;
  const gone = await reader.query<{ value: number }[]>(
    `SELECT held.value FROM (SELECT DISTINCT ${column} AS value FROM ${tableOf(rows)}) AS held
     LEFT JOIN ${table} ON ${table}.id = held.value WHERE ${table}.id IS NULL`,
  );
  if (gone.length === 0) return null;
  const condition = { sql: `item.${column} IN (:...gone)`, parameters: { gone: gone.map(({ value }) => value) } };
  return { condition, size: await recordsWith(reader, entity, [...conditions, condition]).getCount() };
}

async function blocks<T extends ObjectLiteral>(
  rows: Rows<T>,
  { column, table, key }: ReferenceOrder,
  direction: Direction,
  atMost: number,
): Promise<Block[]> {
  const on = allOf([{ sql: `item.${column} = ${table}.id` }, ...rows.conditions]);
  const query = rows.reader
    .createQueryBuilder()
    .select(key, 'sortKey')
    .addSelect('COUNT(item.id)', 'size')
    .from(table, table)
    // A left join starts on the left: with the keys in their order, no further than it is asked for.
    .leftJoin(tableOf(rows), 'item', on.sql, on.parameters)
    .groupBy(key)
    .having('COUNT(item.id) > 0')
    .orderBy(key, direction)
    .limit(atMost);
  if (rows.records) query.where(rows.records.sql, rows.records.parameters);
  const found = await query.getRawMany<{ sortKey: string; size: number | string }>();
  return found.map(({ sortKey, size }) => ({ sortKey, size: Number(size) }));
}

/** The first keys with as many rows together, or all of them. */
async function blocksOf<T extends ObjectLiteral>(
  rows: Rows<T>,
  order: ReferenceOrder,
  direction: Direction,
  size: number,
): Promise<Block[]> {
  const first = await blocks(rows, order, direction, listLimits.fewKeys);
  if (first.length < listLimits.fewKeys || first.reduce((sum, block) => sum + block.size, 0) >= size) return first;
  return blocks(rows, order, direction, size);
}

/** Ids of the rows of some keys that follow one another. */
async function idsOfKeys<T extends ObjectLiteral>(
  rows: Rows<T>,
  { column, table, key }: ReferenceOrder,
  keys: string[],
  { direction, from, count }: Slice,
): Promise<number[]> {
  if (keys.length === 0) return [];
  const ofKeys = { sql: `${key} IN (:...sortKeys)`, parameters: { sortKeys: keys } };
  const all = allOf([ofKeys, ...(rows.records ? [rows.records] : []), ...rows.conditions]);
  const found = await rows.reader
    .createQueryBuilder()
    .select('item.id', 'id')
    .from(table, table)
    .innerJoin(tableOf(rows), 'item', `item.${column} = ${table}.id`)
    .where(all.sql, all.parameters)
    .orderBy(key, direction)
    .addOrderBy('item.id', direction)
    .offset(from)
    .limit(count)
    .getRawMany<{ id: number }>();
  return found.map(({ id }) => id);
}

/** The slice among the rows that stand for something. */
async function idsByKey<T extends ObjectLiteral>(
  rows: Rows<T>,
  order: ReferenceOrder,
  { direction, from, count }: Slice,
): Promise<number[]> {
  if (count <= 0) return [];
  const keys: string[] = [];
  let [before, skipped] = [0, 0];
  for (const { sortKey, size } of await blocksOf(rows, order, direction, from + count)) {
    if (before + size <= from) skipped += size;
    else if (before < from + count) keys.push(sortKey);
    before += size;
  }
  return idsOfKeys(rows, order, keys, { direction, from: from - skipped, count });
}

/**
 * Ids in the order of what a column stands for, without sorting all rows by it: first the keys in their order, with the number of
 * rows of each, as far as the slice; then the rows of just those that it falls on. What is gone comes before all else.
 */
export async function idsByReference<T extends ObjectLiteral>(
  rows: Rows<T>,
  order: ReferenceOrder,
  slice: Slice,
): Promise<number[]> {
  const { direction, from, count } = slice;
  const gone = await orphans(rows, order);
  if (!gone) return idsByKey(rows, order, slice);
  const orphaned = async (start: number, size: number): Promise<number[]> => {
    if (size <= 0) return [];
    const query = recordsWith(rows.reader, rows.entity, [...rows.conditions, gone.condition]).select('item.id', 'id');
    const found = await query.orderBy('item.id', direction).offset(start).limit(size).getRawMany<{ id: number }>();
    return found.map(({ id }) => id);
  };
  if (direction === 'ASC') {
    const first = await orphaned(from, Math.min(count, gone.size - from));
    return [
      ...first,
      ...(await idsByKey(rows, order, { direction, from: Math.max(0, from - gone.size), count: count - first.length })),
    ];
  }
  const first = await idsByKey(rows, order, slice);
  if (first.length === count) return first;
  const named = (await recordsWith(rows.reader, rows.entity, rows.conditions).getCount()) - gone.size;
  return [...first, ...(await orphaned(Math.max(0, from - named), count - first.length))];
}
