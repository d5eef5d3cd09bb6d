import { getDriverError } from './driver-error';

/** The kind of an outage: answer at all, or store changes. */
export type OutageKind = 'unreachable' | 'read-only';

/** The database is known to be in an outage, so the call was not tried. */
export class OutageError extends Error {
  override readonly name = 'OutageError';

  constructor(
    readonly kind: OutageKind,
    cause: unknown,
  ) {
    super('The database is in an outage', { cause });
  }
}

/** The connection was lost at COMMIT: the change may be stored or not. It is not tried again. */
export class OutcomeUnknownError extends Error {
  override readonly name = 'OutcomeUnknownError';

  constructor(cause: unknown) {
    super('The connection was lost while a transaction was committed', { cause });
  }
}

// MariaDB and MySQL: too many connections, the server is going down or interrupted its queries; a cluster's node without its cluster, which
// fails the commits that wait (1180) and refuses what comes then (1047).
const unreachable = new Set<number>([1040, 1047, 1053, 1152, 1180, 1184, 1203, 1317, 1927, 2006, 2013]);
// The server or its disk takes no changes.
const readOnly = new Set<number>([1021, 1036, 1114, 1290, 1792, 1836]);

const sqliteReadOnly = /^SQLITE_(?:FULL|READONLY|IOERR_(?:WRITE|FSYNC|DIR_FSYNC|TRUNCATE|DELETE|SHMSIZE|SHMMAP))/;
const sqliteUnreachable = /^SQLITE_(?:IOERR|CANTOPEN)/;

/** Codes that mysql2 gives a connection that never came about or has ended. */
const connectionCodes = new Set([
  'EAI_AGAIN',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
  'PROTOCOL_CONNECTION_LOST',
  'PROTOCOL_ENQUEUE_AFTER_FATAL_ERROR',
  // A connection that does not keep the settings of its session.
  'SESSION_SETTINGS',
]);

// mysql2 marks its own errors as fatal, and gives no code to a query for a connection that has ended: an SMTP server that refuses a connection has the same code and is not an outage of the database.
const isFromConnection = (error: object): boolean => 'fatal' in error && error.fatal === true;

/** The outage that an error means; null for any other error. */
export function getOutageKind(error: unknown): OutageKind | null {
  if (error instanceof OutageError) return error.kind;
  if (error instanceof OutcomeUnknownError) return getOutageKind(error.cause);
  const driverError = getDriverError(error);
  const { code = '', errno } = driverError;
  if (sqliteReadOnly.test(code)) return 'read-only';
  if (sqliteUnreachable.test(code)) return 'unreachable';
  if (errno !== undefined && 'sqlState' in driverError) {
    if (readOnly.has(errno)) return 'read-only';
    if (unreachable.has(errno)) return 'unreachable';
  }
  return isFromConnection(driverError) && (code === '' || connectionCodes.has(code)) ? 'unreachable' : null;
}
