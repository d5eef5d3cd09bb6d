import { messages } from '@cimiento/contracts';
import { ExpectedError } from '../errors';

/** Largest answer to one operation, in bytes. */
export const maxAnswerBytes = 2 * 1024 * 1024;

/** Counts the long texts of an answer while they are read, so that one above the limit stops before the rest is read. */
export class AnswerBudget {
  private bytes = 0;
  private readonly lastReads = new Map<string, Promise<unknown>>();

  constructor(private readonly maxBytes = maxAnswerBytes) {}

  get isExceeded(): boolean {
    return this.bytes > this.maxBytes;
  }

  /** Counts a value of the answer. @throws RESPONSE_TOO_LARGE */
  spend(value: unknown): void {
    if (typeof value === 'string') this.bytes += Buffer.byteLength(value);
    this.assertLeft();
  }

  /** Runs reads of one name in turn: each after the rows of the last are counted. @throws RESPONSE_TOO_LARGE */
  readInTurn(name: string, read: () => unknown): unknown {
    const last = this.lastReads.get(name);
    const result = last === undefined ? read() : last.then(() => this.readNext(read));
    // A failed read is in the answer already.
    this.lastReads.set(
      name,
      Promise.resolve(result).catch(() => undefined),
    );
    return result;
  }

  private readNext(read: () => unknown): unknown {
    this.assertLeft();
    return read();
  }

  private assertLeft(): void {
    if (this.isExceeded) throw new ExpectedError('RESPONSE_TOO_LARGE', messages.responseTooLarge);
  }
}
