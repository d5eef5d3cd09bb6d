import type { EntityManager, EntityTarget, ObjectLiteral } from 'typeorm';

export type RawRow = Record<string, unknown>;

// Both databases return what these columns hold.
const plainTypes = new Set<unknown>(['varchar', 'mediumtext', 'integer']);

/**
 * Reads a record out of each of the raw rows of a query, whose columns are named `alias_column`. TypeORM's driver converts the values, so
 * they equal those of a hydrated entity: booleans, dates, cents.
 */
export function createRowMapper<T extends ObjectLiteral>(
  manager: EntityManager,
  entity: EntityTarget<T>,
  alias: string,
): (rows: readonly RawRow[]) => T[] {
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
  return (rows) =>
    rows.map((row) => {
      const record: Record<string, unknown> = metadata.create();
      for (const { column, property, name, isPlain } of columns)
        record[property] = isPlain ? row[name] : driver.prepareHydratedValue(row[name], column);
      return record as T;
    });
}
