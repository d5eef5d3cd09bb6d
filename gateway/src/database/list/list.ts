import { folded } from '@cimiento/contracts';
import { followingSchema, type List, listSchema } from '@cimiento/contracts/schemas';
import { type EntityTarget, type FindOptionsWhere, In, type ObjectLiteral } from 'typeorm';
import { parseInput } from '../../errors/parse-input';
import type { Database } from '../database';
import { counted } from './list-count';
import { listLimits } from './list-limits';
import type { ReferenceOrder } from './list-order';
import { anyOf, type Condition, recordsWith } from './list-query';
import { idsFound, idsOfAll } from './list-rows';
import { type Part, partsOf, type Reference } from './list-search';
import { type Contains, containsOn } from './text-search';

export type { Condition } from './list-query';

/** One page of a list, and how many rows there are on all its pages; these are counted only when somebody asks. */
export type Listed<T> = { items: () => Promise<T[]>; total: () => Promise<number> };

/** How a kind of record is listed. Its own columns are written `item.column`. */
export type Listing<T extends ObjectLiteral, Sort extends string> = {
  entity: EntityTarget<T>;
  /** What each order goes by, in SQL or by reference; ties go by id. */
  sorts: Record<Sort, string | ReferenceOrder>;
  /** SQL conditions of a search on its own columns, looked at row by row: one that holds is enough. `words` have no case and no accents. */
  found?: (contains: Contains, words: string) => string[];
  /** Columns of which one that is found is enough too. */
  references?: readonly Reference[];
};

export type ListRequest<Sort extends string> = Partial<{ [K in keyof List]: List[K] | null }> & { sort: Sort };

/** Columns that must have a value; one that is null or undefined may have any. */
export type Filters = Record<string, string | number | null | undefined>;

type Source = Pick<Database, 'reader' | 'kind' | 'readCoalesced'>;
type Identified = ObjectLiteral & { id: number };

const filtering = (filters: Filters): Condition[] =>
  Object.entries(filters).flatMap(([column, value]) =>
    value === null || value === undefined
      ? []
      : [{ sql: `item.${column} = :${column}`, parameters: { [column]: value } }],
  );

/** What a search comes to; null when every row is found. */
async function found<T extends ObjectLiteral, Sort extends string>(
  source: Source,
  { entity, found: own, references = [] }: Listing<T, Sort>,
  search: string | null,
): Promise<Part[] | null> {
  if (search === null) return null;
  const table = source.reader.connection.getMetadata(entity).tableName;
  return partsOf(source, { table, own: own?.(containsOn(source.kind), folded(search)) ?? [], references }, search);
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
  const { search, offset, limit, descending } = parseInput(listSchema, request);
  const { reader } = source;
  const { entity } = listing;
  const rows = { reader, entity, order: listing.sorts[sort], conditions: [...filtering(filters), ...conditions] };

  const parts = once(() => found(source, listing, search));
  // Of a large table this is the dearest part: administrators who look at the same list wait for the same count.
  const countKey = JSON.stringify(['count', reader.connection.getMetadata(entity).name, search, rows.conditions]);
  const count = once(() =>
    source.readCoalesced(countKey, async () => {
      const which = await parts();
      return which
        ? counted(rows, which)
        : { total: await recordsWith(reader, entity, rows.conditions).getCount(), shares: null };
    }),
  );
  const total = async (): Promise<number> => (await count()).total;

  // Only ids are sorted and skipped: the rows themselves are read for this page alone.
  const ids = async (from: number, size: number, backwards: boolean): Promise<number[]> => {
    const slice = { from, count: size, direction: descending === backwards ? 'ASC' : 'DESC' } as const;
    const which = await parts();
    return which ? idsFound(rows, which, await count(), slice) : idsOfAll(rows, slice);
  };

  const idsOfPage = async (): Promise<number[]> => {
    const size = offset < listLimits.farOffset ? 0 : await total();
    if (offset < size / 2 || size === 0) return ids(offset, limit, false);
    const end = Math.min(offset + limit, size);
    return end <= offset ? [] : (await ids(size - end, end - offset, true)).reverse();
  };

  const items = async (): Promise<T[]> => {
    const wanted = await idsOfPage();
    // TypeORM's option types cannot follow a generic entity, even one that is known to have an id.
    const records = await reader.findBy(entity, { id: In(wanted) } as FindOptionsWhere<T>);
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
  const { search, after } = parseInput(followingSchema, request);
  const parts = await found(source, listing, search);
  if (parts?.length === 0) return [];
  const wanted = parts ? [anyOf(parts.map((part) => part.wanted))] : [];
  const next = { sql: 'item.id > :after', parameters: { after } };
  const all = [...filtering(filters), ...conditions, next, ...wanted];
  return recordsWith(source.reader, listing.entity, all).orderBy('item.id').limit(rowsFollowing).getMany();
}
