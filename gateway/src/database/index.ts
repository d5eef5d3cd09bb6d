export type { Database, Work } from './database';
export { type DatabaseConfig, DatabaseUnavailableError, openDatabase } from './open';
export { migrate } from './migrate';
