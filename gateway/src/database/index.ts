export type { Database, Work } from './database';
export { type DatabaseConfig, DatabaseUnavailableError, openDatabase } from './open';
export { assertUpToDate, isUpToDate, migrate } from './migrate';
