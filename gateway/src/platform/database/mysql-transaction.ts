import type { PoolConnection } from 'mysql2';
import type { DataSource } from 'typeorm';
import { getDriverError } from './driver-error';
import type { TransactionConnection } from './transaction';
import type { RowWatch } from './database';

/** Bit of the status that the server sends with each OK: a transaction is open. */
const inTransaction = 1;

function readStatus(result: unknown): number | undefined {
  const raw = result !== null && typeof result === 'object' && 'raw' in result ? result.raw : result;
  return (raw as { serverStatus?: number } | null | undefined)?.serverStatus;
}

// Of MySQL, of the class of errors in general.
const checkViolated = 3819;

/**
 * Whether an error took back its statement alone, so that the transaction is still open: wrong data, a violated constraint, a wrong statement.
 * A deadlock ends the transaction, a lock timeout may, and of other errors we do not know.
 */
function endsStatementOnly(error: unknown): boolean {
  const { errno, sqlState = '' } = getDriverError(error) as { errno?: number; sqlState?: string };
  return /^(?:21|22|23|42)/.test(sqlState) || errno === checkViolated;
}

/** A connection of the pool for one transaction. */
export function openTransaction(source: DataSource, watch: RowWatch): TransactionConnection {
  const runner = source.createQueryRunner('master');
  let isOpen = false;
  return {
    runner,
    watch,
    note: (result, error) => {
      if (error !== null) isOpen &&= endsStatementOnly(error);
      else isOpen = hasTransaction(readStatus(result) ?? Number(isOpen));
    },
    isOpen: () => isOpen,
    // A COMMIT that was sent may have been carried out, whatever happened to its answer.
    isOutcomeUnknown: () => true,
    discard: async () => {
      // The server rolls back when the connection ends.
      const connection = await (runner.connect() as Promise<PoolConnection>).catch(() => null);
      connection?.destroy();
      await runner.release();
    },
  };
}

const hasTransaction = (status: number): boolean => (status & inTransaction) !== 0;
