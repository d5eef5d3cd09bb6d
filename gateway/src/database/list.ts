import { followingSchema, type List, listSchema } from '@cimiento/contracts/schemas';
import { Brackets, type EntityTarget, type FindOptionsWhere, In, type ObjectLiteral, type SelectQueryBuilder } from 'typeorm';
import { checked } from '../errors/checked';
import type { Database } from './database';
import { type Contains, containsOn, termOf } from './text-search';

/** One page of a list, and how many rows there are on all its pages; these are counted only when somebody asks. */
export type Listed<T> = { items: () => Promise<T[]>; total: () => Promise<number> };

/** A column that is searched by what it stands for: its values are looked up first, in a table that is small beside the listed one. */
export type Reference = {
  column: string;
  /** SQL that selects, as `value`, the values that are found. */
  values: (contains: Contains) => string;
};

/** How a kind of record is listed. Its own columns are written `item.column`. */
export type Listing<T extends ObjectLiteral, Sort extends string> = {
  entity: EntityTarget<T>;
  /** SQL that each order goes by; ties go by id. */
  sorts: Record<Sort, string>;
  /** SQL conditions of a search on its own columns: one that holds is enough. */
  found?: (contains: Contains, kind: Database['kind']) => string[];
  /** Columns of which one that is found is enough too. */
  references?: readonly Reference[];
};

export type ListRequest<Sort extends string> = Partial<{ [K in keyof List]: List[K] | null }> & { sort: Sort };

/** Columns that must have a value; one that is null or undefined may have any. */
export type Filters = Record<string, string | number | null | undefined>;

/** What else must hold, in SQL with its parameters; the columns of the record are written `item.column`. */
export type Condition = { sql: string; parameters?: ObjectLiteral };

type Source = Pick<Database, 'reader' | 'kind'>;
type Identified = ObjectLiteral & { id: number };

// Up to here a list of values lets the database go by an index; beyond, it does better with the question itself.
const fewValues = 1000;

// From here on it pays to count first, and to come from the nearer end.
const farOffset = 10_000;

/** The condition of a reference; null when nothing is found there, so that the database need not look at it in each row. */
async function referenceFound({ reader, kind }: Source, { column, values }: Reference, term: string): Promise<Condition | null> {
  const sql = values(containsOn(kind));
  const terms = [...sql.matchAll(/:term\b/g)].map(() => term);
  const rows = await reader.query<{ value: string | number }[]>(
    `SELECT found.value FROM (${sql.replaceAll(/:term\b/g, '?')}) AS found LIMIT ${fewValues + 1}`,
    terms,
  );
  if (rows.length === 0) return null;
  if (rows.length > fewValues) return { sql: `item.${column} IN (${sql})`, parameters: { term } };
  const name = `${column}Found`;
  return { sql: `item.${column} IN (:...${name})`, parameters: { [name]: rows.map(({ value }) => value) } };
}

/** What a search asks of a row: one that holds is enough. */
async function searched<T extends ObjectLiteral, Sort extends string>(
  source: Source,
  { found, references = [] }: Listing<T, Sort>,
  words: string,
): Promise<Condition[]> {
  const term = termOf(words);
  const own = found?.(containsOn(source.kind), source.kind).map((sql): Condition => ({ sql, parameters: { term } })) ?? [];
  const referred = await Promise.all(references.map((reference) => referenceFound(source, reference, term)));
  return [...own, ...referred.filter((condition) => condition !== null)];
}

const nothing: Condition = { sql: '1 = 0' };

const anyOf = ([first = nothing, ...others]: Condition[]): Brackets =>
  new Brackets((where) =>
    others.reduce((so, { sql, parameters }) => so.orWhere(sql, parameters), where.where(first.sql, first.parameters)),
  );

/** What a list asks of its rows. */
type Wanted = { search: string | null; filters: Filters; conditions: readonly Condition[] };

/** Makes queries of every row that is wanted; what a search refers to is looked up once for all of them. */
function matcher<T extends ObjectLiteral, Sort extends string>(
  source: Source,
  listing: Listing<T, Sort>,
  { search, filters, conditions }: Wanted,
): () => Promise<SelectQueryBuilder<T>> {
  const found = once(async () => (search === null ? null : searched(source, listing, search)));
  return async () => {
    const query = source.reader.createQueryBuilder(listing.entity, 'item');
    for (const [column, value] of Object.entries(filters)) {
      if (value !== null && value !== undefined) query.andWhere(`item.${column} = :${column}`, { [column]: value });
    }
    for (const { sql, parameters } of conditions) query.andWhere(`(${sql})`, parameters);
    const one = await found();
    return one ? query.andWhere(anyOf(one)) : query;
  };
}

/**
 * One page of a searched, filtered and sorted list, worked out by the database.
 * @throws VALIDATION_FAILED for a page that makes no sense.
 */
export function listed<T extends Identified, Sort extends string>(
  source: Source,
  listing: Listing<T, Sort>,
  { sort, ...request }: ListRequest<Sort>,
  filters: Filters = {},
  conditions: readonly Condition[] = [],
): Listed<T> {
  const { search, offset, limit, descending } = checked(listSchema, request);
  const { reader } = source;
  const matching = matcher(source, listing, { search, filters, conditions });

  const total = once(async () => (await matching()).getCount());

  // Only ids are sorted and skipped: the rows themselves are read for this page alone.
  const ids = async (from: number, count: number, backwards: boolean): Promise<number[]> => {
    const direction = descending === backwards ? 'ASC' : 'DESC';
    const query = (await matching()).select('item.id', 'id').offset(from).limit(count);
    if (sort !== 'id') query.addSelect(listing.sorts[sort], 'sortKey').orderBy('sortKey', direction);
    const rows = await query.addOrderBy('item.id', direction).getRawMany<{ id: number }>();
    return rows.map(({ id }) => id);
  };

  const idsOfPage = async (): Promise<number[]> => {
    const rows = offset < farOffset ? 0 : await total();
    if (offset < rows / 2 || rows === 0) return ids(offset, limit, false);
    const end = Math.min(offset + limit, rows);
    return end <= offset ? [] : (await ids(rows - end, end - offset, true)).reverse();
  };

  const items = async (): Promise<T[]> => {
    const wanted = await idsOfPage();
    // TypeORM's option types cannot follow a generic entity, even one that is known to have an id.
    const records = await reader.findBy(listing.entity, { id: In(wanted) } as FindOptionsWhere<T>);
    const byId = new Map(records.map((record) => [record.id, record]));
    return wanted.flatMap((id) => byId.get(id) ?? []);
  };

  return { items, total };
}

function once<R>(work: () => Promise<R>): () => Promise<R> {
  let result: Promise<R> | undefined;
  return () => (result ??= work());
}

/** Rows that `following` gives at once. */
const rowsFollowing = 1000;

/**
 * The next rows of a searched and filtered list after an id, by id, at most 1000: for a file of all of them, which leaves none out and
 * has none twice while others change the list.
 * @throws VALIDATION_FAILED
 */
export async function following<T extends Identified>(
  source: Source,
  listing: Listing<T, string>,
  request: { search?: string | null; after?: number | null },
  filters: Filters = {},
  conditions: readonly Condition[] = [],
): Promise<T[]> {
  const { search, after } = checked(followingSchema, request);
  const next = { sql: 'item.id > :after', parameters: { after } };
  const query = await matcher(source, listing, { search, filters, conditions: [...conditions, next] })();
  return query.orderBy('item.id').limit(rowsFollowing).getMany();
}
