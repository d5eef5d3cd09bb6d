/** Runs costly work, some at once and the rest in the order of their calls. */
export class WorkQueue {
  private running = 0;
  private readonly waiting: (() => void)[] = [];

  /** @param refuse called in place of the work when the queue is full; it throws. */
  constructor(
    private readonly max: { running: number; waiting: number },
    private readonly refuse: () => never,
  ) {}

  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.running < this.max.running) this.running += 1;
    else await this.wait();
    try {
      return await work();
    } finally {
      // The slot passes straight to the next waiter, so that nothing can take it in between.
      const next = this.waiting.shift();
      if (next) next();
      else this.running -= 1;
    }
  }

  private wait(): Promise<void> {
    if (this.waiting.length >= this.max.waiting) this.refuse();
    return new Promise((resolve) => this.waiting.push(resolve));
  }
}
