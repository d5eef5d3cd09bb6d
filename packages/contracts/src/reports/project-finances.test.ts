import { resolveFinanceRange } from './project-finances';

const day = '2026-11-30';

test.each([
  [null, null, { from: '2025-12', to: '2026-11' }],
  ['2026-03', null, { from: '2026-03', to: '2026-11' }],
  [null, '2026-03', { from: '2025-04', to: '2026-03' }],
  ['2026-01', '2026-01', { from: '2026-01', to: '2026-01' }],
  ['2026-02', '2026-01', null],
  ['2020-01', '2026-01', null],
])('the months from %s to %s are %p', (from, to, expected) => {
  expect(resolveFinanceRange({ from, to }, day)).toEqual(expected);
});
