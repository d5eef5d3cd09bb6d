export type { Database, Work } from './database';
export { DatabaseUnavailableError, migrate, openDatabase } from './open';
