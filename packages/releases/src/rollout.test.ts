import { runCommand } from './cli';
import { addCounts, createTabCounts, type ReleaseCounts, type TabCounts } from './failure-rate';
import { decideRollout, type RolloutState, type RolloutStep } from './rollout';

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

type Metric = 'load_failed' | 'render_failed' | 'thrown' | 'hung';
type Rates = Partial<Record<Metric, number>>;
type Site = {
  live: Rates;
  canary: Rates;
  /** Tabs that open a page, per day. */
  tabs: number;
  /** The only page on which the canary has its rates. */
  page?: string;
};

const minute = 60_000;
const day = 24 * 60 * minute;

/** Pages with the share of the tabs that open them or one before. */
const pages: [page: string, until: number][] = [
  ['/', 0.5],
  ['/blog', 0.8],
  ['/login', 0.95],
  ['/legal', 0.99],
  ['/rare', 1],
];

function countTab(counts: ReleaseCounts, page: string, random: () => number, rates: Rates): void {
  const own = (counts[page] ??= createTabCounts());
  const happens = (metric: Metric): boolean => random() < (rates[metric] ?? 0);
  own.opened += 1;
  if (happens('hung')) return;
  for (const failure of ['load_failed', 'render_failed'] as const)
    if (happens(failure)) {
      own[failure] += 1;
      return;
    }
  own.load += 1;
  if (happens('thrown')) own.thrown += 1;
}

/** Lets tabs open a site with a canary of ten percent until the canary ends. Returns the end, and the highest share. */
function simulate(random: () => number, { live, canary, tabs, page: bad }: Site) {
  const counts: Record<'live' | 'canary', ReleaseCounts> = { live: {}, canary: {} };
  let [share, since, highest, due] = [10, 0, 10, 0];
  const interval = 10 * minute;
  for (let now = interval; now < 9 * day; now += interval) {
    for (due += (tabs * interval) / day; due >= 1; due -= 1) {
      const group = random() * 100 < share ? 'canary' : 'live';
      const place = random();
      const [page] = pages.find(([, until]) => place < until)!;
      const rates = group === 'canary' && (bad ?? page) === page ? canary : live;
      countTab(counts[group], page, random, rates);
    }
    const times = { heldMs: now - since, everyMs: 30 * minute, ageMs: now };
    const step = decideRollout(Object.assign({ share, pages: pages.map(([page]) => page), ...times }, counts));
    if (step.kind === 'raise') [share, since, highest] = [step.share, now, step.share];
    if (step.kind === 'complete' || step.kind === 'take-back') return { end: step.kind, highest };
    if (step.kind === 'wait' && step.awaits) return { end: 'person', highest };
  }
  return { end: 'none', highest };
}

const seeds = Array.from({ length: 40 }, (_none, index) => index + 1);
const healthy: Rates = { load_failed: 0.003, hung: 0.001, render_failed: 0.001, thrown: 0.001 };

/** How often canaries ended in each way, and the highest share of those that did not complete. */
function count(site: Site) {
  const ends: Record<string, number> = { complete: 0, 'take-back': 0, person: 0 };
  let highest = 0;
  for (const seed of seeds) {
    const result = simulate(createRandom(seed), site);
    ends[result.end] = (ends[result.end] ?? 0) + 1;
    if (result.end !== 'complete') highest = Math.max(highest, result.highest);
  }
  return { ends, highest };
}

test.each<[string, Rates]>([
  ['throws everywhere', { render_failed: 1 }],
  ['throws in every tenth tab', { ...healthy, render_failed: 0.1 }],
  ['does not load in every twelfth tab', { ...healthy, load_failed: 0.08 }],
  ['hangs in every tenth tab', { ...healthy, hung: 0.1 }],
  ['throws later in every tenth tab', { ...healthy, thrown: 0.1 }],
])('a release that %s is taken back, and never exceeds its first share', (_what, canary) => {
  expect(count({ live: healthy, canary, tabs: 20_000 })).toEqual({
    ends: { complete: 0, 'take-back': seeds.length, person: 0 },
    highest: 10,
  });
});

test.each<[string, Rates, Rates]>([
  ['like the one before', healthy, healthy],
  ['better than the one before', { load_failed: 0.05, thrown: 0.05 }, healthy],
  ['as badly as the one before', { load_failed: 0.05 }, { load_failed: 0.05 }],
])('a release that does %s is completed', (_what, live, canary) => {
  expect(count({ live, canary, tabs: 20_000 }).ends).toMatchObject({ complete: seeds.length });
});

test.each<[string, Rates]>([
  ['hangs', { hung: 1 }],
  ['throws', { render_failed: 1 }],
  ['throws later', { thrown: 1 }],
])('a page that one tab in a hundred opens and that always %s is taken back', (_what, canary) => {
  const { ends } = count({ live: healthy, canary, tabs: 20_000, page: '/rare' });
  expect(ends).toEqual({ complete: 0, 'take-back': seeds.length, person: 0 });
});

test('a site with a hundred tabs a day completes healthy canaries, and none that always fails', () => {
  const tabs = 100;
  expect(count({ live: healthy, canary: healthy, tabs }).ends.complete).toBeGreaterThan(35);
  expect(count({ live: healthy, canary: { ...healthy, thrown: 1 }, tabs }).ends['take-back']).toBe(seeds.length);
  expect(count({ live: healthy, canary: { ...healthy, thrown: 0.2 }, tabs }).ends.complete).toBe(0);
  expect(count({ live: healthy, canary: { hung: 1 }, tabs, page: '/login' }).ends.complete).toBe(0);
});

