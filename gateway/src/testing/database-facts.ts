import { createHash } from 'node:crypto';
import type { Database } from '../platform/database';
import { nextTurn } from '../platform/database/next-turn';

/** The facts of a table: its columns and key, its rows, a hash of all values, and the sum of each column of whole numbers, money among them. */
export type TableFacts = {
  columns: string[];
  key: string[];
  rows: number;
  hash: string;
  sums: Record<string, string>;
};

/** Facts by table. */
export type DatabaseFacts = Record<string, TableFacts>;

type Row = Record<string, unknown>;
type Query = <T>(sql: string, values?: unknown[]) => Promise<T[]>;
type Columns = Pick<TableFacts, 'columns' | 'key'>;

const rowsPerRead = 5000;

// They say how far migrations are, not what the product knows.
const ownTables = new Set(['migrations', 'migration_lock', 'migration_progress']);

const listTables = async (kind: Database['kind'], query: Query): Promise<string[]> => {
  const sql =
    kind === 'sqlite'
      ? "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY name"
      : 'SELECT TABLE_NAME AS name FROM information_schema.TABLES WHERE TABLE_SCHEMA = DATABASE() ORDER BY TABLE_NAME';
  return (await query<{ name: string }>(sql)).map(({ name }) => name).filter((name) => !ownTables.has(name));
};

async function listColumns(kind: Database['kind'], query: Query, table: string): Promise<Columns> {
  const sql =
    kind === 'sqlite'
      ? 'SELECT name, pk AS isKey FROM pragma_table_info(?) ORDER BY name'
      : `SELECT COLUMN_NAME AS name, COLUMN_KEY = 'PRI' AS isKey FROM information_schema.COLUMNS
          WHERE TABLE_SCHEMA = DATABASE() AND TABLE_NAME = ? ORDER BY COLUMN_NAME`;
  const rows = await query<{ name: string; isKey: number | string }>(sql, [table]);
  return {
    columns: rows.map(({ name }) => name),
    key: rows.filter(({ isKey }) => Number(isKey) > 0).map(({ name }) => name),
  };
}

const isWhole = (value: unknown): value is number | string =>
  typeof value === 'number' ? Number.isInteger(value) : typeof value === 'string' && /^-?\d{1,18}$/.test(value);

/** Reads a table once, in the order of its key. */
async function readTable(
  kind: Database['kind'],
  query: Query,
  table: string,
  { columns, key }: Columns,
): Promise<TableFacts> {
  const quote = (name: string): string => (kind === 'sqlite' ? `"${name}"` : `\`${name}\``);
  const sql = `SELECT ${columns.map(quote).join(', ')} FROM ${quote(table)} ORDER BY ${key.map(quote).join(', ')}`;
  const hash = createHash('sha256');
  const sums = new Map<string, bigint>();
  let rows = 0;
  for (;;) {
    const part = await query<Row>(`${sql} LIMIT ${rowsPerRead} OFFSET ${rows}`);
    for (const row of part) {
      hash.update(JSON.stringify(columns.map((column) => row[column])));
      for (const column of columns) {
        const value = row[column];
        if (isWhole(value)) sums.set(column, (sums.get(column) ?? 0n) + BigInt(value));
      }
    }
    rows += part.length;
    if (part.length < rowsPerRead) break;
    await nextTurn();
  }
  const texts = [...sums].map(([column, sum]) => [column, String(sum)] as const);
  return { columns, key, rows, hash: hash.digest('hex'), sums: Object.fromEntries(texts) };
}

/**
 * The facts of a database. After an upgrade those of the tables and columns that were there before it, so that both can be compared.
 * @param left by table, columns that the upgrade changes on purpose; '*' leaves out the table
 */
export async function readFacts(
  { kind, dataSource }: Database,
  before: DatabaseFacts | null = null,
  left: Readonly<Record<string, readonly string[]>> = {},
): Promise<DatabaseFacts> {
  const query: Query = (sql, values) => dataSource.query(sql, values);
  const facts: DatabaseFacts = {};
  for (const table of before === null ? await listTables(kind, query) : Object.keys(before)) {
    const without = left[table] ?? [];
    if (without.includes('*')) continue;
    const { columns, key } = before?.[table] ?? (await listColumns(kind, query, table));
    facts[table] = await readTable(kind, query, table, {
      columns: columns.filter((name) => !without.includes(name)),
      key,
    });
  }
  return facts;
}
