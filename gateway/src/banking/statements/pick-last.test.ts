import { pickLast } from './pick-last';

const statement = (id: number, openingBalance: number, closingBalance: number) => ({
  id,
  openingBalance,
  closingBalance,
});

test('without statements there is no last one', () => {
  expect(pickLast([])).toBeNull();
});

test.each([
  ['a single one', [statement(1, 0, 50)], 1, false],
  ['parts of a day', [statement(2, 50, 99), statement(1, 0, 50)], 2, false],
  ['parts of a day, the later first', [statement(2, 0, 50), statement(1, 50, 99)], 1, false],
  ['the same part twice', [statement(2, 0, 50), statement(1, 0, 50)], 2, false],
  ['parts that overlap', [statement(2, 5000, 14_900), statement(1, 15_000, 19_900)], 2, true],
  ['parts that lead back to their start', [statement(2, 50, 0), statement(1, 0, 50)], 2, true],
])('of %s the last one is known by its balances', (_, statements, id, isUncertain) => {
  expect(pickLast(statements)).toEqual({ statement: expect.objectContaining({ id }), isUncertain });
});
