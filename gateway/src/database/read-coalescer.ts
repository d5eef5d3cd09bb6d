type Read<T> = () => Promise<T>;

type Reading = { answer: Promise<unknown>; next?: Promise<unknown> };

/**
 * Readings that all who want the same share. Nothing is kept: an answer always comes from a reading that begins after the question, and so
 * knows of every change made before it.
 */
export class ReadCoalescer {
  private readonly underWay = new Map<string, Reading>();

  /**
   * What `read` gives; the key says what is read, and for whom if not everybody gets the same. Who asks while a reading is under way waits
   * for the next one, together with all others who do.
   */
  read<T>(key: string, read: Read<T>): Promise<T> {
    const reading = this.underWay.get(key);
    if (!reading) return this.begin(key, read);
    const begin = () => this.begin(key, read);
    reading.next ??= reading.answer.then(begin, begin);
    return reading.next as Promise<T>;
  }

  private begin<T>(key: string, read: Read<T>): Promise<T> {
    const answer = read();
    const reading: Reading = { answer };
    this.underWay.set(key, reading);
    const end = (): void => {
      if (!reading.next) this.underWay.delete(key);
    };
    answer.then(end, end);
    return answer;
  }
}
