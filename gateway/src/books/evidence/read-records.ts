import type { EntityManager } from 'typeorm';
import type { GuardedRecord, GuardedTable } from './guarded-records';

type Row = Record<string, unknown>;

// Instants and dates as the stored text: a driver's date would lose or gain digits between two reads.
const asText = new Set(['date', 'datetime']);

function toSelect(manager: EntityManager, { table, columns, owner, order, where }: GuardedTable, ids: number): string {
  const { columns: all } = manager.connection.getMetadata(table);
  const types = new Map(all.map(({ databaseName, type }) => [databaseName, String(type)]));
  const list = columns.map((column) =>
    asText.has(types.get(column) ?? '') ? `CAST(\`${column}\` AS CHAR) AS \`${column}\`` : `\`${column}\``,
  );
  const conditions = [
    ...(owner === null ? [] : [`\`${owner}\` IN (${Array.from({ length: ids }, () => '?').join(', ')})`]),
    ...(where ? [where] : []),
  ];
  return `SELECT ${owner === null ? '1' : `\`${owner}\``} AS ownerId, ${list.join(', ')} FROM ${table}
    WHERE ${conditions.join(' AND ')} ORDER BY ${order}`;
}

/** The columns that have a value, as text: MariaDB returns a bigint as text, SQLite as a number. */
const toValues = (row: Row, columns: readonly string[]): [string, string][] =>
  columns.flatMap((column): [string, string][] => {
    const value = row[column];
    return value === null || value === undefined ? [] : [[column, String(value)]];
  });

/**
 * Reads guarded records as JSON, by id; a record that does not exist is missing.
 * @param isLocked keeps each record as it is until the end of the transaction.
 */
export async function readGuarded(
  manager: EntityManager,
  { tables }: GuardedRecord,
  ids: readonly number[],
  isLocked = false,
): Promise<Map<number, string>> {
  const parts = new Map<number, unknown[][]>();
  const lock = isLocked && manager.connection.options.type !== 'better-sqlite3' ? ' FOR UPDATE' : '';
  for (const [index, table] of tables.entries()) {
    const sql = toSelect(manager, table, ids.length) + (index === 0 ? lock : '');
    const rows = await manager.query<Row[]>(sql, table.owner === null ? [] : [...ids]);
    for (const row of rows) {
      const id = Number(row['ownerId']);
      // A part whose record is gone belongs to nothing.
      const record = parts.get(id) ?? (index === 0 ? tables.map(() => []) : null);
      record?.[index]?.push(toValues(row, table.columns));
      if (record) parts.set(id, record);
    }
  }
  return new Map([...parts].map(([id, record]) => [id, JSON.stringify(record)]));
}
