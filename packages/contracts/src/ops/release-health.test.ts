import { fromVitalBucket, getVitalPercentile, toVitalBucket, type WebVital } from './release-health';

test.each<[WebVital, number]>([
  ['lcp', 1234],
  ['inp', 16],
  ['cls', 0.1],
  ['cls', 0.004],
])('counts a %s of %d in a bucket that is at most 10 %% above it', (metric, value) => {
  const counted = fromVitalBucket(metric, toVitalBucket(metric, value));
  expect(counted).toBeGreaterThanOrEqual(value * 0.999);
  expect(counted).toBeLessThanOrEqual(value * 1.11);
});

test('counts nothing as nothing, and bounds what is absurd', () => {
  expect(fromVitalBucket('cls', toVitalBucket('cls', 0))).toBe(0);
  expect(toVitalBucket('lcp', Number.MAX_VALUE)).toBe(150);
});

test('states the value that three of four visits stay below', () => {
  const slow = toVitalBucket('lcp', 4000);
  const fast = toVitalBucket('lcp', 1000);
  expect(
    getVitalPercentile(
      'lcp',
      new Map([
        [slow, 1],
        [fast, 3],
      ]),
    ),
  ).toBeCloseTo(fromVitalBucket('lcp', fast));
  expect(
    getVitalPercentile(
      'lcp',
      new Map([
        [slow, 2],
        [fast, 3],
      ]),
    ),
  ).toBeCloseTo(fromVitalBucket('lcp', slow));
  expect(getVitalPercentile('lcp', new Map())).toBeNull();
});
