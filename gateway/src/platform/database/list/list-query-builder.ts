import { centsToText } from '@cimiento/contracts';
import { listAfterSchema, listSchema } from '@cimiento/contracts/schemas';
import type { EntityManager, ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { BoundedCache } from '../../bounded-cache';
import { parseInput } from '../../errors';
import type { Reader } from '../../request';
import type { Database } from '../database';
import { PreparedQuery, selectWithTimes } from '../read-records';
import type { Condition, ListAfterRequest, ListConfig, PageRequest, PaginatedMoney, SortKey } from './list-config';
import { listLimits } from './list-limits';
import { ListQueries, type Order, type Slice } from './list-queries';
import { assertOnePosition, findFollowing } from './list-position';
import { filterConditions, findConditions, getRecordOrder } from './record-conditions';
import {
  findSearchParts,
  getKeyWithoutIndex,
  joinWithOr,
  toParameters,
  toSortedPart,
  type SearchPart,
} from './list-search';

/** Runs the work at the first call and gives every call its result. */
function once<R>(work: () => Promise<R>): () => Promise<R> {
  let result: Promise<R> | undefined;
  return () => (result ??= work());
}

/** The rows that a search finds. */
type Matches = {
  /** A row matches if one of these holds. Each can use its own index. */
  parts: readonly SearchPart[];
  /** All matching ids, or null if there are more than `maxCountedRows`. */
  ids: readonly number[] | null;
};

type Ids = { id: number };

type Page<T extends ObjectLiteral> = Awaited<ReturnType<PreparedQuery<T>['readWithReferences']>>;

// Each keeps a query of TypeORM, and it is the first pages of a few orders and filters that are asked for again.
const maxPrepared = 30;

const toSql = (conditions: readonly Condition[]): string[] => conditions.map(({ sql }) => sql);

/**
 * Reads the pages of one kind of record. Every page is two steps in one query: find the ids of the page, then read these rows.
 * docs/decisions/0017 explains the read paths.
 */
export class ListQueryBuilder<
  T extends ObjectLiteral & Ids,
  Sort extends string,
  Filter extends keyof T & string = never,
> {
  private readonly reader: EntityManager;
  private readonly queries: ListQueries<T, Sort, Filter>;
  private readonly prepared = new BoundedCache<string, PreparedQuery<T>>(maxPrepared);
  /** References that pages show. */
  private readonly shown: readonly string[];

  constructor(
    private readonly database: Pick<Database, 'reader' | 'kind'>,
    private readonly config: ListConfig<T, Sort, Filter>,
  ) {
    this.reader = database.reader;
    this.queries = new ListQueries(this.reader, config);
    const references = Object.entries(config.references ?? {});
    this.shown = references.filter(([, { isShown }]) => isShown).map(([name]) => name);
  }

  /**
   * A page of the searched, filtered and sorted list, by offset.
   * @throws VALIDATION_FAILED when the search, offset or limit is out of range.
   */
  getPage(readBy: Reader, request: PageRequest<T, Sort, Filter>, more: readonly Condition[] = []): PaginatedMoney<T> {
    const { search, offset, limit, descending } = parseInput(
      listSchema,
      pick(request, ['search', 'offset', 'limit', 'descending']),
    );
    const conditions = [...filterConditions(this.config, request, 'item'), ...more];
    const order: Order = { sort: this.config.sorts[request.sort], direction: descending ? 'DESC' : 'ASC' };
    const matches = once(() => this.findMatches(readBy, search, conditions));
    const cap = Math.max(this.maxCountedRows, offset + limit);
    const count = once(async () => this.count(await matches(), conditions, cap));
    return {
      items: async (keep) => {
        const { records, references } = await this.readPage(await matches(), conditions, order, { offset, limit });
        for (const [name, shown] of references) for (const record of shown) keep(name, record);
        return records;
      },
      total: async () => Math.min(await count(), cap),
      totalIsCapped: async () => (await count()) > cap,
      sum: async () => ((await count()) > cap ? null : this.sum(await matches(), conditions)),
    };
  }

  /**
   * The rows after one, by id or in another order: reading on from the last one leaves out and repeats no row that stays the same, while
   * others are changed or deleted.
   * @param options `known`: conditions of the rows that the caller may know of, others do not exist for them; `isPublic`: the list shows no times
   * @throws VALIDATION_FAILED when the search, position or limit is out of range, CURSOR_GONE when the row with the id `after` is needed and gone.
   */
  async listAfter(
    readBy: Reader,
    request: ListAfterRequest<T, Sort, Filter>,
    conditions: readonly Condition[] = [],
    { known = [], isPublic = false }: { known?: readonly Condition[]; isPublic?: boolean } = {},
  ): Promise<T[]> {
    assertOnePosition(request);
    const { search, after, limit } = parseInput(listAfterSchema, pick(request, ['search', 'after', 'limit']));
    const order = getRecordOrder(this.config, request);
    const matching = await findConditions({ ...this.database, readBy }, this.config, { ...request, search }, order);
    if (matching === null) return [];
    const entity = this.reader.dataSource.getMetadata(this.config.entity);
    const position = { after, cursor: request.cursor };
    const following = await findFollowing(this.queries, entity, order, position, known);
    const all = [...matching, ...conditions, ...known, ...(following ? [following] : [])];
    const prepared = this.prepare([toSql(all), order, limit, isPublic], () => {
      const rows = this.queries.createQuery(all);
      const query = (isPublic ? rows.select('item') : selectWithTimes(rows))
        .orderBy(order.key, order.direction)
        .limit(limit);
      return order.key === 'item.id' ? query : query.addOrderBy('item.id', order.direction);
    });
    return prepared.read(toParameters(all));
  }

  /** Number of all rows that `listAfter` reads with these filters. @throws VALIDATION_FAILED when the search is out of range. */
  async countRecords(
    readBy: Reader,
    request: ListAfterRequest<T, Sort, Filter>,
    conditions: readonly Condition[] = [],
  ): Promise<number> {
    const { search } = parseInput(listAfterSchema, pick(request, ['search']));
    const matching = await findConditions({ ...this.database, readBy }, this.config, { ...request, search });
    if (matching === null) return 0;
    const row = await this.queries
      .createQuery([...matching, ...conditions])
      .select('COUNT(*)', 'total')
      .getRawOne<{ total: number | string }>();
    return Number(row?.total);
  }

  private get maxCountedRows(): number {
    return Math.min(this.config.maxCountedRows ?? Infinity, listLimits.maxCountedRows);
  }

  private async findMatches(
    readBy: Reader,
    search: string | null,
    conditions: readonly Condition[],
  ): Promise<Matches | null> {
    if (search === null) return null;
    const parts = await findSearchParts({ ...this.database, readBy }, this.config, search);
    if (parts.length === 0) return { parts, ids: [] };
    const rows = await this.queries.matchingIds(parts, conditions, this.maxCountedRows + 1).getRawMany<Ids>();
    return { parts, ids: rows.length > this.maxCountedRows ? null : rows.map(({ id }) => id) };
  }

  /** Number of matching rows; `cap + 1` if there are more than `cap`. */
  private async count(matches: Matches | null, conditions: readonly Condition[], cap: number): Promise<number> {
    if (matches?.ids) return matches.ids.length;
    if (matches && cap === this.maxCountedRows) return cap + 1;
    const ids = this.queries.matchingIds(matches?.parts ?? [{ sql: '1 = 1' }], conditions, cap + 1);
    const [sql, parameters] = ids.getQueryAndParameters();
    const [row] = await this.reader.query<{ total: number | string }[]>(
      `SELECT COUNT(*) AS total FROM (${sql}) AS counted`,
      parameters as unknown[],
    );
    return Number(row?.total);
  }

  private async sum(matches: Matches | null, conditions: readonly Condition[]): Promise<string | null> {
    const { sum } = this.config;
    if (!sum || (matches && !matches.ids)) return null;
    if (matches?.ids?.length === 0) return centsToText(0);
    const rows = matches?.ids ? [{ sql: 'item.id IN (:...ids)', parameters: { ids: matches.ids } }] : conditions;
    const row = await this.queries
      .createQuery(rows)
      .select(`SUM(item.${sum.column})`, 'sum')
      .getRawOne<{ sum: number | string | null }>();
    return centsToText(Number(row?.sum ?? 0) * (sum.in === 'dollars' ? 100 : 1));
  }

  private async readPage(
    matches: Matches | null,
    conditions: readonly Condition[],
    order: Order,
    slice: Slice,
  ): Promise<Page<T>> {
    const [{ offset, limit }, { sort }] = [slice, order];
    if (!matches && typeof sort === 'string')
      return this.prepare([toSql(conditions), order, slice], () =>
        this.queries.rows(this.queries.sortedIds(conditions, order, slice, sort), order),
      ).readWithReferences(toParameters(conditions), this.shown);
    if (matches?.ids) {
      if (matches.ids.length === 0) return { records: [], references: [] };
      const byId = { sql: 'item.id IN (:...ids)', parameters: { ids: matches.ids } };
      const ids = this.queries.sortedIds([byId], order, slice, getKeyWithoutIndex(sort));
      return this.readRows(ids, order);
    }
    // Many rows match, so the first rows of the list are likely to hold a page of them.
    if (matches && typeof sort === 'string' && offset + limit <= listLimits.maxScannedRows) {
      const scanned = this.queries.sortedIds(conditions, order, { offset: 0, limit: listLimits.maxScannedRows }, sort);
      const where = joinWithOr(matches.parts.map(({ joinedSql, parameters }) => ({ sql: joinedSql, parameters })));
      const page = await this.readRows(scanned, order, { ...slice, where });
      if (page.records.length === limit) return page;
    }
    const parts = matches?.parts.map((part) => toSortedPart(part, sort)) ?? [{ sql: '1 = 1' }];
    const deleted = await this.findDeletedReferences(sort);
    const first = { offset: 0, limit: offset + limit };
    const branches = parts.flatMap((part) => [
      ...(part.pieces?.map((piece) => this.queries.sortedIds([...conditions, piece], order, first, 'item.id')) ?? [
        this.queries.firstIds([...conditions, part], order, offset + limit),
      ]),
      // Their sort key is null.
      ...deleted.map((gone) => this.queries.sortedIds([...conditions, part, gone], order, first, 'NULL')),
    ]);
    return this.readRows(this.queries.union(branches, slice, order), order);
  }

  /** A query by what it is built of. */
  private prepare(shape: readonly unknown[], build: () => SelectQueryBuilder<T>): PreparedQuery<T> {
    return this.prepared.getOrCreate(JSON.stringify(shape), () => new PreparedQuery(build()));
  }

  private readRows(...query: Parameters<ListQueries<T, Sort, Filter>['rows']>): Promise<Page<T>> {
    const rows = this.queries.rows(...query);
    return new PreparedQuery(rows).readWithReferences(rows.getParameters(), this.shown);
  }

  /** A condition for the rows whose reference was deleted, if the order is by reference and there are any. */
  private async findDeletedReferences(sort: SortKey): Promise<Condition[]> {
    const reference = typeof sort === 'string' ? null : this.queries.getReference(sort.reference);
    if (!reference?.canBeDeleted) return [];
    const { column, entity } = reference;
    const rows = await this.reader.query<Ids[]>(
      `SELECT held.id AS id FROM (SELECT DISTINCT ${column} AS id FROM ${this.queries.getTable(this.config.entity)}) AS held
       LEFT JOIN ${this.queries.getTable(entity)} AS existing ON existing.id = held.id WHERE existing.id IS NULL`,
    );
    if (rows.length === 0) return [];
    return [{ sql: `item.${column} IN (:...deletedIds)`, parameters: { deletedIds: rows.map(({ id }) => id) } }];
  }
}

const pick = <K extends string>(values: Partial<Record<K, unknown>>, keys: readonly K[]) =>
  Object.fromEntries(keys.map((key) => [key, values[key]]));
