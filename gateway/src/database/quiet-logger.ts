import type { Logger } from 'typeorm';

const nothing = (): void => undefined;

/** Keeps TypeORM from writing to the console past the structured log. What fails is thrown, and told by whoever asked for it. */
export const quietLogger: Logger = {
  logQuery: nothing,
  logQueryError: nothing,
  logQuerySlow: nothing,
  logSchemaBuild: nothing,
  logMigration: nothing,
  log: nothing,
};
