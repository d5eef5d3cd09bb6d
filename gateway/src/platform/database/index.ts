export type { Database, Work } from './database';
export { type DatabaseConfig, DatabaseUnavailableError, connectDatabase } from './open';
export { assertUpToDate, isUpToDate, migrate, type MigrateOptions } from './migrate';
export type { MigrationEvent, OnMigration } from './migration-events';
