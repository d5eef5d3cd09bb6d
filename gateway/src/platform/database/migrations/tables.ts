import { Table, TableCheck, TableIndex, type QueryRunner, type TableColumnOptions, type TableOptions } from 'typeorm';

// Helpers of the migrations. A migration describes the tables as they were then, so it never reads the entities.

export const isMysql = (runner: QueryRunner): boolean => runner.dataSource.options.type !== 'better-sqlite3';

const column = (name: string, type: string, more: Partial<TableColumnOptions> = {}): TableColumnOptions => ({
  name,
  type,
  ...more,
});

export const nullable = (options: TableColumnOptions): TableColumnOptions => ({ ...options, isNullable: true });

export const idColumn = (): TableColumnOptions =>
  column('id', 'integer', { isPrimary: true, isGenerated: true, generationStrategy: 'increment' });

export const integer = (name: string): TableColumnOptions => column(name, 'integer');
export const largeInteger = (name: string): TableColumnOptions => column(name, 'bigint');
/** Milliseconds since 1970. */
export const milliseconds = (name: string): TableColumnOptions => column(name, 'bigint');
export const cents = (name: string): TableColumnOptions => column(name, 'bigint');
export const text = (name: string, length: number): TableColumnOptions =>
  column(name, 'varchar', { length: String(length) });
export const longText = (name: string): TableColumnOptions => column(name, 'mediumtext');
export const flag = (name: string): TableColumnOptions => column(name, 'boolean');
export const date = (name: string): TableColumnOptions => column(name, 'date');
export const instant = (name: string): TableColumnOptions => column(name, 'datetime', { precision: 3 });
export const keyText = (name: string, length: number): TableColumnOptions => ({
  ...text(name, length),
  isPrimary: true,
});
/** A primary key that is not generated. */
export const keyInteger = (name: string): TableColumnOptions => column(name, 'integer', { isPrimary: true });

type NewTable = Pick<TableOptions, 'name' | 'columns'> & {
  /** Column lists, by name of their index. */
  indexes?: Record<string, string[]>;
  /** Column lists, by name of their unique index. */
  uniques?: Record<string, string[]>;
  /** Conditions, by name of their constraint. */
  checks?: Record<string, string>;
  /** Constraint name to column that refers to users. */
  userReferences?: Record<string, { column: string; onDelete: string }>;
  /** Constraint name to column and the table whose id it refers to, whose rows are never deleted unless it is stated what then happens. */
  references?: Record<string, { column: string; table: string; onDelete?: string }>;
};

const toForeignKey = (name: string, from: string, table: string, onDelete: string) => ({
  name,
  columnNames: [from],
  referencedTableName: table,
  referencedColumnNames: ['id'],
  onDelete,
  // Explicit, because the two servers name the default differently.
  onUpdate: 'RESTRICT',
});

const toTable = (table: NewTable): Table =>
  new Table({
    name: table.name,
    columns: table.columns ?? [],
    indices: [
      ...Object.entries(table.indexes ?? {}).map(([name, columnNames]) => ({ name, columnNames })),
      ...Object.entries(table.uniques ?? {}).map(([name, columnNames]) => ({ name, columnNames, isUnique: true })),
    ],
    checks: Object.entries(table.checks ?? {}).map(([name, expression]) => ({ name, expression })),
    foreignKeys: [
      ...Object.entries(table.userReferences ?? {}).map(([name, { column: from, onDelete }]) =>
        toForeignKey(name, from, 'users', onDelete),
      ),
      ...Object.entries(table.references ?? {}).map(([name, { column: from, table: to, onDelete = 'RESTRICT' }]) =>
        toForeignKey(name, from, to, onDelete),
      ),
    ],
  });

/** Creates the same table on both databases. */
export async function createTable(runner: QueryRunner, table: NewTable): Promise<void> {
  await runner.createTable(toTable(table));
  if (!isMysql(runner)) return;
  for (const [name, condition] of Object.entries(table.checks ?? {})) {
    // TypeORM's schema builder silently drops CHECKs on MySQL.
    await runner.query(`ALTER TABLE \`${table.name}\` ADD CONSTRAINT \`${name}\` CHECK (${condition})`);
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
): Promise<void> =>
  replaceCheck(
    runner,
    table,
    `CHK_${table}_${column}`,
    `${column} IN (${values.map((value) => `'${value}'`).join(', ')})`,
  );

const indexName = (table: string, columns: readonly string[]): string => `IDX_${table}_${columns.join('_')}`;

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
