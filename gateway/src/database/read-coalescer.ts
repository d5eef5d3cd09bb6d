type Read<T> = () => Promise<T>;

type PendingRead = { result: Promise<unknown>; next?: Promise<unknown> };

/**
 * Lets concurrent callers share reads. Nothing is cached: every result comes from a read that starts after the call, so it includes
 * every change committed before the call.
 */
export class ReadCoalescer {
  private readonly pending = new Map<string, PendingRead>();

  /**
   * Returns the result of `read`. The key states what is read, and for whom if the result differs between users. Callers that arrive
   * during a read share the next one.
   */
  read<T>(key: string, read: Read<T>): Promise<T> {
    const pending = this.pending.get(key);
    if (!pending) return this.start(key, read);
    const start = () => this.start(key, read);
    pending.next ??= pending.result.then(start, start);
    return pending.next as Promise<T>;
  }

  private start<T>(key: string, read: Read<T>): Promise<T> {
    const result = read();
    const pending: PendingRead = { result };
    this.pending.set(key, pending);
    const finish = (): void => {
      if (!pending.next) this.pending.delete(key);
    };
    result.then(finish, finish);
    return result;
  }
}
