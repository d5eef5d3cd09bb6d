import type { EntityManager, EntityTarget, ObjectLiteral } from 'typeorm';
import type { ColumnMetadata } from 'typeorm/metadata/ColumnMetadata';
import { WatchedManager } from './watched-manager';

// Databases limit the number of values in one query.
const rowsPerQuery = 500;

/**
 * Inserts many rows in few queries and returns nothing of them. TypeORM's own insert looks through all parameters of a query for
 * each value, so that a payment run for 10,000 holders spent most of its time there.
 * @param rows values by property. A column that no row has gets its default.
 */
export async function insertRows<T extends ObjectLiteral>(
  manager: EntityManager,
  entity: EntityTarget<T>,
  rows: readonly Partial<T>[],
): Promise<void> {
  const { driver } = manager.connection;
  const { tableName, columns } = manager.connection.getMetadata(entity);
  // A transformer may give a column its value, such as the time of the change.
  const prepare = (row: ObjectLiteral, column: ColumnMetadata): unknown =>
    driver.preparePersistentValue(row[column.propertyName], column);
  const used = columns.filter((column) => rows.some((row) => prepare(row, column) !== undefined));
  const names = used.map(({ databaseName }) => driver.escape(databaseName)).join(', ');
  const places = `(${used.map(() => '?').join(', ')})`;
  if (manager instanceof WatchedManager) manager.note(entity, rows);
  for (let start = 0; start < rows.length; start += rowsPerQuery) {
    const part = rows.slice(start, start + rowsPerQuery);
    await manager.query(
      `INSERT INTO ${driver.escape(tableName)} (${names}) VALUES ${part.map(() => places).join(', ')}`,
      part.flatMap((row) => used.map((column) => prepare(row, column) ?? null)),
    );
  }
}
