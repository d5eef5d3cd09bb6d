/**
 * Small changes that go with a read, such as when a session was last seen. Nobody waits for them, so that reads never wait for a database that takes
 * no changes; one that fails is made by the next read.
 */
export class UnawaitedWrites<Key> {
  private readonly running = new Set<Key>();

  /** Starts a change unless the last one of the same record still runs. */
  start(key: Key, write: () => Promise<unknown>): void {
    if (this.running.has(key)) return;
    this.running.add(key);
    void write()
      .catch(() => undefined)
      .finally(() => this.running.delete(key));
  }
}
