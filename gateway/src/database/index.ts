export type { Database, Work } from './database';
export { type DatabaseConfig, DatabaseUnavailableError, migrate, openDatabase } from './open';
