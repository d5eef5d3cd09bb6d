import { formatTimeLeft } from './time-left';

test.each([
  [5 * 86_400_000, '5 d 0 h 0 min'],
  [86_400_000 - 1, '23 h 59 min'],
  [90 * 60_000, '1 h 30 min'],
  [59_999, '1 min'],
  [1, '1 min'],
  [0, ''],
  [-5, ''],
])('%p ms read %p', (ms, text) => expect(formatTimeLeft(ms)).toBe(text));
