import type { EntityManager, EntityTarget, ObjectLiteral } from 'typeorm';

export type RawRow = Record<string, unknown>;

/**
 * Reads one record out of a raw row whose columns are named `alias_column`. TypeORM's driver converts the values, so they equal those
 * of a hydrated entity: booleans, dates, cents. Returns null if a joined record does not exist.
 */
export function createRowMapper<T extends ObjectLiteral>(
  manager: EntityManager,
  entity: EntityTarget<T>,
  alias: string,
): (row: RawRow) => T | null {
  const { driver } = manager.dataSource;
  const columns = manager.dataSource
    .getMetadata(entity)
    .columns.filter(({ isSelect }) => isSelect)
    .map((column) => ({ column, name: `${alias}_${column.databaseName}` }));
  return (row) => {
    if (row[`${alias}_id`] === null) return null;
    const values = columns.map(({ column, name }): [string, unknown] => [
      column.propertyName,
      driver.prepareHydratedValue(row[name], column),
    ]);
    return Object.assign(manager.create(entity), Object.fromEntries(values));
  };
}
