import { setTimeout as wait } from 'node:timers/promises';
import {
  advanceCanary,
  decideRollout,
  findRollout,
  listHistory,
  openStore,
  readRegistry,
  type Rollout,
  type Store,
} from '@cimiento/releases';
import type { Logger } from 'pino';
import type { ReleaseHealthService } from './release-health.service';

/** Who raises and takes back canaries, in the history of a remote. */
const actor = 'canary-health';

/**
 * Raises canaries that do well and takes back those that do not, for as long as the process lives. Any number of processes may run one: each
 * decision is made under the lock of the store.
 */
export class RolloutRunner {
  private readonly stopping = new AbortController();
  private running: Promise<void> | null = null;
  private readonly reported = new Map<string, string>();

  constructor(
    private readonly remotesDir: string,
    private readonly health: Pick<ReleaseHealthService, 'getTotals'>,
    private readonly log: Pick<Logger, 'info' | 'warn'>,
  ) {}

  /** Looks at the canaries every `pollMs` until `stop`. */
  start(pollMs: number): void {
    this.running ??= this.run(pollMs);
  }

  async stop(): Promise<void> {
    this.stopping.abort();
    await this.running;
  }

  /** Looks at the canaries once. Never throws: a failure of one remote is logged when it begins. */
  async advanceAll(now = Date.now()): Promise<void> {
    const store = openStore(this.remotesDir);
    const names = await this.attempt('*', async () => {
      const { registry } = await readRegistry(store);
      return Object.entries(registry).filter(([, { canary }]) => canary);
    });
    for (const [remote, entry] of names ?? [])
      await this.attempt(remote, async () => {
        // Most canaries are raised by people: those are seen without the lock.
        if (findRollout(entry, await listHistory(store, remote))) await this.advance(store, remote, now);
      });
  }

  private async advance(store: Store, remote: string, now: number): Promise<void> {
    const onNotice = (notice: string): void => this.log.warn({ remote }, notice);
    const step = await advanceCanary(store, remote, { by: actor, onNotice }, async (rollout) => {
      const { share, everyMs, sharedAt } = rollout;
      const [canary, live] = await Promise.all([
        this.count(remote, rollout.canary, rollout),
        this.count(remote, rollout.live, rollout),
      ]);
      return decideRollout({ share, everyMs, heldMs: now - sharedAt, canary, live });
    });
    if (step.kind !== 'wait') this.log.info({ remote, step }, 'a canary took a step');
  }

  private async count(remote: string, releaseName: string, { beganAt }: Rollout) {
    return (await this.health.getTotals(remote, releaseName, beganAt)).counts;
  }

  private async run(pollMs: number): Promise<void> {
    while (!this.stopping.signal.aborted) {
      await this.advanceAll();
      await wait(pollMs, undefined, { signal: this.stopping.signal, ref: false }).catch(() => undefined);
    }
  }

  /** Logs a failure once, until it goes away or changes. */
  private async attempt<T>(remote: string, work: () => Promise<T>): Promise<T | undefined> {
    try {
      const result = await work();
      this.reported.delete(remote);
      return result;
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      if (this.reported.get(remote) !== reason) this.log.warn({ remote, reason }, 'a canary could not be decided over');
      this.reported.set(remote, reason);
      return undefined;
    }
  }
}
