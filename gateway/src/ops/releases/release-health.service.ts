import {
  type ReleaseHealthMetric,
  type ReleaseHealthReport,
  type ReleaseTabMetric,
  releaseTabMetrics,
  toVitalBucket,
  webVitals,
  type WebVital,
} from '@cimiento/contracts';
import { createTabCounts, type HealthFigures, type ReleaseCounts } from '@cimiento/releases';
import { type EntityManager, In, MoreThanOrEqual } from 'typeorm';
import type { Logger } from 'pino';
import type { ReleaseLocation } from '../../platform/config/config';
import type { Database } from '../../platform/database';
import { sha256 } from '../../platform/sha256';
import { ReleaseCount } from './release-count.entity';
import { findReleaseFolder, readBuildDescription } from './release-files';
import { RenderError } from './render-error.entity';
import { parseFrames } from './stack-frames';

const hourMs = 60 * 60_000;

// Bounds of what waits in memory between two writes, and of the different errors that are kept for a release.
const maxWaitingCounts = 2000;
const maxWaitingErrors = 100;
const maxErrorsPerRelease = 20;
const writeDelayMs = 1000;
const rowsPerInsert = 100;

/** A page counts as opened only after this time, in ms: one that is not shown by then has failed. Those of a step are written together. */
const openingMs = 30_000;
const openingStepMs = 5000;

type CountRow = Pick<ReleaseCount, 'remote' | 'releaseName' | 'metric' | 'hourStart' | 'bucket' | 'page' | 'total'>;
/** `dueAt` is when it may be written, in ms since 1970. */
type WaitingCount = CountRow & { dueAt: number };
type WaitingError = Pick<RenderError, 'remote' | 'releaseName' | 'stackHash' | 'name' | 'stack' | 'total'>;

const countColumns = ['remote', 'releaseName', 'metric', 'hourStart', 'bucket', 'page', 'total'] as const;

const onDuplicateSql = {
  mysql: 'ON DUPLICATE KEY UPDATE total = total + VALUES(total)',
  sqlite: `ON CONFLICT (${countColumns.slice(0, -1).join(', ')}) DO UPDATE SET total = total + excluded.total`,
} as const;

type FigureRow = Pick<CountRow, 'remote' | 'releaseName' | 'page'> & {
  metric: ReleaseTabMetric;
  total: string | number;
};

/** Counts of a release: those of its pages, and those of each web vital by bucket. */
export type ReleaseTotals = {
  counts: ReleaseCounts;
  vitals: Record<WebVital, Map<number, number>>;
};

/** Whole hours count: the start of the hour of an instant, in ms. */
const toHourStart = (at: number): number => at - (at % hourMs);

const isWebVital = (metric: ReleaseHealthMetric): metric is WebVital => webVitals.some((vital) => vital === metric);

/** Counts what browsers report about releases, in memory first and about once a second in the database. */
export class ReleaseHealthService {
  private counts = new Map<string, WaitingCount>();
  private errors = new Map<string, WaitingError>();
  private timer: NodeJS.Timeout | undefined;
  private writing = Promise.resolve();

  constructor(
    private readonly database: Database,
    private readonly location: ReleaseLocation,
    private readonly log: Pick<Logger, 'warn'>,
  ) {}

  /** Takes reports in. Those about releases that do not exist are dropped, because anyone can send one. */
  add(reports: readonly ReleaseHealthReport[], now = Date.now()): void {
    for (const report of reports) this.addOne(report, now);
    this.schedule();
  }

  /** Writes what waits in memory and is due; with Infinity all of it. Never throws: what cannot be written is logged and lost. */
  flush(now = Date.now()): Promise<void> {
    clearTimeout(this.timer);
    this.timer = undefined;
    const due = [...this.counts].filter(([, { dueAt }]) => dueAt <= now);
    for (const [key] of due) this.counts.delete(key);
    const [counts, errors] = [due.map(([, count]) => count), [...this.errors.values()]];
    this.errors = new Map();
    this.schedule();
    this.writing = this.writing
      .then(() => this.write(counts, errors))
      .catch((err: unknown) => this.log.warn({ err }, 'reports about releases could not be written'));
    return this.writing;
  }

  /** The health of a release since an instant, in ms; whole hours count. */
  async getTotals(remote: string, releaseName: string, since: number): Promise<ReleaseTotals> {
    const rows = await this.database.reader.find(ReleaseCount, {
      where: { remote, releaseName, hourStart: MoreThanOrEqual(toHourStart(since)) },
    });
    const totals: ReleaseTotals = {
      counts: {},
      vitals: { lcp: new Map(), inp: new Map(), cls: new Map() },
    };
    for (const { metric, bucket, page, total } of rows) {
      if (isWebVital(metric)) totals.vitals[metric].set(bucket, (totals.vitals[metric].get(bucket) ?? 0) + total);
      else (totals.counts[page] ??= createTabCounts())[metric] += total;
    }
    return totals;
  }

