import { type DataSource, MigrationExecutor, type MigrationInterface, type QueryRunner } from 'typeorm';
import { sha256 } from '../sha256';
import { getDriverError } from './driver-error';
import { DatabaseUnavailableError } from './open';

const createTable = `CREATE TABLE IF NOT EXISTS migration_progress (
  migration varchar(120) NOT NULL, step varchar(80) NOT NULL, PRIMARY KEY (migration, step))`;

const changesTables = /^\s*(?:ALTER|CREATE|DROP|RENAME|TRUNCATE)\b/i;
const changesRows = /^\s*(?:DELETE|INSERT|REPLACE|UPDATE)\b/i;
// The server's error for a change that it made before the process ended.
const isMadeAlready =
  /already exists|duplicate (?:key|column|[a-z ]*constraint) name|can't drop|was not found|errno: 121/i;

/** Looks up what is changed in the tables as they are, and finds it gone after a change that was made before. */
const lookups = ['dropIndex', 'dropCheckConstraint', 'dropForeignKey', 'dropColumn'] as const;

/**
 * Runs the steps of one migration, and skips those that an earlier run of it made. MariaDB commits with every change of a table, so a process
 * that is killed leaves a part of its migration behind. A row for each step says what is there: a change of a table by its text, and the
 * changes of rows between two of those together, which are committed with the mark that they are done.
 */
class ResumableRun {
  private readonly seen = new Map<string, number>();
  /** The last change of a table, after which the changes of rows are. */
  private block = 'start';
  /** Whether changes of rows are in a transaction: each change of a table ends it. */
  private isOpen = true;

  constructor(
    private readonly name: string,
    private readonly query: QueryRunner['query'],
    private readonly made: ReadonlySet<string>,
  ) {}

  async run(sql: string, parameters?: unknown[], ...rest: unknown[]): Promise<unknown> {
    const execute = () => (this.query as (...args: unknown[]) => Promise<unknown>)(sql, parameters, ...rest);
    if (changesTables.test(sql)) return this.changeTable(sql, execute);
    if (!changesRows.test(sql)) return execute();
    if (this.made.has(`rows:${this.block}`)) return { affectedRows: 0 };
    await this.begin();
    return execute();
  }

  /** Forgets the steps, in the transaction that records the migration as run. */
  async finish(): Promise<void> {
    await this.begin();
    await this.query('DELETE FROM migration_progress WHERE migration = ?', [this.name]);
  }

  private async changeTable(sql: string, execute: () => Promise<unknown>): Promise<unknown> {
    const step = this.toStep(sql);
    const isMade = this.made.has(step);
    const result = isMade ? undefined : await this.makeChange(step, execute);
    this.block = step;
    return result;
  }

  private async makeChange(step: string, execute: () => Promise<unknown>): Promise<unknown> {
    // Committed by the change itself, together with the rows before it.
    await this.begin();
    await this.record(`rows:${this.block}`);
    this.isOpen = false;
    const result = await execute().catch((error: unknown) => {
      // A process that ended before it could record the change, which only a run that continues meets.
      if (this.made.size === 0 || !isMadeAlready.test(getDriverError(error).message ?? '')) throw error;
    });
    await this.record(step);
    return result;
  }

  private async begin(): Promise<void> {
    if (this.isOpen) return;
    await this.query('START TRANSACTION');
    this.isOpen = true;
  }

  private async record(step: string): Promise<void> {
    await this.query('INSERT IGNORE INTO migration_progress (migration, step) VALUES (?, ?)', [this.name, step]);
  }

  /** A change by its text, and which of equal ones it is. */
  private toStep(sql: string): string {
    const hash = sha256(sql);
    const number = (this.seen.get(hash) ?? 0) + 1;
    this.seen.set(hash, number);
    return `${hash}:${number}`;
  }
}

/** The message to the operator when a migration stops. */
const explain = (name: string, sql: string, error: unknown): DatabaseUnavailableError =>
  new DatabaseUnavailableError(
    `The migration ${name} stopped at '${sql.replace(/\s+/g, ' ').trim().slice(0, 200)}': ${getDriverError(error).message}. ` +
      'Remove the cause and start again: it continues there.',
    { cause: error },
  );

/**
 * Runs the pending migrations on MariaDB or MySQL, of which a killed one continues where it stopped. The caller holds the lock of migrations.
 * @param onQuery is called before each query; a test throws in it.
 * @throws DatabaseUnavailableError naming the migration and the query that failed
 */
export async function runResumable(source: DataSource, onQuery: (sql: string) => void = () => {}): Promise<void> {
  const runner = source.createQueryRunner();
  const originals = new Map<MigrationInterface, MigrationInterface['up']>();
  const query = async (sql: string, ...rest: unknown[]): Promise<unknown> => {
    onQuery(sql);
    return (plainQuery as (...args: unknown[]) => Promise<unknown>)(sql, ...rest);
  };
  const plainQuery = runner.query.bind(runner);
  try {
    await plainQuery(createTable);
    for (const migration of source.migrations) {
      const up = migration.up.bind(migration);
      originals.set(migration, migration.up);
      migration.up = (given) =>
        resume(given, migration.name ?? migration.constructor.name, up, query as QueryRunner['query']);
    }
    const executor = new MigrationExecutor(source, runner);
    executor.transaction = 'each';
    await executor.executePendingMigrations();
  } finally {
    for (const [migration, up] of originals) migration.up = up;
    await runner.release();
  }
}

async function resume(
  runner: QueryRunner,
  name: string,
  up: MigrationInterface['up'],
  query: QueryRunner['query'],
): Promise<void> {
  const rows = (await query('SELECT step FROM migration_progress WHERE migration = ?', [name])) as { step: string }[];
  const made = new Set(rows.map(({ step }) => step));
  const run = new ResumableRun(name, query, made);
  let last = '';
  const restored = { query: runner.query, ...Object.fromEntries(lookups.map((method) => [method, runner[method]])) };
  const patched: object = {
    query: (sql: string, ...rest: [unknown[]?, ...unknown[]]) => {
      last = sql;
      return run.run(sql, ...rest);
    },
    ...Object.fromEntries(
      lookups.map((method) => {
        const original = (runner[method] as (...args: unknown[]) => Promise<void>).bind(runner);
        return [method, (...args: unknown[]) => original(...args).catch((error: unknown) => ignoreMade(error, made))];
      }),
    ),
  };
  Object.assign(runner, patched);
  try {
    await up(runner);
    await run.finish();
  } catch (error) {
    throw explain(name, last, error);
  } finally {
    Object.assign(runner, restored);
  }
}

function ignoreMade(error: unknown, made: ReadonlySet<string>): void {
  if (made.size === 0 || !isMadeAlready.test(getDriverError(error).message ?? String(error))) throw error;
}
