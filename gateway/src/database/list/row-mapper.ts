import type { EntityManager, EntityTarget, ObjectLiteral } from 'typeorm';

export type RawRow = Record<string, unknown>;

// Both databases return what these columns hold.
const plainTypes = new Set<unknown>(['varchar', 'mediumtext', 'integer']);

/**
 * Reads one record out of a raw row whose columns are named `alias_column`. TypeORM's driver converts the values, so they equal those
 * of a hydrated entity: booleans, dates, cents. What the row does not have stays undefined. Returns null if a joined record does not exist.
 */
export function createRowMapper<T extends ObjectLiteral>(
  manager: EntityManager,
  entity: EntityTarget<T>,
  alias: string,
): (row: RawRow) => T | null {
  const { driver } = manager.dataSource;
  const metadata = manager.dataSource.getMetadata(entity);
  const columns = metadata.columns
    .filter(({ isSelect }) => isSelect)
    .map((column) => ({
      column,
      property: column.propertyName,
      name: `${alias}_${column.databaseName}`,
      isPlain: column.transformer === undefined && plainTypes.has(column.type),
    }));
  const idName = `${alias}_id`;
  return (row) => {
    if (row[idName] === null) return null;
    const record: Record<string, unknown> = metadata.create();
    for (const { column, property, name, isPlain } of columns) {
      const value = row[name];
      if (value !== undefined) record[property] = isPlain ? value : driver.prepareHydratedValue(value, column);
    }
    return record as T;
  };
}
