import { toDayVariables } from './DayFilter';

const read = (from: string, to: string) => toDayVariables((name) => (name === 'from' ? from : to));

test.each([
  ['2026-01-02', '2026-01-31', { from: '2026-01-02', to: '2026-01-31' }],
  ['2026-01-31', '2026-01-02', { from: '2026-01-02', to: '2026-01-31' }],
  ['2026-01-31', '', { from: '2026-01-31', to: null }],
  ['x', '2026-02-30', { from: null, to: null }],
])('days from %p to %p narrow a list, the earlier one first', (from, to, expected) => {
  expect(read(from, to)).toEqual(expected);
});
