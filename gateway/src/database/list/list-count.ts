import type { EntityManager, EntityTarget, ObjectLiteral } from 'typeorm';
import { allOf, anyOf, type Condition, recordsWith } from './list-query';
import type { Part, Records } from './list-search';

/** A share of the rows that a search finds: those of a part that are not in an earlier one. */
export type Share = { part: Part; others: readonly Condition[] };

export type Counted = {
  total: number;
  /** What the rows were counted by; null when they could not be told apart by an index. */
  shares: readonly Share[] | null;
};

type Rows<T extends ObjectLiteral> = {
  reader: EntityManager;
  entity: EntityTarget<T>;
  conditions: readonly Condition[];
};

const count = <T extends ObjectLiteral>(
  { reader, entity, conditions }: Rows<T>,
  ...more: readonly Condition[]
): Promise<number> => recordsWith(reader, entity, [...conditions, ...more]).getCount();

/** The rows of records that are asked one after the other: a left join starts on the left. */
async function countOf<T extends ObjectLiteral>(
  { reader, entity, conditions }: Rows<T>,
  { table, column, condition }: Records,
  more: readonly Condition[],
): Promise<number> {
  const on = allOf([{ sql: `item.${column} = ${table}.id` }, ...conditions, ...more]);
  const row = await reader
    .createQueryBuilder()
    .select('COUNT(item.id)', 'size')
    .from(table, table)
    .leftJoin(reader.connection.getMetadata(entity).tableName, 'item', on.sql, on.parameters)
    .where(condition.sql, condition.parameters)
    .getRawOne<{ size: number | string }>();
  return Number(row?.size);
}

const share = <T extends ObjectLiteral>(rows: Rows<T>, { part, others }: Share): Promise<number> =>
  part.reach === 'many' && part.records ? countOf(rows, part.records, others) : count(rows, part.wanted, ...others);

/** The rows that have none of the parts, of which one is what most rows have. */
function without<T extends ObjectLiteral>(rows: Rows<T>, most: Part, parts: readonly Part[]): Promise<number> {
  if (most.reach !== 'many' || !most.records) return count(rows, ...parts.map(({ unwanted }) => unwanted));
  const { condition, ...records } = most.records;
  const others = parts.filter((part) => part !== most).map(({ unwanted }) => unwanted);
  return countOf(rows, { ...records, condition: { ...condition, sql: `NOT (${condition.sql})` } }, others);
}

/** How many rows have one of the parts: exactly, and by an index wherever there is one. */
export async function counted<T extends ObjectLiteral>(rows: Rows<T>, parts: readonly Part[]): Promise<Counted> {
  if (parts.some(({ reach }) => reach === 'all'))
    return { total: await count(rows, anyOf(parts.map(({ wanted }) => wanted))), shares: null };
  // Where most are found, the others are fewer to count.
  const most = parts.find(({ mostly }) => mostly);
  if (most) {
    const [every, others] = await Promise.all([count(rows), without(rows, most, parts)]);
    return { total: every - others, shares: null };
  }
  const fewFirst = [...parts].sort((one, other) => Number(one.reach === 'many') - Number(other.reach === 'many'));
  const shares = fewFirst.map((part, index): Share => ({
    part,
    others: fewFirst.slice(0, index).map(({ unwanted }) => unwanted),
  }));
  const sizes = await Promise.all(shares.map((one) => share(rows, one)));
  return {
    total: sizes.reduce((sum, size) => sum + size, 0),
    shares: shares.filter((_share, index) => sizes[index] !== 0),
  };
}
