import type { DataSource, Logger } from 'typeorm';
import type { Database } from '../database';

/** The statements that a database is sent while something happens. */
export async function countQueries(database: Database, happening: () => Promise<unknown>): Promise<string[]> {
  const statements: string[] = [];
  const sources = new Set<DataSource>([database.reader.dataSource, database.dataSource]);
  const before = [...sources].map((source) => source.logger);
  const recorder: Partial<Logger> = { logQuery: (statement) => void statements.push(statement) };
  for (const source of sources) source.logger = Object.assign(Object.create(source.logger) as Logger, recorder);
  try {
    await happening();
  } finally {
    [...sources].forEach((source, index) => Object.assign(source, { logger: before[index] }));
  }
  return statements;
}
