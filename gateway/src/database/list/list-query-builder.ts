import { listAfterSchema, listSchema } from '@cimiento/contracts/schemas';
import type { EntityManager, ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { parseInput } from '../../errors/parse-input';
import type { Database } from '../database';
import type {
  Condition,
  FilterValues,
  ListAfterRequest,
  ListConfig,
  PageRequest,
  PaginatedList,
  SortKey,
} from './list-config';
import { listLimits } from './list-limits';
import { anyOf, findSearchParts, type SearchPart } from './list-search';
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
type Ids = { id: number };

// COALESCE keeps the optimizer from walking the sort index in search of rows that may stand far apart.
const withoutIndex = (sort: SortKey): SortKey =>
  typeof sort === 'string' ? `COALESCE(${sort}, NULL)` : { ...sort, key: `COALESCE(${sort.key}, NULL)` };

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
    const { search, offset, limit, descending } = parseInput(
      listSchema,
      pick(request, ['search', 'offset', 'limit', 'descending']),
    );
    const conditions = [...this.filterConditions(request, 'item'), ...more];
    const order: Order = { sort: this.config.sorts[request.sort], direction: descending ? 'DESC' : 'ASC' };
    const matches = once(() => this.findMatches(search, conditions));
    const cap = Math.max(listLimits.maxCountedRows, offset + limit);
    const count = once(async () => this.count(await matches(), conditions, cap));
    return {
      items: async () => this.readPage(await matches(), conditions, order, { offset, limit }),
      total: async () => Math.min(await count(), cap),
      totalIsCapped: async () => (await count()) > cap,
    };
  }

  /**
   * The rows after an id, by id: reading on from the last one leaves none out and repeats none while others change the list.
   * @throws VALIDATION_FAILED when the search, id or limit is out of range.
   */
  async listAfter(
    request: ListAfterRequest<T, Filter>,
    { conditions = [], withReferences = false }: { conditions?: readonly Condition[]; withReferences?: boolean } = {},
  ): Promise<T[]> {
    const { search, after, limit } = parseInput(listAfterSchema, pick(request, ['search', 'after', 'limit']));
    const parts = search === null ? null : await findSearchParts(this.database, this.config, search);
    if (parts?.length === 0) return [];
    const query = this.createQuery([
      // SQLite ignores the index of a column behind a plus sign, and so walks the table by id.
      ...this.filterConditions(request, '+ item'),
      ...conditions,
      ...(after > 0 ? [{ sql: 'item.id > :after', parameters: { after } }] : []),
      ...(parts ? [anyOf(parts)] : []),
    ]);
    query.select('item').orderBy('item.id').limit(limit);
    if (withReferences) this.joinReferences(query);
    return (await query.getRawMany<RawRow>()).flatMap(this.mapRow);
  }

  private filterConditions(values: FilterValues<T, Filter>, alias: string): Condition[] {
    return (this.config.filters ?? []).flatMap((column) =>
      values[column] === null || values[column] === undefined
        ? []
        : [{ sql: `${alias}.${column} = :${column}`, parameters: { [column]: values[column] } }],
    );
  }

  private async findMatches(search: string | null, conditions: readonly Condition[]): Promise<Matches | null> {
    if (search === null) return null;
    const parts = await findSearchParts(this.database, this.config, search);
    if (parts.length === 0) return { parts, ids: [] };
    const rows = await this.unionOfParts(parts, conditions, listLimits.maxCountedRows + 1).getRawMany<Ids>();
    return { parts, ids: rows.length > listLimits.maxCountedRows ? null : rows.map(({ id }) => id) };
  }

  /** Number of matching rows; `cap + 1` if there are more than `cap`. */
  private async count(matches: Matches | null, conditions: readonly Condition[], cap: number): Promise<number> {
    if (matches?.ids) return matches.ids.length;
    if (matches && cap === listLimits.maxCountedRows) return cap + 1;
    const rows = matches
      ? this.unionOfParts(matches.parts, conditions, cap + 1)
      : this.createQuery(conditions)
          .select('item.id', 'id')
          .limit(cap + 1);
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
    slice: Slice,
  ): Promise<T[]> {
    if (!matches) return this.readRows(this.pageOfIds(conditions, order, slice), order);
    if (matches.ids) {
      if (matches.ids.length === 0) return [];
      const byId = { sql: 'item.id IN (:...ids)', parameters: { ids: matches.ids } };
      return this.readRows(this.pageOfIds([byId], { ...order, sort: withoutIndex(order.sort) }, slice), order);
    }
    // Many rows match, so the first ones in the order are likely to be among the first rows of the table in that order.
    if (typeof order.sort === 'string' && slice.offset + slice.limit <= listLimits.maxScannedRows) {
      const scanned = this.pageOfIds(conditions, order, { offset: 0, limit: listLimits.maxScannedRows });
      const rows = await this.readRows(scanned, order, {
        ...slice,
        where: anyOf(matches.parts.map(({ joinedSql, parameters }) => ({ sql: joinedSql, parameters }))),
      });
      if (rows.length === slice.limit) return rows;
    }
    return this.readRows(
      this.unionOfParts(matches.parts, conditions, slice.offset + slice.limit, order)
        .limit(slice.limit)
        .offset(slice.offset),
      order,
    );
  }

  /** Rows with their references, for a subquery that gives `id` and `sortKey`. */
  private async readRows(
    ids: SelectQueryBuilder<ObjectLiteral>,
    { direction }: Order,
    filter?: Slice & { where: Condition },
  ): Promise<T[]> {
    const query = this.createQuery(filter ? [filter.where] : [])
      .select('item')
      .innerJoin(`(${ids.getQuery()})`, 'page', 'page.id = item.id')
      .setParameters({ ...ids.getParameters(), ...filter?.where.parameters })
      .orderBy('page.sortKey', direction)
      .addOrderBy('page.id', direction);
    if (filter) query.offset(filter.offset).limit(filter.limit);
    return (await this.joinReferences(query).getRawMany<RawRow>()).flatMap(this.mapRow);
  }

  /** `id` and `sortKey` of a slice of the rows. */
  private pageOfIds(
    conditions: readonly Condition[],
    { sort, direction }: Order,
    { offset, limit }: Slice,
  ): SelectQueryBuilder<T> {
    const query = this.createQuery(conditions).select('item.id', 'id');
    const key = typeof sort === 'string' ? sort : sort.key;
    if (typeof sort !== 'string') this.joinReference(query, sort.reference);
    // In parentheses: TypeORM takes two equal selections for one.
    query.addSelect(`(${key})`, 'sortKey').offset(offset).limit(limit);
    if (key !== 'item.id') query.orderBy(key, direction);
    return query.addOrderBy('item.id', direction);
  }

  /** `id` of at most `limit` rows that match one of the parts; with an order, of the first ones, and `sortKey` too. */
  private unionOfParts(
    parts: readonly Condition[],
    conditions: readonly Condition[],
    limit: number,
    order?: Order,
  ): SelectQueryBuilder<ObjectLiteral> {
    const branches = parts.map((part) =>
      order
        ? this.pageOfIds([...conditions, part], { ...order, sort: withoutIndex(order.sort) }, { offset: 0, limit })
        : this.createQuery([...conditions, part])
            .select('item.id', 'id')
            .limit(limit),
    );
    const sql = branches
      .map((branch, index) => `SELECT part${index}.* FROM (${branch.getQuery()}) AS part${index}`)
      .join(' UNION ');
    const query = this.reader
      .createQueryBuilder()
      .select('matching.id', 'id')
      .from(`(${sql})`, 'matching')
      .setParameters(Object.assign({}, ...branches.map((branch) => branch.getParameters())) as ObjectLiteral)
      .limit(limit);
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

  private joinReferences(query: SelectQueryBuilder<T>): SelectQueryBuilder<T> {
    for (const name of Object.keys(this.config.references ?? {})) this.joinReference(query, name).addSelect(name);
    return query;
  }

  private joinReference(query: SelectQueryBuilder<T>, name: string): SelectQueryBuilder<T> {
    const reference = this.config.references?.[name];
    if (!reference) throw new Error(`The list has no reference '${name}'`);
    return query.leftJoin(reference.entity, name, `${name}.id = item.${reference.column}`);
  }
}

/** Runs the work at the first call and gives every call its result. */
function once<R>(work: () => Promise<R>): () => Promise<R> {
  let result: Promise<R> | undefined;
  return () => (result ??= work());
}

const pick = <K extends string>(values: Partial<Record<K, unknown>>, keys: readonly K[]) =>
  Object.fromEntries(keys.map((key) => [key, values[key]]));
