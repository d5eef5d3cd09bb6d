import { formatCommit, formatRate, formatVitals, getFingerprint } from './release-texts';

test('states a rate of the tabs that opened a release, and none before the first', () => {
  expect(formatRate(2.5)).toBe('2.5%');
  expect(formatRate(null)).toBe('—');
});

test('states the vitals that were measured', () => {
  expect(formatVitals({ lcp: 1234, inp: 80.4, cls: 0.021 })).toBe('LCP 1.2 s · INP 80 ms · CLS 0.02');
  expect(formatVitals({ lcp: 900, inp: null, cls: null })).toBe('LCP 900 ms');
  expect(formatVitals({ lcp: null, inp: null, cls: null })).toBe('—');
});

test('shortens a commit and keeps the mark of changed files', () => {
  expect(formatCommit('0123456789abcdef0123456789abcdef01234567-dirty')).toBe('01234567-dirty');
  expect(formatCommit('unknown')).toBe('unknown');
});

test('reads the fingerprint from the name of a release', () => {
  expect(getFingerprint({ name: '1.4.0-rc.1-0123456789ab', version: '1.4.0-rc.1' })).toBe('0123456789ab');
});
