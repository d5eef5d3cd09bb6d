import { listAfterSchema, listSchema } from '@cimiento/contracts/schemas';
import type { EntityManager, EntityTarget, ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { createRememberingParser } from '../../errors/parse-input';
import type { Database } from '../database';
import type {
  Condition,
  ListAfterRequest,
  ListConfig,
  PageRequest,
  PaginatedList,
  Reference,
  ReferenceSelection,
  SortKey,
} from './list-config';
import { listLimits } from './list-limits';
import { filterConditions, findConditions, getRecordOrder, isAfter } from './record-conditions';
import { findSearchParts, getKeyWithoutIndex, joinWithOr, toSortedPart, type SearchPart } from './list-search';
import { once } from './once';
import { selectReference, toKnownSelection } from './reference-selection';
import { createRowMapper, type RawRow } from './row-mapper';

/** The rows that a search finds. */
type Matches = {
  /** A row matches if one of these holds. Each can use an index of its own. */
  parts: readonly SearchPart[];
  /** All matching ids, or null if there are more than `maxCountedRows`. */
  ids: readonly number[] | null;
};

type Order = { sort: SortKey; direction: 'ASC' | 'DESC' };
type Slice = { offset: number; limit: number };
type Page = Slice & { selection?: ReferenceSelection | undefined };
type Ids = { id: number };

const [parsePage, parseListAfter] = [createRememberingParser(listSchema), createRememberingParser(listAfterSchema)];

/**
 * Reads the pages of one kind of record. Every page is two steps in one statement: find the ids of the page, then read these rows with
 * the records they refer to. docs/decisions/0017 explains the read paths.
 */
export class ListQueryBuilder<
  T extends ObjectLiteral & Ids,
  Sort extends string,
  Filter extends keyof T & string = never,
> {
  private readonly reader: EntityManager;
  private readonly mapRow: (row: RawRow) => T[];

  constructor(
    private readonly database: Pick<Database, 'reader' | 'kind'>,
    private readonly config: ListConfig<T, Sort, Filter>,
  ) {
    this.reader = database.reader;
    const mapItem = createRowMapper(this.reader, config.entity, 'item');
    const references = Object.entries(config.references ?? {}).map(
      ([name, { entity }]) => [name, createRowMapper(this.reader, entity, name)] as const,
    );
    this.mapRow = (row) => {
      const item = mapItem(row);
      for (const [name, map] of references) if (`${name}_id` in row) Object.assign(item ?? {}, { [name]: map(row) });
      return item ? [item] : [];
    };
  }

  /**
   * A page of the searched, filtered and sorted list, by offset.
   * @throws VALIDATION_FAILED when the search, offset or limit is out of range.
   */
  getPage(request: PageRequest<T, Sort, Filter>, more: readonly Condition[] = []): PaginatedList<T> {
    const { search, offset, limit, descending } = parsePage(pick(request, ['search', 'offset', 'limit', 'descending']));
    const conditions = [...filterConditions(this.config, request, 'item'), ...more];
    const order: Order = { sort: this.config.sorts[request.sort], direction: descending ? 'DESC' : 'ASC' };
    const matches = once(() => this.findMatches(search, conditions));
    const cap = Math.max(this.maxCountedRows, offset + limit);
    const count = once(async () => this.count(await matches(), conditions, cap));
    return {
      items: async (selected) => {
        const selection = toKnownSelection(this.reader, this.config.references ?? {}, selected);
        return this.readPage(await matches(), conditions, order, { offset, limit, selection });
      },
      total: async () => Math.min(await count(), cap),
      totalIsCapped: async () => (await count()) > cap,
    };
  }

  /**
   * The rows after one, by id or in another order: reading on from the last one leaves none out and repeats none while others change the
   * list; of another order than by id, as long as the sorted values of the rows stay the same.
   * @throws VALIDATION_FAILED when the search, id or limit is out of range.
   */
  async listAfter(
    request: ListAfterRequest<T, Sort, Filter>,
    { conditions = [], withReferences = false }: { conditions?: readonly Condition[]; withReferences?: boolean } = {},
  ): Promise<T[]> {
    const { search, after, limit } = parseListAfter(pick(request, ['search', 'after', 'limit']));
    const order = getRecordOrder(this.config, request);
    const matching = await findConditions(this.database, this.config, { ...request, search }, order);
    if (matching === null) return [];
    const entity = this.reader.dataSource.getMetadata(this.config.entity);
    const query = this.createQuery([...matching, ...conditions, ...(after > 0 ? [isAfter(entity, after, order)] : [])]);
    query.select('item').orderBy(order.key, order.direction).limit(limit);
    if (order.key !== 'item.id') query.addOrderBy('item.id', order.direction);
    if (withReferences) this.joinReferences(query);
    return (await query.getRawMany<RawRow>()).flatMap(this.mapRow);
  }

  /** Number of all rows that `listAfter` reads with these filters. @throws VALIDATION_FAILED when the search is out of range. */
  async countRecords(
    request: ListAfterRequest<T, Sort, Filter>,
    { conditions = [] }: { conditions?: readonly Condition[] } = {},
  ): Promise<number> {
    const { search } = parseListAfter(pick(request, ['search']));
    const matching = await findConditions(this.database, this.config, { ...request, search });
    if (matching === null) return 0;
    const row = await this.createQuery([...matching, ...conditions])
      .select('COUNT(*)', 'total')
      .getRawOne<{ total: number | string }>();
    return Number(row?.total);
  }

  private get maxCountedRows(): number {
    return Math.min(this.config.maxCountedRows ?? Infinity, listLimits.maxCountedRows);
  }

  private async findMatches(search: string | null, conditions: readonly Condition[]): Promise<Matches | null> {
    if (search === null) return null;
    const parts = await findSearchParts(this.database, this.config, search);
    if (parts.length === 0) return { parts, ids: [] };
    const rows = await this.matchingIds(parts, conditions, this.maxCountedRows + 1).getRawMany<Ids>();
    return { parts, ids: rows.length > this.maxCountedRows ? null : rows.map(({ id }) => id) };
  }

  /** Number of matching rows; `cap + 1` if there are more than `cap`. */
  private async count(matches: Matches | null, conditions: readonly Condition[], cap: number): Promise<number> {
    if (matches?.ids) return matches.ids.length;
    if (matches && cap === this.maxCountedRows) return cap + 1;
    const rows = this.matchingIds(matches?.parts ?? [{ sql: '1 = 1' }], conditions, cap + 1);
    const [sql, parameters] = rows.getQueryAndParameters();
    const [row] = await this.reader.query<{ total: number | string }[]>(
      `SELECT COUNT(*) AS total FROM (${sql}) AS counted`,
      parameters as unknown[],
    );
    return Number(row?.total);
  }

  private async readPage(
    matches: Matches | null,
    conditions: readonly Condition[],
    order: Order,
    { selection, ...slice }: Page,
  ): Promise<T[]> {
    const { offset, limit } = slice;
    if (!matches && typeof order.sort === 'string')
      return this.readRows(this.sortedIds(conditions, order, slice, order.sort), order, { selection });
    if (matches?.ids) {
      if (matches.ids.length === 0) return [];
      const byId = { sql: 'item.id IN (:...ids)', parameters: { ids: matches.ids } };
      const ids = this.sortedIds([byId], order, slice, getKeyWithoutIndex(order.sort));
      return this.readRows(ids, order, { selection });
    }
    // Many rows match, so the first rows of the list are likely to hold a page of them.
    if (matches && typeof order.sort === 'string' && offset + limit <= listLimits.maxScannedRows) {
      const scanned = this.sortedIds(conditions, order, { offset: 0, limit: listLimits.maxScannedRows }, order.sort);
      const where = joinWithOr(matches.parts.map(({ joinedSql, parameters }) => ({ sql: joinedSql, parameters })));
      const rows = await this.readRows(scanned, order, { selection, filter: { ...slice, where } });
      if (rows.length === limit) return rows;
    }
    const parts = matches?.parts.map((part) => toSortedPart(part, order.sort)) ?? [{ sql: '1 = 1' }];
    const deleted = await this.findDeletedReferences(order.sort);
    const first = { offset: 0, limit: offset + limit };
    const branches = parts.flatMap((part) => [
      ...(part.pieces?.map((piece) => this.sortedIds([...conditions, piece], order, first, 'item.id')) ?? [
        this.firstIds([...conditions, part], order, offset + limit),
      ]),
      // Their sort key is null.
      ...deleted.map((gone) => this.sortedIds([...conditions, part, gone], order, first, 'NULL')),
    ]);
    return this.readRows(this.union(branches, slice, order), order, { selection });
  }

  /** Rows with their references, for a subquery that gives `id` and `sortKey`. */
  private async readRows(
    ids: SelectQueryBuilder<ObjectLiteral>,
    { direction }: Order,
    { selection, filter }: { selection: ReferenceSelection | undefined; filter?: Slice & { where: Condition } },
  ): Promise<T[]> {
    const query = this.createQuery(filter ? [filter.where] : [])
      .select('item')
      .innerJoin(`(${ids.getQuery()})`, 'page', 'page.id = item.id')
      .setParameters({ ...ids.getParameters(), ...filter?.where.parameters })
      .orderBy('page.sortKey', direction)
      .addOrderBy('page.id', direction);
    if (filter) query.offset(filter.offset).limit(filter.limit);
    return (await this.joinReferences(query, selection).getRawMany<RawRow>()).flatMap(this.mapRow);
  }

  /** `id` and `sortKey` of a slice of the rows. */
  private sortedIds(
    conditions: readonly Condition[],
    { sort, direction }: Order,
    { offset, limit }: Slice,
    key: string,
  ): SelectQueryBuilder<T> {
    const query = this.createQuery(conditions).select('item.id', 'id');
    if (typeof sort !== 'string') this.joinReference(query, sort.reference);
    // In parentheses: TypeORM takes two equal selections for one.
    query.addSelect(`(${key})`, 'sortKey').offset(offset).limit(limit);
    if (key !== 'item.id' && key !== 'NULL') query.orderBy(key, direction);
    return query.addOrderBy('item.id', direction);
  }

  /** `id` and `sortKey` of the first rows; of an order by reference, without the rows whose reference was deleted. */
  private firstIds(conditions: readonly Condition[], order: Order, limit: number): SelectQueryBuilder<T> {
    const { sort, direction } = order;
    const slice = { offset: 0, limit };
    if (typeof sort === 'string') return this.sortedIds(conditions, order, slice, getKeyWithoutIndex(sort));
    // `limit` rows have at most `limit` references: find the first of those that have rows, and sort no rows beyond them.
    const { entity, column } = this.getReference(sort.reference);
    const ofReference = this.createQuery([...conditions, { sql: `item.${column} = ${sort.reference}.id` }]);
    const keys = `SELECT ${sort.key} AS sortKey FROM ${this.getTable(entity)} AS ${sort.reference}
      WHERE (${ofReference.select('item.id').limit(1).getQuery()}) IS NOT NULL ORDER BY ${sort.key} ${direction} LIMIT ${limit}`;
    const [comparison, last] = direction === 'ASC' ? ['<=', 'MAX'] : ['>=', 'MIN'];
    const cutoff = `${sort.key} ${comparison} (SELECT ${last}(first_keys.sortKey) FROM (${keys}) AS first_keys)`;
    return this.sortedIds([...conditions, { sql: cutoff }], order, slice, sort.key);
  }

  /** A condition for the rows whose reference was deleted, if the order is by reference and there are any. */
  private async findDeletedReferences(sort: SortKey): Promise<Condition[]> {
    const reference = typeof sort === 'string' ? null : this.getReference(sort.reference);
    if (!reference?.canBeDeleted) return [];
    const { column, entity } = reference;
    const rows = await this.reader.query<Ids[]>(
      `SELECT held.id AS id FROM (SELECT DISTINCT ${column} AS id FROM ${this.getTable(this.config.entity)}) AS held
       LEFT JOIN ${this.getTable(entity)} AS existing ON existing.id = held.id WHERE existing.id IS NULL`,
    );
    if (rows.length === 0) return [];
    return [{ sql: `item.${column} IN (:...deletedIds)`, parameters: { deletedIds: rows.map(({ id }) => id) } }];
  }

  /** `id` of at most `limit` rows that match one of the parts. */
  private matchingIds(
    parts: readonly Condition[],
    conditions: readonly Condition[],
    limit: number,
  ): SelectQueryBuilder<ObjectLiteral> {
    const branches = parts.map((part) =>
      this.createQuery([...conditions, part])
        .select('item.id', 'id')
        .limit(limit),
    );
    return branches.length === 1 && branches[0] ? branches[0] : this.union(branches, { offset: 0, limit });
  }

  private union(branches: SelectQueryBuilder<T>[], slice: Slice, order?: Order): SelectQueryBuilder<ObjectLiteral> {
    const sql = branches.map((branch, index) => `SELECT part${index}.* FROM (${branch.getQuery()}) AS part${index}`);
    const query = this.reader
      .createQueryBuilder()
      .select('matching.id', 'id')
      .from(`(${sql.join(' UNION ')})`, 'matching')
      .setParameters(Object.assign({}, ...branches.map((branch) => branch.getParameters())) as ObjectLiteral)
      .offset(slice.offset)
      .limit(slice.limit);
    if (!order) return query;
    return query
      .addSelect('matching.sortKey', 'sortKey')
      .orderBy('matching.sortKey', order.direction)
      .addOrderBy('matching.id', order.direction);
  }

  private createQuery(conditions: readonly Condition[]): SelectQueryBuilder<T> {
    const query = this.reader.createQueryBuilder(this.config.entity, 'item');
    for (const { sql, parameters } of conditions) query.andWhere(`(${sql})`, parameters);
    return query;
  }

  private joinReferences(query: SelectQueryBuilder<T>, selection?: ReferenceSelection): SelectQueryBuilder<T> {
    for (const name of Object.keys(this.config.references ?? {}))
      selectReference(this.joinReference(query, name), name, selection);
    return query;
  }

  private joinReference(query: SelectQueryBuilder<T>, name: string): SelectQueryBuilder<T> {
    const { entity, column } = this.getReference(name);
    return query.leftJoin(entity, name, `${name}.id = item.${column}`);
  }

  private getTable(entity: EntityTarget<ObjectLiteral>): string {
    return this.reader.dataSource.getMetadata(entity).tableName;
  }

  private getReference(name: string): Reference {
    const reference = this.config.references?.[name];
    if (!reference) throw new Error(`The list has no reference '${name}'`);
    return reference;
  }
}

const pick = <K extends string>(values: Partial<Record<K, unknown>>, keys: readonly K[]) =>
  Object.fromEntries(keys.map((key) => [key, values[key]]));
