import { folded } from '@cimiento/contracts';
import { followingSchema, type List, listSchema } from '@cimiento/contracts/schemas';
import { Brackets, type EntityTarget, type ObjectLiteral, type SelectQueryBuilder } from 'typeorm';
import { checked } from '../errors/checked';
import type { Database } from './database';

/** One page of a list, and how many rows there are on all its pages; these are counted only when somebody asks. */
export type Listed<T> = { items: () => Promise<T[]>; total: () => Promise<number> };

/** SQL of 'this text contains the words', whatever their case and accents; a null contains nothing. */
export type Contains = (text: string) => string;

/** How a kind of record is listed. Its own columns are written `item.column`. */
export type Listing<T extends ObjectLiteral, Sort extends string> = {
  entity: EntityTarget<T>;
  /** SQL that each order goes by; ties go by id. */
  sorts: Record<Sort, string>;
  /** SQL conditions of a search: one that holds is enough. */
  found: (contains: Contains, kind: Database['kind']) => string[];
};

export type ListRequest<Sort extends string> = Partial<{ [K in keyof List]: List[K] | null }> & { sort: Sort };

/** Columns that must have a value; one that is null or undefined may have any. */
export type Filters = Record<string, string | number | null | undefined>;

// A collation that MariaDB, MySQL and TiDB have alike; SQLite has the gateway's own function.
const accentless = (kind: Database['kind'], text: string): string =>
  kind === 'sqlite' ? `folded(${text})` : `${text} COLLATE utf8mb4_unicode_ci`;

const containsOn =
  (kind: Database['kind']): Contains =>
  (text) =>
    `${accentless(kind, text)} LIKE :term ESCAPE '!'`;

/** Text in the order of a dictionary: without regard to case and accents. */
export const alphabetical = (kind: Database['kind'], text: string): string => accentless(kind, text);

/** SQL of a number as plain digits. */
export const digitsOf = (number: string): string => `CAST(${number} AS CHAR)`;

/** SQL of whole dollars as people write them, '10,000'. */
export const groupedOf = (kind: Database['kind'], dollars: string): string =>
  kind === 'sqlite' ? `printf('%,d', ${dollars})` : `FORMAT(${dollars}, 0)`;

// TypeORM moves a column that is selected under another name: the record would come without it.
function sortBy<T extends ObjectLiteral>(query: SelectQueryBuilder<T>, sql: string, direction: 'ASC' | 'DESC'): SelectQueryBuilder<T> {
  return /^item\.\w+$/.test(sql) ? query.orderBy(sql, direction) : query.addSelect(sql, 'sortKey').orderBy('sortKey', direction);
}

const pattern = (words: string): string => `%${folded(words).replace(/[!%_]/g, '!$&')}%`;

/** What else must hold, in SQL with its parameters; the columns of the record are written `item.column`. */
export type Condition = { sql: string; parameters?: ObjectLiteral };

type Place = Pick<Database, 'reader' | 'kind'>;

/** Every row that a search and the filters leave. */
function matching<T extends ObjectLiteral>(
  { reader, kind }: Place,
  { entity, found }: Pick<Listing<T, string>, 'entity' | 'found'>,
  search: string | null,
  filters: Filters,
  conditions: readonly Condition[],
): SelectQueryBuilder<T> {
  const query = reader.createQueryBuilder(entity, 'item');
  for (const [column, value] of Object.entries(filters)) {
    if (value !== null && value !== undefined) query.andWhere(`item.${column} = :${column}`, { [column]: value });
  }
  for (const { sql, parameters } of conditions) query.andWhere(`(${sql})`, parameters);
  if (search === null) return query;
  const [first = '1 = 0', ...others] = found(containsOn(kind), kind);
  const anyOf = new Brackets((where) => others.reduce((so, condition) => so.orWhere(condition), where.where(first)));
  return query.andWhere(anyOf).setParameter('term', pattern(search));
}

/**
 * One page of a searched, filtered and sorted list, worked out by the database.
 * @throws VALIDATION_FAILED for a page that makes no sense.
 */
export function listed<T extends ObjectLiteral, Sort extends string>(
  place: Place,
  listing: Listing<T, Sort>,
  { sort, ...request }: ListRequest<Sort>,
  filters: Filters = {},
  conditions: readonly Condition[] = [],
): Listed<T> {
  const { search, offset, limit, descending } = checked(listSchema, request);
  const direction = descending ? 'DESC' : 'ASC';
  const rows = () => matching(place, listing, search, filters, conditions);
  return {
    items: () => {
      const page = rows().offset(offset).limit(limit);
      if (sort !== 'id') sortBy(page, listing.sorts[sort], direction);
      return page.addOrderBy('item.id', direction).getMany();
    },
    total: () => rows().getCount(),
  };
}

/** Rows that `following` gives at once. */
const rowsFollowing = 1000;

/**
 * The next rows of a searched and filtered list after an id, by id, at most 1000: for a file of all of them, which leaves none out and
 * has none twice while others change the list.
 * @throws VALIDATION_FAILED
 */
export function following<T extends ObjectLiteral>(
  place: Place,
  listing: Listing<T, string>,
  request: { search?: string | null; after?: number | null },
  filters: Filters = {},
  conditions: readonly Condition[] = [],
): Promise<T[]> {
  const { search, after } = checked(followingSchema, request);
  const next = { sql: 'item.id > :after', parameters: { after } };
  return matching(place, listing, search, filters, [...conditions, next]).orderBy('item.id').limit(rowsFollowing).getMany();
}
