import type { Logger } from 'pino';

/** A regular job. A long one ends between two of its batches when `isOver` says so, and continues in the next run. */
export type Job = { name: string; run: (isOver: () => boolean) => Promise<unknown> };

export type MaintenanceTimes = {
  /** Between the start of the process and the first run, in ms; null: no runs. */
  delayMs: number | null;
  /** Between two runs, in ms. */
  everyMs: number;
  /** Longest time of a run, in ms: what is left waits for the next one. */
  limitMs: number;
};

/**
 * Runs the regular jobs one after the other, soon after the start and then again and again. A run has a limit and takes first what has waited
 * longest, so that no job keeps another from running for ever. One that fails is logged, and runs again next time.
 */
export class Maintenance {
  private readonly endedAt = new Map<string, number>();
  private readonly startedAt = new Map<string, number>();
  private running: Promise<void> | null = null;
  private timer: NodeJS.Timeout | null = null;
  private isStopping = false;

  constructor(
    private readonly jobs: readonly Job[],
    private readonly times: MaintenanceTimes,
    private readonly log: Pick<Logger, 'warn'>,
  ) {}

  start(): void {
    if (this.times.delayMs !== null) this.plan(this.times.delayMs);
  }

  /** Waits for a run in progress, which ends after its present batch. */
  async stop(): Promise<void> {
    this.isStopping = true;
    if (this.timer) clearTimeout(this.timer);
    await this.running;
  }

  /** When each job last ended well, in ms since 1970; a job that never did is missing. */
  listEnds(): ReadonlyMap<string, number> {
    return this.endedAt;
  }

  /** Runs the jobs within the limit. Never throws. @returns whether all of them ran to their ends */
  async run(): Promise<boolean> {
    const deadline = Date.now() + this.times.limitMs;
    const isOver = (): boolean => this.isStopping || Date.now() >= deadline;
    for (const job of this.sort()) {
      if (isOver()) return false;
      await this.runJob(job, isOver);
    }
    return !isOver();
  }

  private plan(ms: number): void {
    this.timer = setTimeout(() => {
      this.running = this.run().then((isDone) => {
        this.running = null;
        // With work left the next run is near, and the process has as long a rest as the run took.
        if (!this.isStopping) this.plan(isDone ? this.times.everyMs : Math.min(this.times.limitMs, this.times.everyMs));
      });
    }, ms).unref();
  }

  /** Those first that have waited longest; of those that never ran, in their order. One that was cut off has had its turn. */
  private sort(): Job[] {
    const getStart = ({ name }: Job): number => this.startedAt.get(name) ?? 0;
    return [...this.jobs].sort((a, b) => getStart(a) - getStart(b));
  }

  private async runJob({ name, run }: Job, isOver: () => boolean): Promise<void> {
    this.startedAt.set(name, Date.now());
    try {
      await run(isOver);
      if (!isOver()) this.endedAt.set(name, Date.now());
    } catch (err) {
      this.log.warn({ err, job: name }, 'a regular job failed');
    }
  }
}
