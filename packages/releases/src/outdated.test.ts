import type { Action, StoredLine } from './history';
import { isOutdated, replacedLimitMs } from './outdated';

const start = Date.parse('2026-11-01T00:00:00.000Z');
const hour = 60 * 60_000;

/** A history with one step each hour. */
const createLines = (...steps: [action: Action, release: string, share?: number][]): StoredLine[] =>
  steps.map(([action, release, share = 100], index) => ({
    step: index + 1,
    at: new Date(start + index * hour).toISOString(),
    by: 'ana',
    action,
    release,
    share,
    commit: 'c0ffee',
  }));

const listOutdated = (current: string[], lines: StoredLine[], now = start + lines.length * hour) =>
  [...new Set(lines.map(({ release }) => release))].filter((release) => isOutdated(release, current, lines, now));

test('the live release, the canary and a release that the history does not know are not outdated', () => {
  const lines = createLines(['release', 'a'], ['canary', 'b', 10], ['stage', 'c', 0]);
  expect(listOutdated(['a', 'b'], lines, start + 1000 * hour)).toEqual([]);
  expect(isOutdated('x', ['a', 'b'], lines, start + 1000 * hour)).toBe(false);
});

test('a replaced release is outdated after its time, and a replaced canary too', () => {
  const lines = createLines(['release', 'a'], ['canary', 'b', 10], ['release', 'c']);
  const replaced = start + 2 * hour;
  expect(listOutdated(['c'], lines, replaced + replacedLimitMs)).toEqual([]);
  expect(listOutdated(['c'], lines, replaced + replacedLimitMs + 1)).toEqual(['a', 'b']);
});

test.each<[string, string[], StoredLine[], string[]]>([
  ['rolled back', ['a'], createLines(['release', 'a'], ['release', 'b'], ['rollback', 'a']), ['b']],
  [
    'a canary that was rolled back',
    ['a'],
    createLines(['release', 'a'], ['canary', 'b', 10], ['rollback', 'b', 0]),
    ['b'],
  ],
  [
    'a canary that was taken back',
    ['a'],
    createLines(['release', 'a'], ['canary', 'b', 10], ['share', 'b', 50], ['take-back', 'b', 0]),
    ['b'],
  ],
  ['forbidden', ['a'], createLines(['release', 'a'], ['stage', 'b', 0], ['yank', 'b', 0]), ['b']],
  [
    'left for an older one by its name',
    ['a'],
    createLines(['release', 'a'], ['release', 'b'], ['activate', 'a']),
    ['b'],
  ],
])('a release is outdated at once when it was %s', (_name, current, lines, expected) => {
  expect(listOutdated(current, lines)).toEqual(expected);
});

test('a release that is live again is not outdated, and the one before it was only replaced', () => {
  const lines = createLines(['release', 'a'], ['release', 'b'], ['rollback', 'a'], ['activate', 'b']);
  expect(listOutdated(['b'], lines)).toEqual([]);
  expect(listOutdated(['b'], lines, start + 1000 * hour)).toEqual(['a']);
});

test('a canary that all browsers got is live, and ends as a live release does', () => {
  const lines = createLines(['release', 'a'], ['canary', 'b', 10], ['complete', 'b'], ['rollback', 'a']);
  expect(listOutdated(['a'], lines)).toEqual(['b']);
});
