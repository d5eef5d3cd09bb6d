import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';

// Both databases return what these columns hold.
const plainTypes = new Set<unknown>(['varchar', 'mediumtext', 'integer']);

/**
 * The records that a query finds, without what it joins: equal to those of `getMany`, for less processor time, because each row is one
 * record. TypeORM's driver converts the values: booleans, dates, cents.
 */
export async function readRecords<T extends ObjectLiteral>(query: SelectQueryBuilder<T>): Promise<T[]> {
  const rows = await query.getRawMany<Record<string, unknown>>();
  const { driver } = query.dataSource;
  const metadata = query.expressionMap.mainAlias!.metadata;
  const columns = metadata.columns
    .filter(({ isSelect }) => isSelect)
    .map((column) => ({
      column,
      property: column.propertyName,
      name: `${query.alias}_${column.databaseName}`,
      isPlain: column.transformer === undefined && plainTypes.has(column.type),
    }));
  return rows.map((row) => {
    const record: Record<string, unknown> = metadata.create();
    for (const { column, property, name, isPlain } of columns)
      record[property] = isPlain ? row[name] : driver.prepareHydratedValue(row[name], column);
    return record as T;
  });
}
