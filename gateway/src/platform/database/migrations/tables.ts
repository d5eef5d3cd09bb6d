import {
  type MigrationInterface,
  type QueryRunner,
  Table,
  TableCheck,
  type TableColumnOptions,
  TableIndex,
} from 'typeorm';

// Helpers of the migrations. A migration describes the tables as they were then, so it never reads the entities.

export const isMysql = (runner: QueryRunner): boolean => runner.dataSource.options.type !== 'better-sqlite3';

const column = (name: string, type: string, more: Partial<TableColumnOptions> = {}): TableColumnOptions => ({
  name,
  type,
  ...more,
});

export const nullable = (options: TableColumnOptions): TableColumnOptions => ({ ...options, isNullable: true });
/** @param value in SQL */
export const withDefault = (options: TableColumnOptions, value: string): TableColumnOptions => ({
  ...options,
  default: value,
});

export const idColumn = (): TableColumnOptions =>
  column('id', 'integer', { isPrimary: true, isGenerated: true, generationStrategy: 'increment' });

export const integer = (name: string): TableColumnOptions => column(name, 'integer');
export const largeInteger = (name: string): TableColumnOptions => column(name, 'bigint');
/** Milliseconds since 1970. */
export const milliseconds = (name: string): TableColumnOptions => column(name, 'bigint');
export const cents = (name: string): TableColumnOptions => column(name, 'bigint');
export const text = (name: string, length: number): TableColumnOptions =>
  column(name, 'varchar', { length: String(length) });
/** Text that MariaDB sorts in dictionary order. SQLite sorts with a function of the gateway, on which an index in its file must not depend. */
export const sortedText = (name: string, length: number): TableColumnOptions => ({
  ...text(name, length),
  charset: 'utf8mb4',
  collation: 'utf8mb4_unicode_ci',
});
export const longText = (name: string): TableColumnOptions => column(name, 'mediumtext');
export const flag = (name: string): TableColumnOptions => column(name, 'boolean');
export const date = (name: string): TableColumnOptions => column(name, 'date');
export const instant = (name: string): TableColumnOptions => column(name, 'datetime', { precision: 3 });
/** When the row was last changed, kept by the database, so that a statement that changes many rows sets it too. */
export const updatedAt = (): TableColumnOptions => ({
  ...nullable(instant('updatedAt')),
  onUpdate: 'CURRENT_TIMESTAMP(3)',
});
export const keyText = (name: string, length: number): TableColumnOptions => ({
  ...text(name, length),
  isPrimary: true,
});
/** A primary key that is not generated. */
export const keyInteger = (name: string): TableColumnOptions => column(name, 'integer', { isPrimary: true });

const toOneOfCheck = (column: string, values: readonly string[]): string =>
  `${column} IN (${values.map((value) => `'${value}'`).join(', ')})`;

export type NewTable = {
  name: string;
  columns: TableColumnOptions[];
  /** Column lists; an index is named IDX_<table>_<columns>. */
  indexes?: string[][];
  /** Column lists; a unique index is named UQ_<table>_<columns>. */
  uniques?: string[][];
  /** The values that a column may have. */
  values?: Record<string, string[]>;
  /** Further conditions, by the end of the name of their constraint: CHK_<table>_<end>. */
  checks?: Record<string, string>;
  /** Columns with the table whose id they refer to, whose rows cannot be deleted then. */
  references?: Record<string, string>;
  /** Columns with the table whose id they refer to: the row is deleted with its owner. */
  owners?: Record<string, string>;
};

const indexName = (table: string, columns: readonly string[]): string => `IDX_${table}_${columns.join('_')}`;

const toForeignKeys = (table: string, references: Record<string, string> | undefined, onDelete: string) =>
  Object.entries(references ?? {}).map(([from, referencedTableName]) => ({
    name: `FK_${table}_${from}`,
    columnNames: [from],
    referencedTableName,
    referencedColumnNames: ['id'],
    onDelete,
    // Explicit, because the two servers name the default differently.
    onUpdate: 'RESTRICT',
  }));

/** CHECK conditions, by the name of their constraint. */
const listChecks = ({ name, values = {}, checks = {} }: NewTable): [name: string, condition: string][] => [
  ...Object.entries(values).map(([column, list]): [string, string] => [
    `CHK_${name}_${column}`,
    toOneOfCheck(column, list),
  ]),
  ...Object.entries(checks).map(([end, condition]): [string, string] => [`CHK_${name}_${end}`, condition]),
];

const toTable = (table: NewTable, isOnMysql: boolean): Table => {
  const { name, columns, indexes = [], uniques = [], references, owners } = table;
  return new Table({
    name,
    columns: isOnMysql ? columns : columns.map(({ charset: _, collation: __, ...column }) => column),
    indices: [
      ...indexes.map((columnNames) => ({ name: indexName(name, columnNames), columnNames })),
      ...uniques.map((columnNames) => ({ name: `UQ_${name}_${columnNames.join('_')}`, columnNames, isUnique: true })),
    ],
    checks: listChecks(table).map(([check, expression]) => ({ name: check, expression })),
    foreignKeys: [...toForeignKeys(name, references, 'RESTRICT'), ...toForeignKeys(name, owners, 'CASCADE')],
  });
};

/** Creates the same table on both databases. */
export async function createTable(runner: QueryRunner, table: NewTable): Promise<void> {
  await runner.createTable(toTable(table, isMysql(runner)));
  if (table.columns.some(({ onUpdate }) => onUpdate)) await createUpdatedAtTrigger(runner, table.name);
  if (!isMysql(runner)) return;
  for (const [name, condition] of listChecks(table)) {
    // TypeORM's schema builder silently drops CHECKs on MySQL.
    await runner.query(`ALTER TABLE \`${table.name}\` ADD CONSTRAINT \`${name}\` CHECK (${condition})`);
  }
}

