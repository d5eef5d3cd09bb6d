import type { DataSource, Logger } from 'typeorm';
import type { Database } from '../platform/database';

/** Returns the SQL statements that are sent to a database while `run` runs. */
export async function countQueries(database: Database, run: () => Promise<unknown>): Promise<string[]> {
  const statements: string[] = [];
  const sources = new Set<DataSource>([database.reader.dataSource, database.dataSource]);
  const before = [...sources].map((source) => source.logger);
  for (const source of sources) {
    const { logger } = source;
    const recorder: Partial<Logger> = {
      logQuery: (statement, parameters, runner) => {
        statements.push(statement);
        logger.logQuery(statement, parameters, runner);
      },
    };
    source.logger = Object.assign(Object.create(logger) as Logger, recorder);
  }
  try {
    await run();
  } finally {
    [...sources].forEach((source, index) => Object.assign(source, { logger: before[index] }));
  }
  return statements;
}
