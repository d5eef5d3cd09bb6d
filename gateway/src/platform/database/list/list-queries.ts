import type { EntityManager, EntityTarget, ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import type { Condition, ListConfig, Reference, SortKey } from './list-config';
import { getKeyWithoutIndex } from './list-search';

export type Order = { sort: SortKey; direction: 'ASC' | 'DESC' };
export type Slice = { offset: number; limit: number };

/** The queries that pages of one kind of record are read by. They only build: `ListQueryBuilder` decides which of them to run. */
export class ListQueries<T extends ObjectLiteral, Sort extends string, Filter extends keyof T & string> {
  constructor(
    private readonly reader: EntityManager,
    private readonly config: ListConfig<T, Sort, Filter>,
  ) {}

  /** Rows for a subquery that gives `id` and `sortKey`. */
  rows(
    ids: SelectQueryBuilder<ObjectLiteral>,
    { direction }: Order,
    filter?: Slice & { where: Condition },
  ): SelectQueryBuilder<T> {
    const query = this.createQuery(filter ? [filter.where] : [])
      .select('item')
      .innerJoin(`(${ids.getQuery()})`, 'page', 'page.id = item.id')
      .setParameters({ ...ids.getParameters(), ...filter?.where.parameters })
      .orderBy('page.sortKey', direction)
      .addOrderBy('page.id', direction);
    for (const [name, { isShown }] of Object.entries(this.config.references ?? {})) {
      // The filter may compare columns of the records that rows refer to.
      if (isShown || filter) this.joinReference(query, name);
      if (isShown) query.addSelect(name);
    }
    return filter ? query.offset(filter.offset).limit(filter.limit) : query;
  }

  /** `id` and `sortKey` of a slice of the rows. */
  sortedIds(
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
  firstIds(conditions: readonly Condition[], order: Order, limit: number): SelectQueryBuilder<T> {
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

  /** `id` of at most `limit` rows that match one of the parts. */
  matchingIds(
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

  /** `id`, and `sortKey` where there is an order, of a slice of the rows of several queries, each row once. */
  union(branches: SelectQueryBuilder<T>[], slice: Slice, order?: Order): SelectQueryBuilder<ObjectLiteral> {
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

  /** Rows that meet the conditions. */
  createQuery(conditions: readonly Condition[]): SelectQueryBuilder<T> {
    const query = this.reader.createQueryBuilder(this.config.entity, 'item');
    for (const { sql, parameters } of conditions) query.andWhere(`(${sql})`, parameters);
    return query;
  }

  private joinReference(query: SelectQueryBuilder<T>, name: string): SelectQueryBuilder<T> {
    const { entity, column } = this.getReference(name);
    return query.leftJoin(this.reader.dataSource.getMetadata(entity).target, name, `${name}.id = item.${column}`);
  }

  /** The table of a kind of record. */
  getTable(entity: EntityTarget<ObjectLiteral>): string {
    return this.reader.dataSource.getMetadata(entity).tableName;
  }

  /** A reference of the list. @throws when the list has none of that name */
  getReference(name: string): Reference {
    const reference = this.config.references?.[name];
    if (!reference) throw new Error(`The list has no reference '${name}'`);
    return reference;
  }
}
