/** Tabs that opened a release, and in how many of them a page could not be loaded or threw. */
export type TabCounts = { load: number; load_failed: number; render_failed: number };

export const failures = ['load_failed', 'render_failed'] as const;
export type Failure = (typeof failures)[number];

/** The tabs that rates are of: a failure may arrive in a batch before its load. */
export const countTabs = ({ load, load_failed, render_failed }: TabCounts): number =>
  Math.max(load, load_failed, render_failed);

/** In which part of the tabs something failed, from 0 to 1; null before the first tab. */
export function getFailureRate(counts: TabCounts, failure: Failure): number | null {
  const tabs = countTabs(counts);
  return tabs === 0 ? null : counts[failure] / tabs;
}
