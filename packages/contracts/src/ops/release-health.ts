/** Path on which browsers report the health of the remotes' releases. The gateway counts the reports. */
export const releaseHealthPath = '/remotes/health';

/**
 * The counters in which a tab counts at most once for each page of a release: it started to open the page, it showed the page, the page could
 * not be loaded, the page threw while it was rendered, scripts of the release threw later.
 */
export const releaseTabMetrics = ['opened', 'load', 'load_failed', 'render_failed', 'thrown'] as const;
export type ReleaseTabMetric = (typeof releaseTabMetrics)[number];

/** Largest and latest paint and slowest reaction in ms; movement of the layout without a unit. */
export const webVitals = ['lcp', 'inp', 'cls'] as const;
export type WebVital = (typeof webVitals)[number];

export const releaseHealthMetrics = [...releaseTabMetrics, ...webVitals] as const;
export type ReleaseHealthMetric = (typeof releaseHealthMetrics)[number];

export type ReleaseHealthReport = {
  remote: string;
  version: string;
  /** Fingerprint of the release. */
  build: string;
  metric: ReleaseHealthMetric;
  /** Address pattern of the page. Older shells leave it out, and then a tab counts once for the release. */
  page?: string;
  /** Value of a web vital. */
  value?: number;
  /** Class of the error of a page that threw, and the lines of its stack. Its message is left out: it may name a person. */
  error?: { name: string; frames: string[] };
};

/** Limits of one batch of reports. `pageLength` is also that of address patterns (packages/releases/src/registry/claims.ts). */
export const releaseHealthLimits = {
  reports: 20,
  frames: 10,
  frameLength: 300,
  pageLength: 300,
  bodyBytes: 32_768,
} as const;

const bucketFactor = 1.1;
/** The count for a layout shift of 0.001, so that one bucket is precise enough. */
const clsUnit = 0.001;
const maxBucket = 150;

const toScale = (metric: WebVital): number => (metric === 'cls' ? clsUnit : 1);

/** The bucket that a value is counted in: each one is 10 % above the one before, and 0 is next to nothing. */
export function toVitalBucket(metric: WebVital, value: number): number {
  const scaled = value / toScale(metric);
  return scaled <= 1 ? 0 : Math.min(maxBucket, Math.ceil(Math.log(scaled) / Math.log(bucketFactor)));
}

/** The highest value that is counted in a bucket, at most 10 % above the real ones. */
export const fromVitalBucket = (metric: WebVital, bucket: number): number =>
  bucket === 0 ? 0 : bucketFactor ** bucket * toScale(metric);

/** The value that three of four visits stay below, from the counts of the buckets; null without visits. */
export function getVitalPercentile(metric: WebVital, counts: ReadonlyMap<number, number>): number | null {
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
  let below = 0;
  for (const [bucket, count] of [...counts].sort(([one], [other]) => one - other)) {
    below += count;
    if (below >= total * 0.75) return fromVitalBucket(metric, bucket);
  }
  return null;
}
