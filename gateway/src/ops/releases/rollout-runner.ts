import {
  advanceCanary,
  decideRollout,
  findRollout,
  healthDays,
  listHistory,
  openStore,
  readRegistry,
  type RolloutWaits,
  type StatedGateway,
  type Store,
  writeGateway,
  writeHealth,
} from '@cimiento/releases';
import type { Logger } from 'pino';
import type { ReleaseHealthService } from './release-health.service';

/** Who raises and takes back canaries, in the history of a remote. */
const actor = 'canary-health';

const dayMs = 24 * 60 * 60_000;

const decisionFailure = 'a canary could not be decided over';

/** Interval at which the figures for `npm run releases` are written, in ms. */
const writeEveryMs = 60_000;

/**
 * Raises canaries that do well and takes back those that do not. Any number of processes may run one: each
 * decision is made under the lock of the store. Leaves how the releases did beside them, for people without access to the gateway.
 */
export class RolloutRunner {
  private readonly reported = new Map<string, string>();
  private writtenAt = -Infinity;
  private waits: RolloutWaits = {};
  /** A schema that could not be stated yet. */
  private unstated: StatedGateway | null = null;

  constructor(
    private readonly remotesDir: string,
    private readonly health: Pick<ReleaseHealthService, 'getFigures'>,
    private readonly log: Pick<Logger, 'info' | 'warn'>,
  ) {}

  /**
   * States the schema of this gateway in the store: from then on a release is checked against it, also when an earlier version of the
   * gateway starts again. Never throws: where the folder cannot be written to, each `run` tries again.
   */
  async stateSchema(gateway: StatedGateway): Promise<void> {
    this.unstated = gateway;
    await this.attempt('*', 'the schema could not be stated for the checks of releases', async () => {
      await writeGateway(openStore(this.remotesDir), gateway);
      this.unstated = null;
    });
  }

  /** Advances the canaries and then writes how the releases do. Never throws. */
  async run(): Promise<void> {
    if (this.unstated) await this.stateSchema(this.unstated);
    await this.advanceAll();
    await this.writeFigures();
  }

  /**
   * Checks the canaries once. Never throws: the first failure of one remote is logged.
   * @param now ms since 1970; by default the time of the store, which the lines of the histories have too
   */
  async advanceAll(now?: number): Promise<void> {
    const store = openStore(this.remotesDir);
    this.waits = {};
    const names = await this.attempt('*', decisionFailure, async () => {
      const { registry } = await readRegistry(store);
      return Object.entries(registry).filter(([, { canary }]) => canary);
    });
    for (const [remote, entry] of names ?? [])
      await this.attempt(remote, decisionFailure, async () => {
        // Most canaries are raised by people: those are seen without the lock.
        if (findRollout(entry, await listHistory(store, remote)))
          await this.advance(store, remote, now ?? (await store.getTime()));
      });
  }

  /** Writes how the releases did in the last days into the store, at most once a minute. Never throws. */
  async writeFigures(now = Date.now()): Promise<void> {
    if (now - this.writtenAt < writeEveryMs) return;
    this.writtenAt = now;
    const store = openStore(this.remotesDir);
    await this.attempt('*', 'how the releases did could not be written', async () => {
      const { registry } = await readRegistry(store);
      if (Object.keys(registry).length === 0) return;
      const figures = await this.health.getFigures(now - healthDays * dayMs);
      await writeHealth(store, { figures, waits: this.waits }, now);
    });
  }

  private async advance(store: Store, remote: string, now: number): Promise<void> {
    const onNotice = (notice: string): void => this.log.warn({ remote }, notice);
    const step = await advanceCanary(store, remote, { by: actor, onNotice }, async (rollout) => {
      const { share, everyMs, pages, beganAt, sharedAt } = rollout;
      const ageMs = Math.max(0, now - beganAt);
      // Reports have the time of this machine, the history perhaps that of another.
      const counts = (await this.health.getFigures(Date.now() - ageMs))[remote] ?? {};
      const [canary, live] = [counts[rollout.canary] ?? {}, counts[rollout.live] ?? {}];
      return decideRollout({ share, everyMs, pages, heldMs: now - sharedAt, ageMs, canary, live });
    });
    if (step.kind !== 'wait') this.log.info({ remote, step }, 'a canary took a step');
    else if (step.awaits) this.waits[remote] = step.awaits;
  }

  /** Logs a failure once, until it goes away or changes. */
  private async attempt<T>(remote: string, failure: string, work: () => Promise<T>): Promise<T | undefined> {
    const key = `${remote} ${failure}`;
    try {
      const result = await work();
      this.reported.delete(key);
      return result;
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      if (this.reported.get(key) !== reason) this.log.warn({ remote, reason }, failure);
      this.reported.set(key, reason);
      return undefined;
    }
  }
}
