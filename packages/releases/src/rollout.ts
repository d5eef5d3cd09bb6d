import { countTabs, type Failure, failures, getFailureRate, type TabCounts } from './failure-rate';

export type RolloutState = {
  /** Percentage of the browsers that get the canary. */
  share: number;
  /** Time since it has this percentage, in ms. */
  heldMs: number;
  /** Minimum duration of a percentage, in ms. */
  everyMs: number;
  canary: TabCounts;
  /** Of the release that the other browsers get, in the same time. */
  live: TabCounts;
};

export type RolloutStep =
  { kind: 'wait' } | { kind: 'raise'; share: number } | { kind: 'complete' } | { kind: 'take-back'; reason: string };

const middleShare = 50;

/** A canary may fail in this share of its tabs more than the live release. */
const margin = 0.02;

/** Standard deviations by which a rate must differ to count: one check in a thousand is wrong, and checks repeat. */
const certainty = 3;

const labels = { load_failed: 'not loaded', render_failed: 'thrown' } as const;

type Estimate = { rate: number; lower: number; upper: number; tabs: number };

/** The rate of failures with the bounds between which the real one lies (Wilson's score interval). Without tabs it may be anything. */
function estimateRate(counts: TabCounts, failure: Failure): Estimate {
  const tabs = countTabs(counts);
  const rate = getFailureRate(counts, failure);
  if (rate === null) return { rate: 0, lower: 0, upper: 1, tabs };
  const square = certainty ** 2;
  const middle = rate + square / (2 * tabs);
  const spread = certainty * Math.sqrt((rate * (1 - rate)) / tabs + square / (4 * tabs ** 2));
  const scale = 1 + square / tabs;
  return { rate, lower: (middle - spread) / scale, upper: (middle + spread) / scale, tabs };
}

const formatRate = ({ rate, tabs }: Estimate): string => `${(rate * 100).toFixed(1)} % of ${tabs} tabs`;

/**
 * The decision about a canary that ends by itself. It is taken back as soon as it certainly fails more than the live release by the margin, and
 * raised or completed only after its time and when it certainly does not; with too few tabs it waits.
 */
export function decideRollout({ share, heldMs, everyMs, canary, live }: RolloutState): RolloutStep {
  let isHealthy = true;
  for (const failure of failures) {
    const [own, other] = [estimateRate(canary, failure), estimateRate(live, failure)];
    if (own.lower > other.upper + margin)
      return { kind: 'take-back', reason: `${labels[failure]} in ${formatRate(own)}, live in ${formatRate(other)}` };
    if (own.upper > other.rate + margin) isHealthy = false;
  }
  if (!isHealthy || heldMs < everyMs) return { kind: 'wait' };
  return share < middleShare ? { kind: 'raise', share: middleShare } : { kind: 'complete' };
}
