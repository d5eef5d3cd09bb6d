import type { EntityManager, EntityTarget, ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import type { Counted, Share } from './list-count';
import { listLimits } from './list-limits';
import { idsByReference, type ReferenceOrder, type Slice, sortKeyOf } from './list-order';
import { allOf, anyOf, type Condition, recordsWith } from './list-query';
import type { Part, Records } from './list-search';

type Rows<T extends ObjectLiteral> = {
  reader: EntityManager;
  entity: EntityTarget<T>;
  order: string | ReferenceOrder;
  conditions: readonly Condition[];
};

type Row = { id: number };
const idsOf = (rows: readonly Row[]): number[] => rows.map(({ id }) => id);

const isById = (order: string): boolean => order === 'item.id';

function inOrder<T extends ObjectLiteral>(
  query: SelectQueryBuilder<T>,
  order: string,
  { direction }: Slice,
): SelectQueryBuilder<T> {
  return (isById(order) ? query : query.addOrderBy(order, direction)).addOrderBy('item.id', direction);
}

/** Ids of every row that the conditions hold of, from one place of the order to another. */
export async function idsOfAll<T extends ObjectLiteral>(rows: Rows<T>, slice: Slice): Promise<number[]> {
  const { reader, entity, order, conditions } = rows;
  if (typeof order !== 'string') return idsByReference(rows, order, slice);
  const query = recordsWith(reader, entity, conditions).select('item.id', 'id').offset(slice.from).limit(slice.count);
  return idsOf(await inOrder(query, order, slice).getRawMany<Row>());
}

/** Those that have one of the parts among the first rows of the order; it looks at few, so there may be others. */
async function idsAtAGlance<T extends ObjectLiteral>(
  rows: Rows<T>,
  order: string,
  parts: readonly Part[],
  slice: Slice,
): Promise<number[]> {
  const { reader, entity, conditions } = rows;
  // Only ids at first: an index has them in their order.
  const first = inOrder(
    recordsWith(reader, entity, conditions).select('item.id', 'id').limit(listLimits.glance),
    order,
    slice,
  );
  const has = anyOf(parts.map(({ check }) => check));
  const query = recordsWith(reader, entity, [has])
    .select('item.id', 'id')
    .innerJoin(`(${first.getQuery()})`, 'first', 'first.id = item.id')
    .setParameters({ ...first.getParameters(), ...has.parameters })
    .offset(slice.from)
    .limit(slice.count);
  return idsOf(await inOrder(query, order, slice).getRawMany<Row>());
}

type Collection = { sql: string; parameters: unknown[] };

// In a form that no index is in the order of: the database must not walk the order in search of what lies far off.
const unindexed = (order: string | ReferenceOrder): string => `COALESCE(${sortKeyOf(order)}, NULL)`;

/** The first rows of the order that the conditions hold of, as `id` and `sortKey`. */
function collection<T extends ObjectLiteral>(
  { reader, entity, order, conditions }: Rows<T>,
  more: readonly Condition[],
  { direction, from, count }: Slice,
): Collection {
  const query = recordsWith(reader, entity, [...conditions, ...more])
    .select('item.id', 'id')
    .addSelect(unindexed(order), 'sortKey');
  const [sql, parameters] = query
    .orderBy('sortKey', direction)
    .addOrderBy('id', direction)
    .limit(from + count)
    .getQueryAndParameters();
  return { sql, parameters: parameters as unknown[] };
}

/** The same of the rows of records, which are asked one after the other; they come before what records without a row leave open. */
function collectionOf<T extends ObjectLiteral>(
  { reader, entity, order, conditions }: Rows<T>,
  { table, column, condition }: Records,
  more: readonly Condition[],
  { direction, from, count }: Slice,
): Collection {
  const on = allOf([{ sql: `item.${column} = ${table}.id` }, ...conditions, ...more]);
  const query = reader
    .createQueryBuilder()
    .select('item.id', 'id')
    .addSelect(unindexed(order), 'sortKey')
    .addSelect('CASE WHEN item.id IS NULL THEN 1 ELSE 0 END', 'missing')
    .from(table, table)
    .leftJoin(reader.connection.getMetadata(entity).tableName, 'item', on.sql, on.parameters)
    .where(condition.sql, condition.parameters)
    .orderBy('missing', 'ASC');
  const [sql, parameters] = query
    .addOrderBy('sortKey', direction)
    .addOrderBy('id', direction)
    .limit(from + count)
    .getQueryAndParameters();
  return { sql, parameters: parameters as unknown[] };
}

const shareOf = <T extends ObjectLiteral>(rows: Rows<T>, { part, others }: Share, slice: Slice): Collection =>
  part.reach === 'many' && part.records
    ? collectionOf(rows, part.records, others, slice)
    : collection(rows, [part.wanted, ...others], slice);

async function merged<T extends ObjectLiteral>(
  { reader }: Rows<T>,
  collections: readonly Collection[],
  { direction, from, count }: Slice,
): Promise<number[]> {
  const parts = collections.map(
    ({ sql }, index) =>
      `SELECT part${index}.id AS id, part${index}.sortKey AS sortKey FROM (${sql}) AS part${index} WHERE part${index}.id IS NOT NULL`,
  );
  const sql = `SELECT found.id AS id FROM (${parts.join(' UNION ALL ')}) AS found
    ORDER BY found.sortKey ${direction}, found.id ${direction} LIMIT ${count} OFFSET ${from}`;
  return idsOf(
    await reader.query<Row[]>(
      sql,
      collections.flatMap(({ parameters }) => parameters),
    ),
  );
}

/** Ids of the rows that have one of the parts, from one place of the order to another. */
export async function idsFound<T extends ObjectLiteral>(
  rows: Rows<T>,
  parts: readonly Part[],
  { total, shares }: Counted,
  slice: Slice,
): Promise<number[]> {
  const { order, conditions } = rows;
  if (total === 0) return [];
  if (typeof order !== 'string' && total > listLimits.sparseByReference) {
    const [only = null, another] = parts;
    const records = !another && only?.records?.column === order.column ? only.records.condition : null;
    const checks = records ? [] : [anyOf(parts.map(({ check }) => check))];
    return idsByReference({ ...rows, records, conditions: [...conditions, ...checks] }, order, slice);
  }
  if (typeof order === 'string' && total > listLimits.sparse && slice.from + slice.count <= listLimits.hope) {
    const ids = await idsAtAGlance(rows, order, parts, slice);
    if (ids.length === slice.count) return ids;
  }
  const collections = shares?.map((share) => shareOf(rows, share, slice)) ?? [
    collection(rows, [anyOf(parts.map(({ wanted }) => wanted))], slice),
  ];
  return merged(rows, collections, slice);
}
