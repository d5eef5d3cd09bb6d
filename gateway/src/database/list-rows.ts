import type { EntityManager, EntityTarget, ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import type { Counted } from './list-count';
import { listLimits } from './list-limits';
import { idsByReference, type ReferenceOrder, type Slice, sortKeyOf } from './list-order';
import { anyOf, type Condition, recordsWith } from './list-query';
import type { Part } from './list-search';

type Rows<T extends ObjectLiteral> = {
  reader: EntityManager;
  entity: EntityTarget<T>;
  order: string | ReferenceOrder;
  conditions: readonly Condition[];
};

type Row = { id: number };
const idsOf = (rows: readonly Row[]): number[] => rows.map(({ id }) => id);

const isById = (order: string): boolean => order === 'item.id';

function inOrder<T extends ObjectLiteral>(query: SelectQueryBuilder<T>, order: string, { direction }: Slice): SelectQueryBuilder<T> {
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
async function idsAtAGlance<T extends ObjectLiteral>(rows: Rows<T>, order: string, parts: readonly Part[], slice: Slice): Promise<number[]> {
  const { reader, entity, conditions } = rows;
  // Only ids at first: an index has them in their order.
  const first = inOrder(recordsWith(reader, entity, conditions).select('item.id', 'id').limit(listLimits.glance), order, slice);
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

/** The first rows of the order that the conditions hold of, as `id` and `sortKey`. */
function collection<T extends ObjectLiteral>({ reader, entity, order }: Rows<T>, conditions: readonly Condition[], { direction, from, count }: Slice): Collection {
  const key = sortKeyOf(order);
  const query = recordsWith(reader, entity, conditions)
    .select('item.id', 'id')
    // In a form that no index is in the order of: the database must not walk the order in search of what lies far off.
    .addSelect(`COALESCE(${key}, NULL)`, 'sortKey')
    .orderBy('sortKey', direction)
    .addOrderBy('id', direction)
    .limit(from + count);
  const [sql, parameters] = query.getQueryAndParameters();
  return { sql, parameters: parameters as unknown[] };
}

async function merged<T extends ObjectLiteral>({ reader }: Rows<T>, collections: readonly Collection[], { direction, from, count }: Slice): Promise<number[]> {
  const parts = collections.map(({ sql }, index) => `SELECT part${index}.id AS id, part${index}.sortKey AS sortKey FROM (${sql}) AS part${index}`);
  const sql = `SELECT found.id AS id FROM (${parts.join(' UNION ALL ')}) AS found
    ORDER BY found.sortKey ${direction}, found.id ${direction} LIMIT ${count} OFFSET ${from}`;
  return idsOf(await reader.query<Row[]>(sql, collections.flatMap(({ parameters }) => parameters)));
}

/** Ids of the rows that have one of the parts, from one place of the order to another. */
export async function idsFound<T extends ObjectLiteral>(rows: Rows<T>, parts: readonly Part[], { total, shares }: Counted, slice: Slice): Promise<number[]> {
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
  const which = shares?.map(({ part, others }) => [part.wanted, ...others]) ?? [[anyOf(parts.map(({ wanted }) => wanted))]];
  return merged(rows, which.map((more) => collection(rows, [...conditions, ...more], slice)), slice);
}
