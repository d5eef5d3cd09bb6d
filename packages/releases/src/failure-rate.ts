/** Counters of tabs, as in packages/contracts/src/ops/release-health.ts: for each page of a release, a tab counts once in each. */
export const tabMetrics = ['opened', 'load', 'load_failed', 'render_failed', 'thrown'] as const;
export type TabCounts = Record<(typeof tabMetrics)[number], number>;

/** Address pattern → the counts of this page. Under '' are those of older shells, which name no page. */
export type ReleaseCounts = Record<string, TabCounts>;

export const failures = ['not_loaded', 'thrown'] as const;
export type Failure = (typeof failures)[number];

/** Tabs that had a page, or the pages of a release, and in how many of them it was not loaded or threw. */
export type TabFigures = Record<'tabs' | Failure, number>;

export const createTabCounts = (): TabCounts => ({ opened: 0, load: 0, load_failed: 0, render_failed: 0, thrown: 0 });

/** The sum of counts; a missing one is 0. */
export function addCounts(counts: readonly Partial<TabCounts>[]): TabCounts {
  const sum = createTabCounts();
  for (const added of counts) for (const metric of tabMetrics) sum[metric] += added[metric] ?? 0;
  return sum;
}

/** The figures of one page. A tab that opened the page and reported nothing else since hangs, so the page counts as not loaded there. */
export function toFigures({ opened, load, load_failed, render_failed, thrown }: TabCounts): TabFigures {
  // A failure may arrive in a batch before its load.
  const tabs = Math.max(opened, load, load_failed, render_failed, thrown);
  const hung = Math.max(0, opened - load - load_failed - render_failed);
  return { tabs, not_loaded: Math.min(tabs, load_failed + hung), thrown: Math.min(tabs, render_failed + thrown) };
}

/** The figures of a release: the sum of those of its pages. */
export function sumFigures(counts: ReleaseCounts): TabFigures {
  const sum: TabFigures = { tabs: 0, not_loaded: 0, thrown: 0 };
  for (const figures of Object.values(counts).map(toFigures))
    for (const key of ['tabs', ...failures] as const) sum[key] += figures[key];
  return sum;
}

/** In which part of the tabs something failed, from 0 to 1; null before the first tab. */
export const getFailureRate = (figures: TabFigures, failure: Failure): number | null =>
  figures.tabs === 0 ? null : figures[failure] / figures.tabs;
