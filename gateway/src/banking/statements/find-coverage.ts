import { addDays } from '@cimiento/contracts';
import type { BankStatement } from './bank-statement.entity';

type Posted = Pick<BankStatement, 'firstDay' | 'lastDay' | 'openingBalance' | 'closingBalance'>;

/**
 * The coverage of an account's days: `covered` lie in a statement; `quiet` lie between two whose balances continue, so nothing
 * moved; `gap` lie between two whose balances do not.
 */
export type CoveredDays = { from: string; to: string; state: 'covered' | 'quiet' | 'gap' };

/** The days from the first statement of an account to its last, each once, in the order of time. @param statements by their first days */
export function findCoverage(statements: readonly Posted[]): CoveredDays[] {
  const days: CoveredDays[] = [];
  // The statement that ends last of those before: the next one continues it.
  let latest: Posted | null = null;
  for (const statement of statements) {
    const { firstDay: from, lastDay: to, openingBalance } = statement;
    const current = days.at(-1);
    if (!latest || !current) days.push({ from, to, state: 'covered' });
    else if (from <= addDays(latest.lastDay, 1)) {
      if (to > current.to) current.to = to;
    } else {
      const state = openingBalance === latest.closingBalance ? 'quiet' : 'gap';
      days.push({ from: addDays(latest.lastDay, 1), to: addDays(from, -1), state }, { from, to, state: 'covered' });
    }
    if (!latest || to >= latest.lastDay) latest = statement;
  }
  return days;
}
