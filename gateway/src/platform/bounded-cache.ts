/** Keeps the value of each key. Bounds memory when a caller keeps sending new keys: a full cache is emptied. */
export class BoundedCache<Key, Value> {
  private readonly values = new Map<Key, Value>();

  constructor(private readonly maxEntries: number) {}

  /** The value of a key, made if it is not there. What `create` throws is not kept. */
  getOrCreate(key: Key, create: () => Value): Value {
    const known = this.values.get(key);
    if (known !== undefined) return known;
    const value = create();
    if (this.values.size >= this.maxEntries) this.values.clear();
    this.values.set(key, value);
    return value;
  }
}
