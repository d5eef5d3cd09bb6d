import {
  type DeleteResult,
  EntityManager,
  type EntityTarget,
  type FindOptionsSelect,
  type FindOptionsWhere,
  type InsertResult,
  type ObjectLiteral,
  type QueryDeepPartialEntity,
  type QueryRunner,
  type UpdateResult,
} from 'typeorm';
import type { RowWatch, WatchedTable } from './database';
import { rowLock } from './row-lock';

type Criteria<T> = FindOptionsWhere<T> | FindOptionsWhere<T>[];

/**
 * The manager of one transaction. It notes which watched records the transaction changes by `insert`, `insertRows`, `update`, `upsert` and
 * `delete`. Changes in plain SQL and by a query builder are not seen: their caller calls `note`.
 */
export class WatchedManager extends EntityManager {
  private readonly changed = new Map<string, Set<number>>();

  constructor(
    runner: QueryRunner,
    private readonly watch: RowWatch,
  ) {
    super(runner.dataSource, runner);
  }

  /** Notes changed records by rows of their table, which have the column of the record's id. */
  note(target: EntityTarget<ObjectLiteral>, rows: readonly ObjectLiteral[]): void {
    const watched = this.findWatched(target);
    if (!watched) return;
    const { kind, owner } = watched;
    const ids = this.changed.get(kind) ?? new Set<number>();
    for (const row of rows) {
      const id: unknown = owner === null ? 1 : row[owner];
      if (typeof id !== 'number') throw new TypeError(`A watched row of ${kind} has no ${owner}`);
      ids.add(id);
    }
    this.changed.set(kind, ids);
  }

  /** Ends the work of the transaction. */
  async finish(): Promise<void> {
    if (this.changed.size > 0) await this.watch.write(this, this.changed);
  }

  override async insert<T extends ObjectLiteral>(
    target: EntityTarget<T>,
    entity: QueryDeepPartialEntity<T> | QueryDeepPartialEntity<T>[],
  ): Promise<InsertResult> {
    const result = await super.insert(target, entity);
    const rows = [entity].flat() as ObjectLiteral[];
    if (this.findWatched(target))
      this.note(
        target,
        rows.map((row, index) => ({ ...row, ...result.identifiers[index] })),
      );
    return result;
  }

  override async upsert<T extends ObjectLiteral>(
    target: EntityTarget<T>,
    entities: QueryDeepPartialEntity<T> | QueryDeepPartialEntity<T>[],
    paths: string[],
  ): Promise<InsertResult> {
    const result = await super.upsert(target, entities, paths);
    this.note(target, [entities].flat() as ObjectLiteral[]);
    return result;
  }

  override async update<T extends ObjectLiteral>(
    target: EntityTarget<T>,
    criteria: Criteria<T>,
    values: QueryDeepPartialEntity<T>,
  ): Promise<UpdateResult> {
    const watched = this.findWatched(target);
    const isSeen = watched && Object.keys(values).some((column) => watched.columns.has(column));
    const owners = isSeen ? await this.listOwners(target, watched, criteria) : [];
    const result = await super.update(target, criteria, values);
    if (isSeen && result.affected !== 0) this.note(target, owners);
    return result;
  }

  override async delete<T extends ObjectLiteral>(
    target: EntityTarget<T>,
    criteria: Criteria<T>,
  ): Promise<DeleteResult> {
    const watched = this.findWatched(target);
    const owners = watched ? await this.listOwners(target, watched, criteria) : [];
    const result = await super.delete(target, criteria);
    if (watched && result.affected !== 0) this.note(target, owners);
    return result;
  }

  private findWatched(target: EntityTarget<ObjectLiteral>): WatchedTable | undefined {
    return this.watch.find(this.connection.getMetadata(target).tableName);
  }

  /** The records of the rows that a change finds, which are locked: a conditional change finds them by what it changes. */
  private async listOwners<T extends ObjectLiteral>(
    target: EntityTarget<T>,
    { owner }: WatchedTable,
    criteria: Criteria<T>,
  ): Promise<ObjectLiteral[]> {
    if (owner === null) return [{}];
    if (!Array.isArray(criteria) && typeof (criteria as ObjectLiteral)[owner] === 'number') return [criteria];
    const select = { [owner]: true } as FindOptionsSelect<T>;
    return this.find(target, { where: criteria, select, loadEagerRelations: false, ...rowLock(this) });
  }
}
