import { type Connection as PlainConnection, createConnection as createPlain, type RowDataPacket } from 'mysql2';
import type { Duplex } from 'node:stream';
import type { Connection } from 'mysql2/promise';
import type { Address } from './address';

/** Time limit for a database to accept a connection, and to answer a query, in ms. */
export const connectTimeoutMs = 3000;

/**
 * The modes under which our statements mean what we wrote. The server's own would decide otherwise:
 * - mysql2 writes values into statements with backslashes. Under NO_BACKSLASH_ESCAPES a text ends at its first apostrophe, and the rest of it
 *   runs as SQL. ANSI_QUOTES, PIPES_AS_CONCAT, HIGH_NOT_PRECEDENCE and the like give other meanings too.
 * - Without the strict ones a text that is too long, or a number that is too large, is cut and stored.
 */
const sqlModes = [
  'STRICT_TRANS_TABLES',
  'STRICT_ALL_TABLES',
  'ERROR_FOR_DIVISION_BY_ZERO',
  'NO_ZERO_DATE',
  'NO_ZERO_IN_DATE',
  'NO_ENGINE_SUBSTITUTION',
];

/** The first statements of each connection. The first has no text in which a mode could matter. */
const sessionSettings = [
  `SET SESSION sql_mode = '${sqlModes.join(',')}'`,
  // With the server's setting, `id IS NULL` finds the row that was inserted last; and a server may ignore the encoding of the handshake.
  'SET SESSION sql_auto_is_null = 0',
  'SET NAMES utf8mb4 COLLATE utf8mb4_bin',
  // The database's own clock is UTC, whatever the server's zone is: `updatedAt` is compared with instants in UTC.
  "SET time_zone = '+00:00'",
  // A read sees what is committed now. As the server has it by default, a read would see the moment of the transaction's first read, and
  // miss what was committed while the transaction waited for a lock.
  'SET SESSION TRANSACTION ISOLATION LEVEL READ COMMITTED',
];

const readSettings = 'SELECT @@SESSION.sql_mode AS mode, @@SESSION.character_set_client AS encoding';

/** A connection whose statements may mean something else, such as one through a proxy that drops what a session sets. */
export class SessionSettingsError extends Error {
  override readonly name = 'SessionSettingsError';
  readonly code = 'SESSION_SETTINGS';
}

function assertSettings(row: RowDataPacket | undefined): void {
  const { mode, encoding } = { mode: String(row?.['mode']), encoding: String(row?.['encoding']) };
  if (mode.split(',').toSorted().join() !== sqlModes.toSorted().join())
    throw new SessionSettingsError(
      `a connection has the sql_mode '${mode}' after it was set to '${sqlModes.join(',')}': what is between must pass on what a session sets`,
    );
  if (encoding !== 'utf8mb4')
    throw new SessionSettingsError(`a connection has the character set ${encoding}, not utf8mb4`);
}

/**
 * Runs the settings of a new connection before any statement that comes later, and ends a connection that does not keep them: what waits for it
 * fails with the reason.
 */
export function useSessionSettings(connection: PlainConnection): void {
  // Not `destroy()` of the connection, which leaves what waits for it without an answer. Its type lacks the stream.
  const { stream } = connection as PlainConnection & { stream: Duplex };
  const end = (error: Error): void => void stream.destroy(error);
  for (const setting of sessionSettings) connection.query(setting, (error) => error && end(error));
  connection.query<RowDataPacket[]>(readSettings, (error, rows) => {
    try {
      if (error) throw error;
      assertSettings(rows[0]);
    } catch (reason) {
      end(reason as Error);
    }
  });
}

/** Opens a connection outside the pool, with the same settings. */
export async function openConnection(address: Address): Promise<Connection> {
  const plain = createPlain({ ...address, charset: 'utf8mb4_bin', connectTimeout: connectTimeoutMs });
  // Without a listener the end of an idle connection would end the process.
  plain.on('error', () => undefined);
  const connection = plain.promise();
  try {
    await connection.connect();
    for (const setting of sessionSettings) await connection.query(setting);
    const [rows] = await connection.query<RowDataPacket[]>(readSettings);
    assertSettings(rows[0]);
    return connection;
  } catch (error) {
    plain.destroy();
    throw error;
  }
}
