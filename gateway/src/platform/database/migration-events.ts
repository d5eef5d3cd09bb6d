import type { DataSource, MigrationInterface, QueryRunner } from 'typeorm';
import { nextTurn } from './next-turn';

/** The progress of migrations while a process starts: a migration starts or has ended, or another process migrates. */
export type MigrationEvent =
  | { state: 'migrating'; migration: string }
  | { state: 'migrated'; migration: string; durationMs: number }
  | { state: 'waiting' };

export type OnMigration = (event: MigrationEvent) => void;

/** SQLite answers within the call: without a turn before each query a health check would wait for the whole migration. */
async function runWithTurns(runner: QueryRunner, up: MigrationInterface['up']): Promise<void> {
  const plainQuery = runner.query;
  const query = plainQuery.bind(runner) as (...args: unknown[]) => Promise<unknown>;
  const withTurn = async (...args: unknown[]): Promise<unknown> => {
    await nextTurn();
    return query(...args);
  };
  runner.query = withTurn as QueryRunner['query'];
  try {
    await up(runner);
  } finally {
    runner.query = plainQuery;
  }
}

/** Runs `work`, which runs migrations, and reports each that starts and ends. On SQLite other work of the process runs between their queries. */
export async function reportMigrations(
  source: DataSource,
  onEvent: OnMigration,
  work: () => Promise<void>,
): Promise<void> {
  const originals = new Map<MigrationInterface, MigrationInterface['up']>();
  const isSqlite = source.options.type === 'better-sqlite3';
  for (const instance of source.migrations) {
    const up = instance.up.bind(instance);
    const migration = instance.name ?? instance.constructor.name;
    originals.set(instance, instance.up);
    instance.up = async (runner) => {
      onEvent({ state: 'migrating', migration });
      const startedAt = performance.now();
      await (isSqlite ? runWithTurns(runner, up) : up(runner));
      onEvent({ state: 'migrated', migration, durationMs: Math.round(performance.now() - startedAt) });
    };
  }
  try {
    await work();
  } finally {
    for (const [instance, up] of originals) instance.up = up;
  }
}