  /** The counts of the pages of each release since an instant in ms; whole hours count. */
  async getFigures(since: number): Promise<HealthFigures> {
    const rows = await this.database.reader
      .createQueryBuilder(ReleaseCount, 'count')
      .select(['count.remote AS remote', 'count.releaseName AS releaseName', 'count.page AS page'])
      .addSelect('count.metric', 'metric')
      .addSelect('SUM(count.total)', 'total')
      .where({ metric: In(releaseTabMetrics), hourStart: MoreThanOrEqual(toHourStart(since)) })
      .groupBy('count.remote, count.releaseName, count.page, count.metric')
      .getRawMany<FigureRow>();
    const figures: HealthFigures = {};
    for (const { remote, releaseName, page, metric, total } of rows) {
      const counts = ((figures[remote] ??= {})[releaseName] ??= {});
      (counts[page] ??= createTabCounts())[metric] = Number(total);
    }
    return figures;
  }

  /** The errors of a release, the most frequent first. */
  listErrors(remote: string, releaseName: string): Promise<RenderError[]> {
    return this.database.reader.find(RenderError, {
      where: { remote, releaseName },
      order: { total: 'DESC', id: 'ASC' },
      take: maxErrorsPerRelease,
    });
  }

  private schedule(): void {
    if (this.counts.size > 0) this.timer ??= setTimeout(() => void this.flush(), writeDelayMs).unref();
  }

  private addOne(report: ReleaseHealthReport, now: number): void {
    const { remote, version, build, metric, value = 0, error } = report;
    const releaseName = `${version}-${build}`;
    const bucket = isWebVital(metric) ? toVitalBucket(metric, value) : 0;
    // A web vital is that of the whole tab.
    const page = isWebVital(metric) ? '' : (report.page ?? '');
    const hourStart = toHourStart(now);
    const dueAt = metric === 'opened' ? Math.ceil((now + openingMs) / openingStepMs) * openingStepMs : 0;
    const key = [remote, releaseName, metric, hourStart, bucket, dueAt, page].join(' ');
    const waiting = this.counts.get(key);
    if (waiting) waiting.total += 1;
    else if (this.counts.size >= maxWaitingCounts || !this.isKnown(remote, releaseName, page)) return;
    else this.counts.set(key, { remote, releaseName, metric, hourStart, bucket, page, dueAt, total: 1 });
    if (error) this.addError(remote, releaseName, error);
  }

  /** Whether a release exists and has a page, '' for none. */
  private isKnown(remote: string, releaseName: string, page: string): boolean {
    const folder = findReleaseFolder(this.location, remote, releaseName);
    if (folder === null || page === '') return folder !== null;
    return Object.hasOwn(readBuildDescription(folder)?.routes ?? {}, page);
  }

  private addError(remote: string, releaseName: string, { name, frames }: { name: string; frames: string[] }): void {
    const stack = parseFrames(frames, releaseName).join('\n');
    const stackHash = sha256(`${name}\n${stack}`);
    const key = `${remote} ${releaseName} ${stackHash}`;
    const waiting = this.errors.get(key);
    if (waiting) waiting.total += 1;
    else if (this.errors.size < maxWaitingErrors)
      this.errors.set(key, { remote, releaseName, stackHash, name, stack, total: 1 });
  }

  private write(counts: readonly CountRow[], errors: readonly WaitingError[]): Promise<void> {
    return this.database.transaction(async (manager) => {
      for (let start = 0; start < counts.length; start += rowsPerInsert) {
        const rows = counts.slice(start, start + rowsPerInsert);
        const places = rows.map(() => `(${countColumns.map(() => '?').join(', ')})`).join(', ');
        await manager.query(
          `INSERT INTO release_count (${countColumns.join(', ')}) VALUES ${places} ${onDuplicateSql[this.database.kind]}`,
          rows.flatMap((row) => countColumns.map((column) => row[column])),
        );
      }
      for (const error of errors) await writeError(manager, error);
    });
  }
}

async function writeError(manager: EntityManager, { total, ...error }: WaitingError): Promise<void> {
  const { remote, releaseName, stackHash } = error;
  const now = new Date();
  const known = await manager.findOneBy(RenderError, { remote, releaseName, stackHash });
  if (known) {
    await manager
      .createQueryBuilder()
      .update(RenderError)
      .set({ total: () => `total + ${total}`, lastAt: now })
      .where({ id: known.id })
      .execute();
    return;
  }
  if ((await manager.countBy(RenderError, { remote, releaseName })) >= maxErrorsPerRelease) return;
  // Another process may have written the same error just now.
  await manager
    .createQueryBuilder()
    .insert()
    .into(RenderError)
    .values({ ...error, total, firstAt: now, lastAt: now })
    .orIgnore()
    .execute();
}
