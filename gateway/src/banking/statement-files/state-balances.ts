import { centsToText, parseSignedCents, statementFileMessages } from '@cimiento/contracts';
import type { FoundStatement, ReadLine } from './statement-reading';

type Balances = Pick<FoundStatement, 'openingBalance' | 'closingBalance'>;

/** Whether the running balances of lines in this order differ by their amounts. */
function follow(lines: readonly ReadLine[]): boolean {
  let before: number | null = null;
  for (const { amount, balance } of lines) {
    if (before !== null) before += parseSignedCents(amount);
    if (balance === null) continue;
    const cents = parseSignedCents(balance);
    if (before !== null && cents !== before) return false;
    before = cents;
  }
  return true;
}

/** The lines, the earliest first: as they are, or from the last to the first, by their days and balances. Null when neither fits. */
function sortByTime(lines: readonly ReadLine[]): readonly ReadLine[] | null {
  const isAscending = lines.every((line, index) => index === 0 || line.bookedOn >= (lines[index - 1]?.bookedOn ?? ''));
  const isDescending = lines.every((line, index) => index === 0 || line.bookedOn <= (lines[index - 1]?.bookedOn ?? ''));
  const orders = [...(isAscending ? [lines] : []), ...(isDescending ? [lines.toReversed()] : [])];
  return orders.find(follow) ?? null;
}

/** The balances around lines: those that the file states by name, or else those that the running balances give. */
export function stateBalances(
  { lines, problems }: Pick<FoundStatement, 'lines' | 'problems'>,
  stated: Balances,
): Balances & Pick<FoundStatement, 'problems'> {
  const withBalance = lines.filter(({ balance }) => balance !== null);
  const sorted = withBalance.length > 0 ? sortByTime(lines) : null;
  const [first, last] = [sorted?.at(0), sorted?.at(-1)];
  const isBroken = withBalance.length > 0 && sorted === null;
  return {
    openingBalance:
      stated.openingBalance ??
      (first?.balance ? centsToText(parseSignedCents(first.balance) - parseSignedCents(first.amount)) : null),
    closingBalance: stated.closingBalance ?? last?.balance ?? null,
    problems: isBroken
      ? [{ row: null, column: null, value: null, message: statementFileMessages.balances }, ...problems]
      : problems,
  };
}
