import type { EntityManager, EntityTarget, ObjectLiteral } from 'typeorm';

export type RawRow = Record<string, unknown>;

// Both databases return what these columns hold.
const plainTypes = new Set<unknown>(['varchar', 'mediumtext', 'integer']);

/**
 * Reads a record out of each of the raw rows of a statement, whose columns are named `alias_column`. TypeORM's driver converts the values, so
 * they equal those of a hydrated entity: booleans, dates, cents. What the rows do not have stays undefined. Null stands for a joined record
 * that does not exist.
 */
export function createRowMapper<T extends ObjectLiteral>(
  manager: EntityManager,
  entity: EntityTarget<T>,
  alias: string,
): (rows: readonly RawRow[]) => (T | null)[] {
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
  return (rows) => {
    const [first = {}] = rows;
    const given = columns.filter(({ name }) => name in first);
    return rows.map((row) => {
      if (row[idName] === null) return null;
      const record: Record<string, unknown> = metadata.create();
      for (const { column, property, name, isPlain } of given)
        record[property] = isPlain ? row[name] : driver.prepareHydratedValue(row[name], column);
      return record as T;
    });
  };
}
