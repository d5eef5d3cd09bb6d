import { getDriverError } from './driver-error';
import { getOutageKind, OutageError, type OutageKind } from './outage-error';

/** How the state of a database is found out. Each probe answers within a few seconds. */
export type Probes = {
  /** Rejects unless the database answers. */
  reach: () => Promise<void>;
  /** Rejects unless the database stores a change. */
  write: () => Promise<void>;
  /** Ends the calls that wait for an answer that will not come. */
  abandon: () => void;
  /** Time between two checks of a database that seems well, in ms; 0 waits for a call that fails. */
  intervalMs: number;
};

/** An outage, or its end. */
export type OutageNotice =
  | { kind: OutageKind; hasEnded: false; code: string | number | undefined }
  | { kind: OutageKind; hasEnded: true; durationMs: number };

type Outage = { kind: OutageKind; startedAt: number; isReported: boolean };

const recheckMs = 1000;
// A server that comes and goes, or has too few connections, fails some calls between others: its notices would be one for each.
const minNoticeMs = 30_000;

const getCode = (error: unknown): string | number | undefined => {
  const { code, errno } = getDriverError(error);
  return code ?? errno;
};

/**
 * Knows whether the database is in an outage. One starts with a call or check that fails, and ends with a check
 * that succeeds, without a restart.
 */
export class Outages {
  private current: Outage | null = null;
  private probing: Promise<void> | null = null;
  private timer: NodeJS.Timeout | null = null;
  private notify: (notice: OutageNotice) => void = () => undefined;
  private isWatched = false;
  private reportedAt = 0;

  constructor(private readonly probes: Probes) {}

  /** What the database cannot do now; null when it is well. */
  get kind(): OutageKind | null {
    return this.current?.kind ?? null;
  }

  /** Checks the database from now on, and reports each outage once, and its end. */
  watch(notify: (notice: OutageNotice) => void): void {
    this.notify = notify;
    this.isWatched = true;
    this.schedule();
  }

  stop(): void {
    this.isWatched = false;
    if (this.timer) clearTimeout(this.timer);
  }

  /** Records an error. Returns whether it means an outage. */
  report(error: unknown): boolean {
    const kind = getOutageKind(error);
    if (kind === null) return false;
    // A database that does not answer does not store either.
    if (this.current === null || (this.current.kind === 'read-only' && kind === 'unreachable')) this.start(kind, error);
    return true;
  }

  /** Returns the result of a call, and records its failure. */
  async follow<T>(call: Promise<T>): Promise<T> {
    try {
      return await call;
    } catch (error) {
      this.report(error);
      throw error;
    }
  }

  /** Resolves when the database answers: at once unless it did not the last time. @throws OutageError */
  async assertReachable(): Promise<void> {
    if (this.current?.kind === 'unreachable') await this.check();
  }

  /** Checks now. Concurrent callers share one check. @throws OutageError when the database does not answer */
  check(): Promise<void> {
    this.probing ??= this.probe().finally(() => (this.probing = null));
    return this.probing;
  }

  private async probe(): Promise<void> {
    try {
      await this.probes.reach();
    } catch (error) {
      this.start('unreachable', error);
      this.probes.abandon();
      throw new OutageError('unreachable', error);
    }
    if (this.current?.kind === 'unreachable') this.end();
    if (this.current?.kind !== 'read-only') return;
    await this.probes.write().then(
      () => this.end(),
      () => undefined,
    );
  }

  private start(kind: OutageKind, error: unknown): void {
    if (this.current?.kind === kind) return;
    const now = Date.now();
    const isReported = this.current !== null || now - this.reportedAt >= minNoticeMs;
    this.current = { kind, startedAt: this.current?.startedAt ?? now, isReported };
    if (isReported) this.sendNotice({ kind, hasEnded: false, code: getCode(error) });
    this.schedule();
  }

  private end(): void {
    if (!this.current) return;
    const { kind, startedAt, isReported } = this.current;
    this.current = null;
    if (isReported) this.sendNotice({ kind, hasEnded: true, durationMs: Date.now() - startedAt });
  }

  private sendNotice(notice: OutageNotice): void {
    this.reportedAt = Date.now();
    this.notify(notice);
  }

  /** Sets the time of the next check. */
  private schedule(): void {
    if (this.timer) clearTimeout(this.timer);
    const delay = this.current ? recheckMs : this.probes.intervalMs;
    if (!this.isWatched || delay === 0) return;
    const check = (): void =>
      void this.check()
        .catch(() => undefined)
        .then(() => this.schedule());
    this.timer = setTimeout(check, delay).unref();
  }
}
