import { findJustBelow, findQuickExits, type Moved } from './patterns';

let id = 0;
const move = (day: string, dollars: number): Moved => ({ id: (id += 1), userId: 7, day, cents: dollars * 100 });

test.each([
  ['the whole in the same week', [move('2026-03-01', 5000)], [], move('2026-03-08', 5000), true],
  ['80 percent', [move('2026-03-01', 5000)], [], move('2026-03-08', 4000), true],
  ['less than 80 percent', [move('2026-03-01', 5000)], [], move('2026-03-08', 3999), false],
  ['more than a week later', [move('2026-03-01', 5000)], [], move('2026-03-09', 5000), false],
  ['after an order was paid', [move('2026-03-01', 5000)], [move('2026-03-02', 1000)], move('2026-03-03', 4000), false],
  ['an order of before', [move('2026-03-02', 5000)], [move('2026-03-01', 1000)], move('2026-03-03', 4000), true],
  ['a rent without any deposit', [], [], move('2026-03-03', 40), false],
])('a withdrawal of %s', (_what, deposits, orders, withdrawal, isFound) => {
  expect(findQuickExits({ deposits, orders, withdrawals: [withdrawal] })).toEqual(isFound ? [withdrawal] : []);
});

const threshold = 1_000_000;

test.each([
  ['two of 9,500 in 30 days', [move('2026-03-02', 9500), move('2026-03-31', 9500)], true],
  ['two of 9,500 in 31 days', [move('2026-03-02', 9500), move('2026-04-01', 9500)], false],
  ['one of 9,500', [move('2026-03-02', 9500)], false],
  ['two at the threshold, which are reported', [move('2026-03-02', 10_000), move('2026-03-03', 10_000)], false],
  ['two far below', [move('2026-03-02', 5000), move('2026-03-03', 8999)], false],
  ['two of exactly 90 percent', [move('2026-03-02', 9000), move('2026-03-03', 9000)], true],
])('deposits just below: %s', (_what, deposits, isFound) => {
  expect(findJustBelow(deposits, threshold)).toEqual(isFound ? deposits[0] : null);
});
