import { QueryFailedError } from 'typeorm';

type DriverError = { code?: string; errno?: number; message?: string };

/** The driver's error behind a QueryFailedError; other errors unchanged. */
export const getDriverError = (error: unknown): DriverError => {
  if (error instanceof QueryFailedError) return error.driverError as DriverError;
  // Not `instanceof Error`: errors of sockets come from another realm in tests.
  return typeof error === 'object' && error !== null ? error : {};
};

const duplicateEntry = 1062;

/** Whether a write failed because the value of a unique column is taken. MariaDB names the index, UQ_table_column, SQLite the column. */
export function isUniqueViolation(error: unknown, table: string, column: string): boolean {
  const { code, errno, message = '' } = getDriverError(error);
  if (code === 'SQLITE_CONSTRAINT_UNIQUE') return message.includes(`${table}.${column}`);
  return errno === duplicateEntry && message.includes(`UQ_${table}_${column}`);
}