test('a site with twenty tabs a day never completes a canary that fails in a fifth of them', () => {
  expect(count({ live: healthy, canary: { thrown: 0.2 }, tabs: 20 }).ends.complete).toBe(0);
  expect(count({ live: healthy, canary: { thrown: 1 }, tabs: 20 }).ends['take-back']).toBe(seeds.length);
  expect(count({ live: healthy, canary: healthy, tabs: 20 }).ends['take-back']).toBe(0);
});

/** Counts of one page. */
const createCounts = (counts: Partial<TabCounts>, page = '/x'): ReleaseCounts => ({ [page]: addCounts([counts]) });

const decide = (state: Partial<RolloutState>): RolloutStep => {
  const start: RolloutState = {
    share: 10,
    heldMs: 0,
    everyMs: minute,
    ageMs: 0,
    pages: [],
    canary: {},
    live: {},
  };
  return decideRollout(Object.assign(start, state));
};
const wait = { kind: 'wait' };

test('a canary waits for its time and for enough tabs', () => {
  const canary = createCounts({ load: 1000 }, '');
  expect(decide({ heldMs: 59_999, canary })).toEqual(wait);
  expect(decide({ heldMs: 60_000, canary: createCounts({ load: 400 }, '') })).toEqual(wait);
  expect(decide({ heldMs: 60_000, canary })).toEqual({ kind: 'raise', share: 50 });
  expect(decide({ share: 50, heldMs: 60_000, canary })).toEqual({ kind: 'complete' });
});

test('a canary is taken back at once, before its time, with the reason', () => {
  const canary = createCounts({ load: 20, render_failed: 20 }, '');
  expect(decide({ canary, live: createCounts({ load: 40 }, '') })).toEqual({
    kind: 'take-back',
    reason: 'thrown in 100.0 % of 20 tabs, live in 0.0 % of 40 tabs',
  });
});

test('a canary stays after a single bad tab, and when the live release fails in the same way', () => {
  const live = createCounts({ load: 4000 }, '');
  expect(decide({ canary: createCounts({ load: 1, render_failed: 1 }, ''), live })).toEqual(wait);
  const outage = createCounts({ opened: 500, load: 200, load_failed: 100 });
  expect(decide({ canary: outage, live: outage })).toEqual(wait);
});

test.each<[string, Partial<TabCounts>]>([
  ['hang', { opened: 5, load: 2 }],
  ['throw later', { opened: 3, load: 3, thrown: 3 }],
  ['fail in different ways', { opened: 5, load: 3, load_failed: 1, render_failed: 1, thrown: 1 }],
])('a canary with few tabs is taken back when three %s on a page where live does not', (_what, counts) => {
  const [canary, live] = [createCounts(counts), createCounts({ opened: 20, load: 20 })];
  const step = { kind: 'take-back', reason: `failed in 3 of ${counts.opened} tabs on /x, live in none of 20` };
  expect(decide({ canary, live })).toEqual(step);
  expect(decide({ canary, live: createCounts({ opened: 20, load: 19 }) })).toEqual(wait);
  const many = Object.assign(createCounts({ opened: 48, load: 48 }, '/y'), canary);
  expect(decide({ canary: many, live: createCounts({ opened: 2, load: 2 }) })).toEqual(wait);
});

test('a canary is completed only when it loaded each page that tabs opened in both releases', () => {
  const canary = createCounts({ load: 1000 });
  const live = Object.assign(createCounts({ opened: 1 }, '/y'), createCounts({ opened: 1 }, '/only-live'));
  const state = { share: 50, heldMs: minute, canary, live, pages: ['/x', '/y', '/z'] };
  expect(decide(state)).toEqual(wait);
  expect(decide(Object.assign({}, state, { ageMs: 8 * day }))).toEqual({ kind: 'wait', awaits: ['/y'] });
  expect(decide(Object.assign({}, state, { share: 10 }))).toEqual({ kind: 'raise', share: 50 });
  const loaded = Object.assign(createCounts({ load: 1 }, '/y'), canary);
  expect(decide(Object.assign({}, state, { canary: loaded }))).toEqual({ kind: 'complete' });
});

test('a canary waits where its only tab on a page failed, also if live has no tab there', () => {
  const canary = Object.assign(createCounts({ load: 1000 }), createCounts({ load: 1, thrown: 1 }, '/new'));
  const state = { heldMs: minute, canary, live: createCounts({ load: 1000 }) };
  expect(decide(state)).toEqual(wait);
  expect(decide(Object.assign(state, { ageMs: 8 * day }))).toEqual({ kind: 'wait', awaits: ['/new'] });
});

test('a canary waits for a person after seven days, and is still taken back when it fails', () => {
  const state = { share: 50, heldMs: 7 * day, ageMs: 7 * day + 2 * minute, canary: createCounts({ load: 1000 }) };
  expect(decide(state)).toEqual({ kind: 'wait', awaits: [] });
  const failing = createCounts({ load: 1000, thrown: 1000 });
  expect(decide(Object.assign(state, { canary: failing, live: createCounts({ load: 50 }) })).kind).toBe('take-back');
});

test.each([
  [['--until-healthy'], 'needs --share'],
  [['--share', '10', '--every', '2h'], 'belongs to --until-healthy'],
  [['--share', '10', '--until-healthy', '--every', 'soon'], "not 'soon'"],
])('the command refuses %j', async (options, message) => {
  const surroundings = { cwd: __dirname, environment: {}, onNotice: () => undefined };
  await expect(runCommand(['release', '--to', __dirname, ...options], surroundings)).rejects.toThrow(message);
});