/** A migration that creates tables, each after those that it refers to. */
export abstract class NewTables implements MigrationInterface {
  protected abstract readonly tables: readonly NewTable[];

  async up(runner: QueryRunner): Promise<void> {
    for (const table of this.tables) await createTable(runner, table);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const { name } of this.tables.toReversed()) await runner.dropTable(name);
  }
}

/** Makes new tables compare text byte by byte, as SQLite does, whatever the server's default is. */
export async function useBinaryCollation(runner: QueryRunner): Promise<void> {
  if (!isMysql(runner)) return;
  const [row] = (await runner.query('SELECT DATABASE() AS name')) as { name: string }[];
  await runner.query(`ALTER DATABASE \`${row?.name}\` CHARACTER SET utf8mb4 COLLATE utf8mb4_bin`);
}

/** Adds a column, given in SQL, with its CHECK conditions by constraint name. Copies no rows. */
export async function addCheckedColumn(
  runner: QueryRunner,
  table: string,
  column: string,
  checks: Record<string, string>,
): Promise<void> {
  const constraints = Object.entries(checks).map(([name, condition]) => ({ name, condition }));
  if (!isMysql(runner)) {
    const written = constraints.map(({ name, condition }) => `CONSTRAINT "${name}" CHECK (${condition})`);
    await runner.query(`ALTER TABLE ${table} ADD COLUMN ${[column, ...written].join(' ')}`);
    return;
  }
  const added = constraints.map(({ name, condition }) => `ADD CONSTRAINT \`${name}\` CHECK (${condition})`);
  await runner.query(`ALTER TABLE ${table} ${[`ADD COLUMN ${column}`, ...added].join(', ')}`);
}

/** Removes a column with its CHECK conditions. */
export async function dropCheckedColumn(
  runner: QueryRunner,
  table: string,
  name: string,
  ...checks: string[]
): Promise<void> {
  // SQLite drops them with the column, unless the table was copied since; the other servers refuse to drop the column before them.
  if (!isMysql(runner)) await dropCopiedChecks(runner, table, checks);
  const dropped = isMysql(runner) ? checks.map((check) => `DROP CONSTRAINT \`${check}\``) : [];
  await runner.query(`ALTER TABLE ${table} ${[...dropped, `DROP COLUMN ${name}`].join(', ')}`);
}

/** Drops the CHECK conditions that a copy of a SQLite table made part of the table: a column cannot be dropped before them. */
async function dropCopiedChecks(runner: QueryRunner, table: string, checks: readonly string[]): Promise<void> {
  const [row] = (await runner.query("SELECT sql FROM sqlite_master WHERE type = 'table' AND name = ?", [table])) as {
    sql: string;
  }[];
  for (const check of checks)
    if (new RegExp(`,\\s*CONSTRAINT "${check}" CHECK`).test(row?.sql ?? '')) await dropCheck(runner, table, check);
}

/** Drops a CHECK condition. On SQLite it copies the table. */
export async function dropCheck(runner: QueryRunner, table: string, name: string): Promise<void> {
  if (isMysql(runner)) {
    await runner.query(`ALTER TABLE ${table} DROP CONSTRAINT \`${name}\``);
    return;
  }
  // Read afresh: the runner may know the table from before a statement in plain SQL.
  await runner.getTable(table);
  await runner.dropCheckConstraint(table, name);
}

/** Adds a CHECK condition to a table that exists. On SQLite it copies the table. */
export async function addCheck(runner: QueryRunner, table: string, name: string, expression: string): Promise<void> {
  if (isMysql(runner)) {
    await runner.query(`ALTER TABLE ${table} ADD CONSTRAINT \`${name}\` CHECK (${expression})`);
    return;
  }
  await runner.getTable(table);
  await runner.createCheckConstraint(table, new TableCheck({ name, expression }));
}

/** Replaces a CHECK condition that a later release changes. On SQLite it copies the table. */
export async function replaceCheck(
  runner: QueryRunner,
  table: string,
  name: string,
  expression: string,
): Promise<void> {
  await dropCheck(runner, table, name);
  await addCheck(runner, table, name, expression);
}

/** Replaces the values that a column may have, of a CHECK that is named after it. */
export const replaceValues = (
  runner: QueryRunner,
  table: string,
  column: string,
  values: readonly string[],
): Promise<void> => replaceCheck(runner, table, `CHK_${table}_${column}`, toOneOfCheck(column, values));

/** Creates an index, named after its columns. */
export const createIndex = (runner: QueryRunner, table: string, ...columnNames: string[]): Promise<void> =>
  runner.createIndex(table, new TableIndex({ name: indexName(table, columnNames), columnNames }));

export const dropIndex = (runner: QueryRunner, table: string, ...columns: string[]): Promise<void> =>
  runner.dropIndex(table, indexName(table, columns));

/**
 * Keeps `updatedAt` of a table on SQLite, which has no ON UPDATE. A statement that sets the column itself is left alone. Copying a table drops
 * its trigger: create it again then.
 */
export async function createUpdatedAtTrigger(runner: QueryRunner, table: string): Promise<void> {
  if (isMysql(runner)) return;
  await runner.query(`CREATE TRIGGER IF NOT EXISTS TRG_${table}_updatedAt AFTER UPDATE ON ${table}
  WHEN NEW.updatedAt IS OLD.updatedAt
  BEGIN UPDATE ${table} SET updatedAt = strftime('%Y-%m-%d %H:%M:%f', 'now') WHERE id = NEW.id; END`);
}
