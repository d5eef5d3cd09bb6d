import type { TabCounts } from './failure-rate';
import { isRecord } from './registry';
import type { Store } from './store';

/** File of the store in which a gateway leaves how the releases did in browsers. Teams read it, and only the operator may write it. */
export const healthFile = 'health.json';

/** Days before now that the figures are of. */
export const healthDays = 7;

/** A gateway writes once a minute, so older figures than this (ms) mean that none does. */
const freshMs = 10 * 60_000;

/** Remote → name of a release → its tabs in the last seven days. */
export type HealthFigures = Record<string, Record<string, TabCounts>>;

const isCounts = (value: unknown): value is TabCounts =>
  isRecord(value) && ['load', 'load_failed', 'render_failed'].every((key) => Number.isInteger(value[key]));

const isFigures = (value: unknown): value is HealthFigures =>
  isRecord(value) &&
  Object.values(value).every((releases) => isRecord(releases) && Object.values(releases).every(isCounts));

/** Leaves the figures of an instant, in ms since 1970, for the readers of the store. */
export const writeHealth = (store: Store, figures: HealthFigures, now: number): Promise<void> =>
  store.write(healthFile, `${JSON.stringify({ at: new Date(now).toISOString(), figures })}\n`);

/** Finds the counts of a release; null when no tab has opened it. */
export type FindCounts = (remote: string, release: string) => TabCounts | null;

function parseHealth(text: string): { at: number; figures: HealthFigures } | null {
  try {
    const value: unknown = JSON.parse(text);
    if (!isRecord(value) || typeof value.at !== 'string' || !isFigures(value.figures)) return null;
    return { at: Date.parse(value.at), figures: value.figures };
  } catch {
    return null;
  }
}

/** Reads the figures that a gateway left. `notice` says in one line why there are none, or that they are old. */
export async function readHealth(store: Store, now = Date.now()): Promise<{ find: FindCounts; notice: string | null }> {
  const text = await store.read(healthFile);
  const health = text && parseHealth(text.toString('utf8'));
  if (!health) {
    const fault = text
      ? `${healthFile} in ${store.location} is damaged`
      : `there is no ${healthFile} in ${store.location}`;
    const writer = 'a gateway that may write there leaves it once a minute (npm start, or the service rollouts)';
    return { find: () => null, notice: `No figures of browsers: ${fault}; ${writer}` };
  }
  const { at, figures } = health;
  const find: FindCounts = (remote, release) => {
    const releases = Object.hasOwn(figures, remote) ? figures[remote] : undefined;
    return (releases && Object.hasOwn(releases, release) && releases[release]) || null;
  };
  const isFresh = now - at < freshMs;
  return {
    find,
    notice: isFresh
      ? null
      : `The figures of browsers are of ${new Date(at).toISOString()}: no gateway has written newer ones`,
  };
}
