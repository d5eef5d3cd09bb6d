import {
  createTabCounts,
  type Failure,
  failures,
  getFailureRate,
  type ReleaseCounts,
  sumFigures,
  type TabFigures,
  toFigures,
} from './failure-rate';

export type RolloutState = {
  /** Percentage of the browsers that get the canary. */
  share: number;
  /** Time since it has this percentage, in ms. */
  heldMs: number;
  /** Minimum duration of a percentage, in ms. */
  everyMs: number;
  /** Time since the canary started, in ms. */
  ageMs: number;
  /** Address patterns that both releases have. */
  pages: readonly string[];
  canary: ReleaseCounts;
  /** Counts of the release that the other browsers get, in the same time. */
  live: ReleaseCounts;
};

/** With `awaits`, a canary waits for a person: these are the pages that too few tabs opened in it. */
export type RolloutStep =
  | { kind: 'wait'; awaits?: string[] }
  | { kind: 'raise'; share: number }
  | { kind: 'complete' }
  | { kind: 'take-back'; reason: string };

const middleShare = 50;
const dayMs = 24 * 60 * 60_000;

/** Time after which a canary waits for a person, besides the minimum duration of its two shares. */
const decisionMs = 7 * dayMs;

/** A canary may fail in this share of its tabs more than the live release. */
const margin = 0.02;

/**
 * Standard deviations by which a rate must differ to count. For the whole release one check in a thousand is wrong, and checks repeat. It is more
 * for a page, because a release has many.
 */
const certainty = { release: 3, page: 4 } as const;

/** A canary is never taken back for fewer failed tabs. */
const minFailed = 3;

/** Up to this number of tabs, `minFailed` tabs on a page suffice if the live release does not fail there. */
const fewTabs = 50;

/**
 * Tabs that suffice where the release is opened so seldom that a day brings too few for certainty. From `certainTabs` on, a release without a
 * failure is certainly healthy, so more tabs do not count as few.
 */
const slowTabs = { raise: 5, complete: 30 } as const;
const certainTabs = 450;

const labels = { not_loaded: 'not loaded', thrown: 'thrown' } as const;

type Estimate = { rate: number; lower: number; upper: number; tabs: number };

/** The rate of failures with the bounds between which the real one lies (Wilson's score interval). Without tabs it may be anything. */
function estimateRate(figures: TabFigures, failure: Failure, deviations: number): Estimate {
  const { tabs } = figures;
  const rate = getFailureRate(figures, failure);
  if (rate === null) return { rate: 0, lower: 0, upper: 1, tabs };
  const square = deviations ** 2;
  const middle = rate + square / (2 * tabs);
  const spread = deviations * Math.sqrt((rate * (1 - rate)) / tabs + square / (4 * tabs ** 2));
  const scale = 1 + square / tabs;
  return { rate, lower: (middle - spread) / scale, upper: (middle + spread) / scale, tabs };
}

const formatRate = ({ rate, tabs }: Estimate): string => `${(rate * 100).toFixed(1)} % of ${tabs} tabs`;

/** Compares the canary with the live release, in whole or on one page. Returns a reason to take the canary back; null without one. */
function findWorse(own: TabFigures, live: TabFigures, deviations: number, place: string): string | null {
  for (const failure of failures) {
    const estimate = estimateRate(own, failure, deviations);
    const other = estimateRate(live, failure, deviations);
    if (own[failure] >= minFailed && estimate.lower > other.upper + margin)
      return `${labels[failure]} in ${formatRate(estimate)}${place}, live in ${formatRate(other)}`;
  }
  return null;
}

/** A page that tabs of the canary opened. `reference` is the live release there, or in whole if no tab opened the page in it. */
type PagePair = { page: string; own: TabFigures; live: TabFigures; reference: TabFigures };

const listPages = (canary: ReleaseCounts, live: ReleaseCounts, whole: TabFigures): PagePair[] =>
  Object.entries(canary)
    .filter(([page]) => page !== '')
    .map(([page, counts]) => {
      const figures = toFigures(live[page] ?? createTabCounts());
      return { page, own: toFigures(counts), live: figures, reference: figures.tabs > 0 ? figures : whole };
    });

const countFailed = ({ tabs, not_loaded, thrown }: TabFigures): number => Math.min(tabs, not_loaded + thrown);

/** A reason to take the canary back that lies in one page; null without one. */
function findWorsePage({ page, own, live, reference }: PagePair, canaryTabs: number): string | null {
  const failed = countFailed(own);
  if (canaryTabs <= fewTabs && failed >= minFailed && countFailed(live) === 0)
    return `failed in ${failed} of ${own.tabs} tabs on ${page}, live in none of ${live.tabs}`;
  return findWorse(own, reference, certainty.page, ` on ${page}`);
}

/** Whether a page fails so much more often than in the live release that the canary should wait for more tabs. */
const isSuspect = ({ own, reference }: PagePair): boolean =>
  failures.some(
    (failure) =>
      (getFailureRate(own, failure) ?? 0) > estimateRate(reference, failure, certainty.release).upper + margin,
  );

/** Whether the canary has had enough tabs for its next step, and they do not fail more than those of the live release. */
function isHealthy({ share, heldMs, everyMs }: RolloutState, own: TabFigures, live: TabFigures): boolean {
  if (heldMs < everyMs) return false;
  const isSlow = heldMs >= dayMs && own.tabs < certainTabs;
  if (isSlow && own.tabs < (share < middleShare ? slowTabs.raise : slowTabs.complete)) return false;
  return failures.every((failure) => {
    const estimate = estimateRate(own, failure, certainty.release);
    return (isSlow ? estimate.rate : estimate.upper) <= (getFailureRate(live, failure) ?? 0) + margin;
  });
}

/**
 * The decision about a canary that ends by itself. It is taken back as soon as it certainly fails more than the live release by the margin, in
 * whole or on one page, and with few tabs when three fail on a page. It is raised or completed only after its time and when it certainly does
 * not; it waits where tabs are too few, and to be completed until it has loaded each page that tabs opened in the live release.
 */
export function decideRollout(state: RolloutState): RolloutStep {
  const { share, everyMs, ageMs, canary, live } = state;
  const [own, other] = [sumFigures(canary), sumFigures(live)];
  const pairs = listPages(canary, live, other);
  const reasons = [findWorse(own, other, certainty.release, ''), ...pairs.map((pair) => findWorsePage(pair, own.tabs))];
  const reason = reasons.find((found) => found !== null);
  if (reason) return { kind: 'take-back', reason };
  const suspects = pairs.filter(isSuspect).map(({ page }) => page);
  const missing = state.pages.filter(
    (page) => !suspects.includes(page) && live[page] && toFigures(live[page]).tabs > 0 && !canary[page]?.load,
  );
  if (ageMs >= decisionMs + 2 * everyMs) return { kind: 'wait', awaits: [...suspects, ...missing] };
  if (suspects.length > 0 || !isHealthy(state, own, other)) return { kind: 'wait' };
  if (share < middleShare) return { kind: 'raise', share: middleShare };
  return { kind: missing.length > 0 ? 'wait' : 'complete' };
}
