import { runCommand } from './cli';
import type { TabCounts } from './failure-rate';
import { decideRollout, type RolloutStep } from './rollout';

/** A generator of numbers from 0 to 1 that gives the same sequence for the same seed (mulberry32). */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const createCounts = (): TabCounts => ({ load: 0, load_failed: 0, render_failed: 0 });

type Rates = Pick<TabCounts, 'load_failed' | 'render_failed'>;

const minute = 60_000;

/** Lets tabs open a site with a canary of ten percent until the canary ends, and returns how, and the highest share that it had. */
function simulate(random: () => number, { live, canary, tabs }: { live: Rates; canary: Rates; tabs: number }) {
  const counts = { live: createCounts(), canary: createCounts() };
  const rates = { live, canary };
  let [share, since, highest] = [10, 0, 10];
  for (let now = minute; now < 14 * 24 * 60 * minute; now += minute) {
    for (let tab = 0; tab < tabs; tab += 1) {
      const group = random() * 100 < share ? 'canary' : 'live';
      counts[group].load += 1;
      for (const failure of ['load_failed', 'render_failed'] as const)
        if (random() < rates[group][failure]) counts[group][failure] += 1;
    }
    const step: RolloutStep = decideRollout({ share, heldMs: now - since, everyMs: 30 * minute, ...counts });
    if (step.kind === 'raise') [share, since, highest] = [step.share, now, step.share];
    if (step.kind === 'complete' || step.kind === 'take-back') return { end: step.kind, highest, now };
  }
  return { end: 'none', highest, now: Infinity };
}

const seeds = Array.from({ length: 60 }, (_none, index) => index + 1);
const healthy = { load_failed: 0.004, render_failed: 0.002 };

test.each([
  ['throws everywhere', { ...healthy, render_failed: 1 }],
  ['throws in every tenth tab', { ...healthy, render_failed: 0.1 }],
  ['does not load in every twelfth tab', { ...healthy, load_failed: 0.08 }],
])('a release that %s is taken back, and never reaches more than its share', (_how, canary) => {
  for (const seed of seeds)
    expect(simulate(createRandom(seed), { live: healthy, canary, tabs: 30 })).toMatchObject({
      end: 'take-back',
      highest: 10,
    });
});

test.each([
  ['like the one before', healthy, healthy],
  ['better than the one before', { load_failed: 0.05, render_failed: 0.05 }, healthy],
  ['as bad as the one before', { load_failed: 0.05, render_failed: 0 }, { load_failed: 0.05, render_failed: 0 }],
])('a release that does %s always arrives, by way of half of the browsers', (_how, live, canary) => {
  for (const seed of seeds)
    expect(simulate(createRandom(seed), { live, canary, tabs: 30 })).toMatchObject({ end: 'complete', highest: 50 });
});

const state = { share: 10, heldMs: 0, everyMs: minute, canary: createCounts(), live: createCounts() };

test('waits for its time and for enough tabs', () => {
  const canary = { ...createCounts(), load: 1000 };
  expect(decideRollout({ ...state, heldMs: 59_999, canary })).toEqual({ kind: 'wait' });
  expect(decideRollout({ ...state, heldMs: 60_000, canary: { ...canary, load: 400 } })).toEqual({ kind: 'wait' });
  expect(decideRollout({ ...state, heldMs: 60_000, canary })).toEqual({ kind: 'raise', share: 50 });
  expect(decideRollout({ ...state, share: 50, heldMs: 60_000, canary })).toEqual({ kind: 'complete' });
});

test('takes back at once, before its time, and says why', () => {
  const canary = { load: 20, load_failed: 0, render_failed: 20 };
  expect(decideRollout({ ...state, canary, live: { ...createCounts(), load: 40 } })).toEqual({
    kind: 'take-back',
    reason: 'thrown in 100.0 % of 20 tabs, live in 0.0 % of 40 tabs',
  });
});

test('keeps a release after a single bad tab, and when the live release fails in the same way', () => {
  const canary = { load: 1, load_failed: 0, render_failed: 1 };
  expect(decideRollout({ ...state, canary, live: { ...createCounts(), load: 40 } })).toEqual({ kind: 'wait' });
  const outage = { load: 500, load_failed: 300, render_failed: 0 };
  expect(decideRollout({ ...state, canary: outage, live: outage })).toEqual({ kind: 'wait' });
});

test.each([
  [['--until-healthy'], 'needs --share'],
  [['--share', '10', '--every', '2h'], 'belongs to --until-healthy'],
  [['--share', '10', '--until-healthy', '--every', 'soon'], "not 'soon'"],
])('the command refuses %j', async (options, message) => {
  const surroundings = { cwd: __dirname, environment: {}, onNotice: () => undefined };
  await expect(runCommand(['release', '--to', __dirname, ...options], surroundings)).rejects.toThrow(message);
});
