export type { Database, Work } from './database';
export { type DatabaseConfig, DatabaseUnavailableError, connectDatabase } from './open';
export { assertUpToDate, isUpToDate, migrate } from './migrate';
