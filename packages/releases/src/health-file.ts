import { addCounts, type ReleaseCounts, type TabCounts } from './failure-rate';
import type { Store } from './store';

/** File of the store in which a gateway leaves how the releases did in browsers. Teams read it, and only the operator may write it. */
export const healthFile = 'health.json';

/** Days before now that the figures are of. */
export const healthDays = 7;

/** A gateway writes once a minute, so older figures than this (ms) mean that none does. */
const freshMs = 10 * 60_000;

/** Remote → name of a release → its counts in the last seven days. */
export type HealthFigures = Record<string, Record<string, ReleaseCounts>>;

/** Remote → pages that too few tabs opened in its canary, for those that wait for a person. */
export type RolloutWaits = Record<string, string[]>;

/** The file has the sums too, which is all that commands from before the counts of pages read. */
type StoredCounts = Partial<TabCounts> & { pages?: Record<string, Partial<TabCounts>> };

const mapValues = <T, R>(record: Record<string, T>, map: (value: T) => R): Record<string, R> =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value)]));

const toStored = (pages: ReleaseCounts): StoredCounts => Object.assign(addCounts(Object.values(pages)), { pages });

const toCounts = ({ pages, ...whole }: StoredCounts): ReleaseCounts =>
  mapValues(pages ?? { '': whole }, (counts) => addCounts([counts]));

type Health = { figures: HealthFigures; waits: RolloutWaits };

/** Leaves the figures of an instant, in ms since 1970, for the readers of the store, and what canaries wait for. */
export function writeHealth(store: Store, { figures, waits }: Health, now: number): Promise<void> {
  const stored = mapValues(figures, (releases) => mapValues(releases, toStored));
  return store.write(healthFile, `${JSON.stringify({ at: new Date(now).toISOString(), figures: stored, waits })}\n`);
}

/** Finds the counts of a release; null when no tab has opened it. */
export type FindCounts = (remote: string, release: string) => ReleaseCounts | null;

type StoredHealth = { at: string; figures: Record<string, Record<string, StoredCounts>>; waits?: RolloutWaits };

function parseHealth(text: string): (Health & { at: number }) | null {
  try {
    const { at, figures, waits } = JSON.parse(text) as StoredHealth;
    const counts = mapValues(figures, (releases) => mapValues(releases, toCounts));
    return Number.isNaN(Date.parse(at)) ? null : { at: Date.parse(at), figures: counts, waits: waits ?? {} };
  } catch {
    return null;
  }
}

export type OpenedHealth = { find: FindCounts; waits: RolloutWaits; notice: string | null };

/** Reads the figures that a gateway left. `notice` says in one line why there are none, or that they are old. */
export async function readHealth(store: Store, now = Date.now()): Promise<OpenedHealth> {
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
