import type { DataSource, Logger } from 'typeorm';
import type { Database } from '../platform/database';
import type { FileStore } from '../platform/files/file-store';

/** End of a process in a test. */
class Killed extends Error {
  override readonly name = 'Killed';
}

/**
 * Runs work as a process does that is killed before one of its steps, counted from 1: SQL statements, and calls of the file store. Nothing of it
 * happens from then on, and the database rolls open transactions back.
 * @returns whether it was killed
 */
export async function killBefore(
  step: number,
  { database, files }: { database: Database; files: FileStore },
  work: () => Promise<unknown>,
): Promise<boolean> {
  let steps = 0;
  let isKilled = false;
  const take = (): void => {
    steps += 1;
    isKilled ||= steps >= step;
    if (isKilled) throw new Killed();
  };
  const sources = [...new Set<DataSource>([database.reader.dataSource, database.dataSource])];
  const loggers = sources.map((source) => source.logger);
  for (const source of sources) {
    const logQuery: Logger['logQuery'] = (statement) => {
      // The server does this when the connection of a process is gone.
      if (!/^ROLLBACK/i.test(statement)) take();
    };
    source.logger = Object.assign(Object.create(source.logger) as Logger, { logQuery });
  }
  const { put, read, remove } = files;
  const calls = { put, read, remove } as Record<string, (argument: never) => Promise<unknown>>;
  for (const [name, call] of Object.entries(calls))
    Object.assign(files, {
      [name]: (argument: never) => {
        take();
        return call.call(files, argument);
      },
    });
  try {
    await work();
  } catch (error) {
    if (!isKilled) throw error;
  } finally {
    sources.forEach((source, index) => Object.assign(source, { logger: loggers[index] }));
    Object.assign(files, { put, read, remove });
  }
  return isKilled;
}
