import { limits, messages } from '@cimiento/contracts';
import type { Logger } from 'pino';
import { ExpectedError } from '../../errors';
import type { SpooledFile } from '../spooled-file';
import { type FileReading, readInProcess, type ReaderProgram, ReaderStartError } from './reader-process';

// Seconds in which about as many files are read as may wait: a file that comes back earlier is received and refused again.
const retryAfter = 12;

const busy = (): ExpectedError => new ExpectedError('BUSY', messages.filesBusy, { retryAfter });

/**
 * Reads files of others in separate processes, a few at a time for this process. A request comes through `admit` before its body is read, so that
 * files that wait are few too.
 */
export class FileReaders {
  /** Whose files are here, in the order in which they came: the first ones are read, the others wait. */
  private readonly admitted: { userId: number }[] = [];
  private readonly queue: (() => void)[] = [];
  private running = 0;
  private readonly closing = new AbortController();

  constructor(private readonly log: Pick<Logger, 'warn'>) {}

  /** Does the work of one request with a file. @throws BUSY when this user, or all together, have too many that wait */
  async admit<T>(userId: number, work: () => Promise<T>): Promise<T> {
    const { running, waiting, waitingOfUser } = limits.fileReading;
    const waits = this.admitted.slice(running);
    const own = waits.filter((entry) => entry.userId === userId);
    if (this.admitted.length >= running && (waits.length >= waiting || own.length >= waitingOfUser)) throw busy();
    const entry = { userId };
    this.admitted.push(entry);
    try {
      return await work();
    } finally {
      this.admitted.splice(this.admitted.indexOf(entry), 1);
    }
  }

  /**
   * Reads one file, after those that came before.
   * @returns null when it needs more time or memory than the program may use
   * @throws BUSY when no process can be started
   */
  async read<Value>(program: ReaderProgram, file: SpooledFile, options: object): Promise<FileReading<Value> | null> {
    if (this.running >= limits.fileReading.running) await new Promise<void>((resolve) => this.queue.push(resolve));
    else this.running += 1;
    try {
      return await readInProcess<Value>(program, file, options, this.closing.signal);
    } catch (error) {
      if (!(error instanceof ReaderStartError)) throw error;
      this.log.warn({ err: error }, 'a file could not be read');
      throw busy();
    } finally {
      // The next one takes over the place of this one.
      const next = this.queue.shift();
      if (next) next();
      else this.running -= 1;
    }
  }

  /** Ends what still runs. */
  close(): void {
    this.closing.abort();
  }
}
