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

  /** Runs the jobs within the limit. Never throws. */
  async run(): Promise<void> {
    const deadline = Date.now() + this.times.limitMs;
    const isOver = (): boolean => this.isStopping || Date.now() >= deadline;
    for (const job of this.sort()) {
      if (isOver()) return;
      await this.runJob(job, isOver);
    }
  }

  private plan(ms: number): void {
    this.timer = setTimeout(() => {
      this.running = this.run().finally(() => {
        this.running = null;
        if (!this.isStopping) this.plan(this.times.everyMs);
      });
    }, ms).unref();
  }

  /** Those first that have waited longest; of those that never ran, in their order. */
  private sort(): Job[] {
    const getEnd = ({ name }: Job): number => this.endedAt.get(name) ?? 0;
    return [...this.jobs].sort((a, b) => getEnd(a) - getEnd(b));
  }

  private async runJob({ name, run }: Job, isOver: () => boolean): Promise<void> {
    try {
      await run(isOver);
      // One that the limit has cut off goes first in the next run.
      if (!isOver()) this.endedAt.set(name, Date.now());
    } catch (err) {
      this.log.warn({ err, job: name }, 'a regular job failed');
    }
  }
}
