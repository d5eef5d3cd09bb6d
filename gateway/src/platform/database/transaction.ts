import type { QueryRunner } from 'typeorm';
import type { RowWatch, Work } from './database';
import { getDriverError } from './driver-error';
import { OutcomeUnknownError } from './outage-error';
import { isRetryable } from './retry';
import { WatchedManager } from './watched-manager';

/** The connection of one transaction. Its runner is used for this transaction alone. */
export type TransactionConnection = {
  runner: QueryRunner;
  watch: RowWatch;
  /** Notes what a statement returned, or the error with which it failed. */
  note(raw: unknown, error: unknown): void;
  /** Whether the transaction that was started is still open, as far as the database's last answer shows. */
  isOpen(): boolean;
  /** Whether a change may be stored although COMMIT failed with this error. */
  isOutcomeUnknown(error: { code?: string }): boolean;
  /** Ends the connection, and with it whatever is left open on it. */
  discard(): Promise<void>;
};

/** A transaction ended in another way than it was asked to, or a statement came after its end. Nothing of it is acknowledged. */
export class TransactionEndedError extends Error {
  override readonly name = 'TransactionEndedError';
}

const starts = /^(?:START|BEGIN) TRANSACTION$/;

/**
 * Watches the statements of one transaction. They run one after the other, so that none runs outside it when the one before has ended it:
 * such a statement would be stored at once.
 */
class Guard {
  private last: Promise<unknown> = Promise.resolve();
  private endedBy: unknown = null;
  private isClosed = false;

  constructor(private readonly connection: TransactionConnection) {
    const { runner } = connection;
    const run = runner.query.bind(runner);
    runner.query = (sql: string, parameters?: unknown[], structured?: boolean) => {
      // Checked now as well: a statement that comes after the work has ended must not wait for ROLLBACK and run then.
      const isLate = this.isClosed;
      const result = this.last.then(async () => {
        if (!isControl(sql)) this.assertOpen(isLate);
        return this.observe(sql, () => run(sql, parameters, structured as true));
      });
      this.last = result.catch(() => undefined);
      return result as Promise<never>;
    };
  }

  /** Lets the statements that wait run to their ends, and takes no more. @throws what ended the transaction */
  async close(): Promise<void> {
    this.isClosed = true;
    await this.last;
    if (this.endedBy !== null) throw this.endedBy;
  }

  private assertOpen(isLate: boolean): void {
    if (this.endedBy !== null) throw this.endedBy;
    if (isLate) throw new TransactionEndedError('A statement came after the end of its transaction');
  }

  private async observe<T>(sql: string, run: () => Promise<T>): Promise<T> {
    const { connection } = this;
    try {
      const result = await run();
      connection.note(result, null);
      // SAVEPOINT and what it ends leave the transaction open.
      const isEnd = isControl(sql) && !starts.test(sql);
      if (connection.isOpen() === isEnd) this.endedBy ??= new TransactionEndedError(describe(sql, isEnd));
      if (isControl(sql) && this.endedBy !== null && sql !== 'ROLLBACK') throw this.endedBy;
      return result;
    } catch (error) {
      connection.note(null, error);
      if (!connection.isOpen()) this.endedBy ??= error;
      throw error;
    }
  }
}

const isControl = (sql: string): boolean => starts.test(sql) || sql === 'COMMIT' || sql === 'ROLLBACK';

const describe = (sql: string, isEnd: boolean): string =>
  isEnd ? `The transaction is open after ${sql}` : `The transaction has ended at: ${sql.slice(0, 100)}`;

/** Rolls back. Returns whether the connection is outside a transaction then, and may be used again. */
async function rollBack({ runner, isOpen }: TransactionConnection): Promise<boolean> {
  try {
    await runner.rollbackTransaction();
    return !isOpen();
  } catch {
    return false;
  }
}

async function commit({ runner, isOutcomeUnknown }: TransactionConnection): Promise<void> {
  try {
    await runner.commitTransaction();
  } catch (error) {
    throw !isRetryable(error) && isOutcomeUnknown(getDriverError(error)) ? new OutcomeUnknownError(error) : error;
  }
}

/** Returns what the work returned once it is committed. Otherwise rolls back, and gives the connection up unless that was done. */
async function runStarted<T>(connection: TransactionConnection, guard: Guard, work: Work<T>): Promise<T> {
  const { runner, watch, discard } = connection;
  try {
    const manager = new WatchedManager(runner, watch);
    const result = await work(manager);
    await manager.finish();
    await guard.close();
    await commit(connection);
    await runner.release();
    return result;
  } catch (error) {
    await guard.close().catch(() => undefined);
    if (await rollBack(connection)) await runner.release();
    else await discard();
    throw error;
  }
}

/**
 * Runs work in a transaction. What it returns is stored; when it throws, nothing is, unless the error says that the outcome is unknown. A
 * connection whose transaction ended in another way than it was asked to is never used again.
 * @throws OutcomeUnknownError, what the work throws, what ended the transaction
 */
export async function runTransaction<T>(connection: TransactionConnection, work: Work<T>): Promise<T> {
  const guard = new Guard(connection);
  try {
    await connection.runner.startTransaction();
  } catch (error) {
    await connection.discard();
    throw error;
  }
  return runStarted(connection, guard, work);
}
