import { getEndOfDate, getStartOfDate } from '@cimiento/contracts';
import type { EntityMetadata, ObjectLiteral } from 'typeorm';
import type { Condition, DayRange, FilterValues, ListAfterRequest, ListConfig } from './list-config';
import { findSearchParts, joinWithOr, type Source } from './list-search';

/** An order by a column of the record itself; ties are in the order of the ids. */
export type RecordOrder = { key: string; direction: 'ASC' | 'DESC' };

/** The requested order. @throws when it is by a reference, whose rows cannot be continued after one */
export function getRecordOrder<T extends ObjectLiteral, Sort extends string, Filter extends keyof T & string>(
  { sorts }: ListConfig<T, Sort, Filter>,
  { sort, descending }: ListAfterRequest<T, Sort, Filter>,
): RecordOrder {
  const key = sort ? sorts[sort] : 'item.id';
  if (typeof key !== 'string') throw new Error(`rows after one cannot be sorted by '${String(sort)}'`);
  return { key, direction: descending ? 'DESC' : 'ASC' };
}

/** The rows of an entity that follow one in an order. */
export function isAfter(entity: EntityMetadata, after: number, { key, direction }: RecordOrder): Condition {
  const comparison = direction === 'ASC' ? '>' : '<';
  const parameters = { after };
  if (key === 'item.id') return { sql: `item.id ${comparison} :after`, parameters };
  // TypeORM turns properties into columns for the listed row only.
  const toColumn = (name: string): string => entity.findColumnWithPropertyName(name)?.databaseName ?? name;
  const lastKey = key.replaceAll(/\bitem\.(\w+)/g, (_, name: string) => `last_row.${toColumn(name)}`);
  const last = `(SELECT ${lastKey} FROM ${entity.tableName} AS last_row WHERE last_row.id = :after)`;
  return { sql: `(${key} ${comparison} ${last} OR (${key} = ${last} AND item.id ${comparison} :after))`, parameters };
}

const isUpdatedSince = (updatedSince: Date): Condition => ({
  sql: 'item.updatedAt >= :updatedSince',
  parameters: { updatedSince },
});

// The databases store no instant outside these days.
const toStoredDay = (day: string): string => [day, '1000-01-01', '9999-12-30'].toSorted()[1] ?? day;

/** The rows of the days of a request. An instant is compared with the limits of days, so that the column's index is used. */
const dayConditions = (column: string, of: 'date' | 'instant', { from, to }: DayRange): Condition[] => [
  ...(from
    ? [
        {
          sql: `item.${column} >= :from`,
          parameters: { from: of === 'date' ? from : getStartOfDate(toStoredDay(from)) },
        },
      ]
    : []),
  ...(to && of === 'date' ? [{ sql: `item.${column} <= :to`, parameters: { to } }] : []),
  ...(to && of === 'instant'
    ? [{ sql: `item.${column} < :to`, parameters: { to: getEndOfDate(toStoredDay(to)) } }]
    : []),
];

/** The rows that have the values of a request's filters. @param alias of the row, where an index on the column is wanted */
export function filterConditions<T extends ObjectLiteral, Sort extends string, Filter extends keyof T & string>(
  { filters = [], selectiveFilters = [], day }: ListConfig<T, Sort, Filter>,
  values: FilterValues<T, Filter>,
  alias: string,
): Condition[] {
  const fixed = filters.flatMap((column) => {
    if (values[column] === null || values[column] === undefined) return [];
    const row = selectiveFilters.includes(column) ? 'item' : alias;
    return [{ sql: `${row}.${column} = :${column}`, parameters: { [column]: values[column] } }];
  });
  return [...fixed, ...(day ? dayConditions(day.column, day.of, values) : [])];
}

/**
 * The conditions of the filters and the search of a request; null if no row can match.
 * @param order in which the rows are read; none where they are only counted
 */
export async function findConditions<T extends ObjectLiteral, Sort extends string, Filter extends keyof T & string>(
  source: Source,
  config: ListConfig<T, Sort, Filter>,
  request: ListAfterRequest<T, Sort, Filter>,
  order?: RecordOrder,
): Promise<Condition[] | null> {
  const { search, updatedSince } = request;
  const parts = search ? await findSearchParts(source, config, search) : null;
  if (parts?.length === 0) return null;
  return [
    // SQLite ignores the index of a column behind a plus sign, and so walks the table by id.
    ...filterConditions(config, request, order?.key === 'item.id' ? '+ item' : 'item'),
    ...(updatedSince ? [isUpdatedSince(updatedSince)] : []),
    ...(parts ? [joinWithOr(parts)] : []),
  ];
}
