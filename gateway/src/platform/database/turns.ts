import { nextTurn } from './next-turn';
import { patienceMs } from './retry';

/** A call that waited for its turn for as long as a client may wait. Nothing of it ran. */
class TurnTimeout extends Error {
  override readonly name = 'TurnTimeout';
  /** That of a file that another process writes: the client is told to try again. */
  readonly code = 'SQLITE_BUSY';

  constructor() {
    super('Other changes took too long');
  }
}

/** Runs calls one at a time, in their order. */
export class Turns {
  private last: Promise<void> = Promise.resolve();

  /**
   * Runs a call when all before it have ended.
   * @param run gets the moment of the call, in milliseconds since 1970
   * @throws an error that is retryable after 18 s without a turn; it never runs then
   */
  take<T>(run: (calledAt: number) => Promise<T>): Promise<T> {
    const calledAt = Date.now();
    return new Promise((resolve, reject) => {
      let isGivenUp = false;
      const timer = setTimeout(() => {
        isGivenUp = true;
        reject(new TurnTimeout());
      }, patienceMs);
      this.last = this.last.then(async () => {
        clearTimeout(timer);
        if (isGivenUp) return;
        await run(calledAt).then(resolve, reject);
        await nextTurn();
      });
    });
  }

  /** Resolves when every call so far has ended. */
  finish(): Promise<void> {
    return this.last;
  }
}
