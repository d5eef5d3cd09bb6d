import { getEndOfDate, getStartOfDate, messages } from '@cimiento/contracts';
import type { ObjectLiteral } from 'typeorm';
import { validationFailed } from '../../errors';
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

const isUpdatedSince = (updatedSince: Date): Condition => ({
  sql: 'item.updatedAt >= :updatedSince',
  parameters: { updatedSince },
});

// The databases store no instant outside these days.
const toStoredDay = (day: string): string => [day, '1000-01-01', '9999-12-30'].toSorted()[1] ?? day;

/** @throws VALIDATION_FAILED when a range starts after its end */
export function assertDayRange({ from, to }: DayRange): void {
  if (from && to && from > to) throw validationFailed({ from: messages.dayRange });
}

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

/**
 * The rows that have the values of a request's filters.
 * @param alias of the row, where an index on the column is wanted
 * @throws VALIDATION_FAILED when the first day is after the last
 */
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
  assertDayRange(values);
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
  // SQLite ignores the index of a column behind a plus sign, and so walks the table by id.
  const filters = filterConditions(config, request, order?.key === 'item.id' ? '+ item' : 'item');
  const parts = search ? await findSearchParts(source, config, search) : null;
  if (parts?.length === 0) return null;
  return [...filters, ...(updatedSince ? [isUpdatedSince(updatedSince)] : []), ...(parts ? [joinWithOr(parts)] : [])];
}
