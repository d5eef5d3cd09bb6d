import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';

const timeNames: ReadonlySet<string> = new Set(['createdAt', 'updatedAt']);

/** Selects the records of a query, `item`, and those of their times that are read apart from a record. */
export function selectWithTimes<T extends ObjectLiteral>(query: SelectQueryBuilder<T>): SelectQueryBuilder<T> {
  const times = query.expressionMap.mainAlias!.metadata.columns.filter(
    ({ isSelect, propertyName }) => !isSelect && timeNames.has(propertyName),
  );
  return query.select('item').addSelect(times.map(({ propertyName }) => `item.${propertyName}`));
}

// Both databases return what these columns hold.
const plainTypes = new Set<unknown>(['varchar', 'mediumtext', 'integer']);

type Row = Record<string, unknown>;

/**
 * The records that a query finds, without what it joins: equal to those of `getMany`, for less processor time, because each row is one
 * record. TypeORM's driver converts the values: booleans, dates, cents.
 */
export const readRecords = async <T extends ObjectLiteral>(query: SelectQueryBuilder<T>): Promise<T[]> =>
  toRecords<T>(query, await query.getRawMany<Row>(), query.alias);

/** A query whose SQL is written once: TypeORM takes longer to write it than a database to read few rows. */
export class PreparedQuery<T extends ObjectLiteral> {
  private readonly sql: string;

  constructor(private readonly query: SelectQueryBuilder<T>) {
    this.sql = query.getQuery();
  }

  /** The records for these values of its parameters. */
  async read(parameters: ObjectLiteral): Promise<T[]> {
    return toRecords<T>(this.query, await this.readRows(parameters), this.query.alias);
  }

  /** The same with the records that it joins and selects, each once, by the names of the joins. */
  async readWithReferences(
    parameters: ObjectLiteral,
    names: readonly string[],
  ): Promise<{ records: T[]; references: [name: string, records: ObjectLiteral[]][] }> {
    const rows = await this.readRows(parameters);
    const references = names.map((name): [string, ObjectLiteral[]] => {
      const rowById = new Map(rows.map((row) => [row[`${name}_id`], row]));
      rowById.delete(null);
      return [name, toRecords(this.query, [...rowById.values()], name)];
    });
    return { records: toRecords<T>(this.query, rows, this.query.alias), references };
  }

  private readRows(parameters: ObjectLiteral): Promise<Row[]> {
    const { dataSource } = this.query;
    return dataSource.query<Row[]>(...dataSource.driver.escapeQueryWithParameters(this.sql, parameters));
  }
}

/** The records of one alias of a query. */
function toRecords<T extends ObjectLiteral>(query: SelectQueryBuilder<ObjectLiteral>, rows: Row[], alias: string): T[] {
  const { driver } = query.dataSource;
  const { metadata } = query.expressionMap.findAliasByName(alias);
  const columns = metadata.columns
    .filter(({ databaseName }) => rows[0] && `${alias}_${databaseName}` in rows[0])
    .map((column) => ({
      column,
      property: column.propertyName,
      name: `${alias}_${column.databaseName}`,
      isPlain: column.transformer === undefined && plainTypes.has(column.type),
    }));
  return rows.map((row) => {
    const record: Record<string, unknown> = metadata.create();
    for (const { column, property, name, isPlain } of columns) {
      const value: unknown = isPlain ? row[name] : driver.prepareHydratedValue(row[name], column);
      if (column.isSelect) record[property] = value;
      // What is read apart from the record is not in its copies and its revision.
      else Object.defineProperty(record, property, { value });
    }
    return record as T;
  });
}
