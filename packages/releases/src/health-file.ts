import { addCounts, type ReleaseCounts, type TabCounts, tabMetrics } from './failure-rate';
import { isRecord } from './registry';
import type { RolloutWait } from './rollout';
import type { Store } from './store';

/** File of the store in which a gateway leaves how the releases did in browsers. Teams read it, and only the operator may write it. */
export const healthFile = 'health.json';

/** Days before now that the figures are of. */
export const healthDays = 7;

/** A gateway writes once a minute, so older figures than this (ms) mean that none does. */
const freshMs = 10 * 60_000;

/** Remote → name of a release → its counts in the last seven days. */
export type HealthFigures = Record<string, Record<string, ReleaseCounts>>;

/** Remote → what its canary waits for. */
export type RolloutWaits = Record<string, RolloutWait>;

/** The file has the sums too, which is all that commands from before the counts of pages read. */
type StoredCounts = Partial<TabCounts> & { pages?: Record<string, Partial<TabCounts>> };

const isCounts = (value: unknown): value is Partial<TabCounts> =>
  isRecord(value) && tabMetrics.every((metric) => value[metric] === undefined || Number.isInteger(value[metric]));

const isStored = (value: unknown): value is StoredCounts =>
  isRecord(value) &&
  (value.pages === undefined || (isRecord(value.pages) && Object.values(value.pages).every(isCounts))) &&
  isCounts(value);

const isFigures = (value: unknown): value is Record<string, Record<string, StoredCounts>> =>
  isRecord(value) &&
  Object.values(value).every((releases) => isRecord(releases) && Object.values(releases).every(isStored));

const isWaits = (value: unknown): value is RolloutWaits =>
  isRecord(value) &&
  Object.values(value).every(
    (wait) =>
      isRecord(wait) &&
      typeof wait.needsPerson === 'boolean' &&
      Array.isArray(wait.pages) &&
      wait.pages.every((page) => typeof page === 'string'),
  );

const mapValues = <T, R>(record: Record<string, T>, map: (value: T) => R): Record<string, R> =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value)]));

const toStored = (pages: ReleaseCounts): StoredCounts => Object.assign(addCounts(Object.values(pages)), { pages });

const toCounts = ({ pages, ...whole }: StoredCounts): ReleaseCounts =>
  mapValues(pages ?? { '': whole }, (counts) => addCounts([counts]));

/** Leaves the figures of an instant, in ms since 1970, for the readers of the store, and what canaries wait for. */
export const writeHealth = (
  store: Store,
  { figures, waits }: { figures: HealthFigures; waits: RolloutWaits },
  now: number,
): Promise<void> => {
  const stored = mapValues(figures, (releases) => mapValues(releases, toStored));
  return store.write(healthFile, `${JSON.stringify({ at: new Date(now).toISOString(), figures: stored, waits })}\n`);
};

/** Finds the counts of a release; null when no tab has opened it. */
export type FindCounts = (remote: string, release: string) => ReleaseCounts | null;

type Health = { at: number; figures: HealthFigures; waits: RolloutWaits };

function parseHealth(text: string): Health | null {
  try {
    const value: unknown = JSON.parse(text);
    if (!isRecord(value) || typeof value.at !== 'string' || !isFigures(value.figures)) return null;
    const figures = mapValues(value.figures, (releases) => mapValues(releases, toCounts));
    return { at: Date.parse(value.at), figures, waits: isWaits(value.waits) ? value.waits : {} };
  } catch {
    return null;
  }
}

/** Reads the figures that a gateway left. `notice` says in one line why there are none, or that they are old. */
export async function readHealth(
  store: Store,
  now = Date.now(),
): Promise<{ find: FindCounts; waits: RolloutWaits; notice: string | null }> {
  const text = await store.read(healthFile);
  const health = text && parseHealth(text.toString('utf8'));
  if (!health) {
    const fault = text
      ? `${healthFile} in ${store.location} is damaged`
      : `there is no ${healthFile} in ${store.location}`;
    const writer = 'a gateway that may write there leaves it once a minute (npm start, or the service rollouts)';
    return { find: () => null, waits: {}, notice: `No figures of browsers: ${fault}; ${writer}` };
  }
  const { at, figures, waits } = health;
  const find: FindCounts = (remote, release) => {
    const releases = Object.hasOwn(figures, remote) ? figures[remote] : undefined;
    return (releases && Object.hasOwn(releases, release) && releases[release]) || null;
  };
  const isFresh = now - at < freshMs;
  return {
    find,
    waits,
    notice: isFresh
      ? null
      : `The figures of browsers are of ${new Date(at).toISOString()}: no gateway has written newer ones`,
  };
}
