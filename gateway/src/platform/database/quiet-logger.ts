import type { Logger } from 'typeorm';

const nothing = (): void => undefined;

/** Keeps TypeORM from writing to the console. Errors are thrown, and their callers log them. */
export const quietLogger: Logger = {
  logQuery: nothing,
  logQueryError: nothing,
  logQuerySlow: nothing,
  logSchemaBuild: nothing,
  logMigration: nothing,
  log: nothing,
};
