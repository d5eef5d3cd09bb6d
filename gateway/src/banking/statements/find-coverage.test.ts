import { findCoverage } from './find-coverage';

const statement = (first: number, last: number, openingBalance = 0, closingBalance = 0) => ({
  firstDay: `2026-01-${String(first).padStart(2, '0')}`,
  lastDay: `2026-01-${String(last).padStart(2, '0')}`,
  openingBalance,
  closingBalance,
});
const toDays = (statements: Parameters<typeof findCoverage>[0]): string[] =>
  findCoverage(statements).map(({ from, to, state }) => `${from.slice(8)}-${to.slice(8)} ${state}`);

test.each([
  ['no statement', [], []],
  ['one statement', [statement(3, 9)], ['03-09 covered']],
  ['statements that follow each other', [statement(3, 9), statement(10, 12, 5)], ['03-12 covered']],
  ['statements that overlap', [statement(3, 9), statement(8, 12)], ['03-12 covered']],
  ['one that lies within another', [statement(3, 12), statement(5, 6), statement(13, 14)], ['03-14 covered']],
  [
    'days between balances that continue',
    [statement(3, 5, 0, 70), statement(8, 9, 70, 90)],
    ['03-05 covered', '06-07 quiet', '08-09 covered'],
  ],
  [
    'days between balances that do not continue',
    [statement(3, 5, 0, 70), statement(8, 9, 71, 90)],
    ['03-05 covered', '06-07 gap', '08-09 covered'],
  ],
  [
    'the statement that ends last decides',
    [statement(1, 9, 0, 70), statement(2, 3, 0, 10), statement(12, 13, 70)],
    ['01-09 covered', '10-11 quiet', '12-13 covered'],
  ],
])('coverage of %s', (_, statements, expected) => {
  expect(toDays(statements)).toEqual(expected);
});
