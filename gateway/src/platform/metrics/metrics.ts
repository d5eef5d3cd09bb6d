import type { ErrorCode } from '@cimiento/contracts';
import type { Request, RequestHandler } from 'express';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Database } from '../database';
import { build } from '@cimiento/server';
import { registerDiskMetric } from './disk-metric';
import { registerStateMetrics } from './state-metrics';

const methods = new Set(['GET', 'POST', 'PUT', 'DELETE', 'HEAD', 'OPTIONS']);

/** The declared path of a request's route. Never the address itself: it has ids, and anyone can invent one. */
function getRoute({ route, originalUrl }: Request): string {
  const path: unknown = (route as { path?: unknown } | undefined)?.path;
  if (typeof path === 'string') return path;
  return /^\/graphql(?:[?/]|$)/.test(originalUrl) ? '/graphql' : 'other';
}

const durationBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.3, 1, 3, 10];

/** Metrics of this process for operators. No label has a value that a client chooses, and none names a person. */
export class Metrics {
  readonly registry = new Registry();
  private readonly seen = new WeakSet<Request>();
  private readonly requests: Histogram<'method' | 'route' | 'status'>;
  private readonly errors: Counter<'code'>;

  /**
   * @param filesDir folder whose disk is watched
   * @param listJobEnds when each regular job last ended well, in ms since 1970
   */
  constructor(database: Database, filesDir: string, listJobEnds: () => ReadonlyMap<string, number>) {
    const registers = [this.registry];
    collectDefaultMetrics({ register: this.registry });
    this.requests = new Histogram({
      name: 'cimiento_http_request_duration_seconds',
      help: 'Time to answer a request, and with _count how many there were.',
      labelNames: ['method', 'route', 'status'],
      buckets: durationBuckets,
      registers,
    });
    this.errors = new Counter({
      name: 'cimiento_errors_total',
      help: 'Errors that clients got, by code; TOO_MANY_REQUESTS counts the refusals of the rate limits.',
      labelNames: ['code'],
      registers,
    });
    new Gauge({
      name: 'cimiento_build_info',
      help: '1, with the version that runs and its commit.',
      labelNames: ['version', 'commit'],
      registers,
    }).set(build, 1);
    new Gauge({
      name: 'cimiento_job_last_success_timestamp_seconds',
      help: 'When this process last ran a regular job to its end; jobs run every 15 minutes.',
      // Not `job`, which Prometheus gives to every series of a target.
      labelNames: ['name'],
      registers,
      collect() {
        for (const [name, endedAt] of listJobEnds()) this.set({ name }, endedAt / 1000);
      },
    });
    registerStateMetrics(this.registry, database);
    registerDiskMetric(this.registry, filesDir);
  }

  /** Measures each request once, however often it is mounted. */
  readonly measure: RequestHandler = (request, response, next) => {
    if (this.seen.has(request)) {
      next();
      return;
    }
    this.seen.add(request);
    const startedAt = performance.now();
    response.once('finish', () => {
      const method = methods.has(request.method) ? request.method : 'other';
      const labels = { method, route: getRoute(request), status: String(response.statusCode) };
      this.requests.observe(labels, (performance.now() - startedAt) / 1000);
    });
    next();
  };

  countError(code: ErrorCode): void {
    this.errors.inc({ code });
  }
}
