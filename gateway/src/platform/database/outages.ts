import { getDriverError } from './driver-error';
import { getOutageKind, OutageError, type OutageKind } from './outage-error';

/** Probes of the state of a database. Each returns within a few seconds. */
export type Probes = {
  /** Rejects unless the database answers. */
  reach: () => Promise<void>;
  /** Rejects unless the database stores a change that another connection sees. May wait for other changes. */
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

type Outage = {
  kind: OutageKind;
  error: unknown;
  startedAt: number;
  /** Whether it was reported, and as of this kind. */
  isReported: boolean;
  isKindReported: boolean;
};

// Not the time of day, which may be set back.
const now = (): number => performance.now();

const recheckMs = 1000;
// A server that comes and goes, or has too few connections, fails some calls between others: its notices would be one for each.
const minNoticeMs = 30_000;
// A health check waits this long for a change that waits behind others.
const writeWaitMs = 2000;
// A change that waits this long will not be stored.
const writeLimitMs = 30_000;

function getCode(error: unknown): string | number | undefined {
  if (error instanceof OutageError) return getCode(error.cause);
  const { code, errno } = getDriverError(error);
  return code ?? errno;
}

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
  /** Kind of an outage → when one of its kind was last reported, or its end. */
  private readonly reportedAt = new Map<OutageKind, number>();
  private writing: { result: Promise<void>; startedAt: number } | null = null;
  private wroteAt = -Infinity;

  constructor(private readonly probes: Probes) {}

  /** The current outage of the database; null if there is none. */
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

  /**
   * Checks now, and stores a change unless one was just stored: it would fail on a disk that is full, which nobody has noticed yet. Returns when
   * the state is known, in a few seconds. @throws OutageError when the database does not answer
   */
  async prove(): Promise<void> {
    await this.check();
    if (this.current === null && now() - this.wroteAt >= recheckMs) await this.proveWrite();
  }

  private async probe(): Promise<void> {
    try {
      await this.probes.reach();
    } catch (error) {
      this.start('unreachable', error);
      this.probes.abandon();
      throw new OutageError('unreachable', error);
    }
    if (this.current === null) return;
    await this.proveWrite();
    if (this.current?.kind === 'unreachable') throw new OutageError('unreachable', this.current.error);
  }

  /** Waits for a change to be stored, and not for long: behind many others it takes its time, and that is not an outage. */
  private async proveWrite(): Promise<void> {
    this.writing ??= {
      startedAt: now(),
      result: this.write().finally(() => (this.writing = null)),
    };
    const { result, startedAt } = this.writing;
    let timer: NodeJS.Timeout | undefined;
    await Promise.race([result, new Promise((resolve) => (timer = setTimeout(resolve, writeWaitMs).unref()))]);
    clearTimeout(timer);
    if (this.writing && now() - startedAt >= writeLimitMs)
      this.start('read-only', Object.assign(new Error('A change is not stored'), { code: 'ETIMEDOUT' }));
  }

  private async write(): Promise<void> {
    try {
      await this.probes.write();
      this.wroteAt = now();
      this.end();
    } catch (error) {
      const kind = getOutageKind(error);
      if (kind !== null) this.start(kind, error);
      // It answers.
      else if (this.current?.kind === 'unreachable') this.end();
    }
  }

  private start(kind: OutageKind, error: unknown): void {
    const before = this.current;
    if (before?.kind === kind) return;
    this.current = {
      kind,
      error,
      startedAt: before?.startedAt ?? now(),
      isReported: before?.isReported === true,
      isKindReported: false,
    };
    this.reportCurrent();
    this.schedule();
  }

  /** Reports the outage, at once unless one of its kind was reported or ended just before: then when it has lasted. */
  private reportCurrent(): void {
    const { current } = this;
    if (!current || current.isKindReported) return;
    const { kind, error } = current;
    if (now() - (this.reportedAt.get(kind) ?? -Infinity) < minNoticeMs) return;
    current.isReported = true;
    current.isKindReported = true;
    this.sendNotice({ kind, hasEnded: false, code: getCode(error) });
  }

  private end(): void {
    if (!this.current) return;
    const { kind, startedAt, isReported } = this.current;
    this.current = null;
    if (isReported) this.sendNotice({ kind, hasEnded: true, durationMs: Math.round(now() - startedAt) });
  }

  private sendNotice(notice: OutageNotice): void {
    this.reportedAt.set(notice.kind, now());
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
        .then(() => {
          this.reportCurrent();
          this.schedule();
        });
    this.timer = setTimeout(check, delay).unref();
  }
}
