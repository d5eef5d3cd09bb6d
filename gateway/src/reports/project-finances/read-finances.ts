import {
  centsToText,
  expenseCategories,
  isPeriod,
  listPeriods,
  type ExpenseCategory,
  type LedgerAccountKind,
  type LedgerEntryKind,
} from '@cimiento/contracts';
import type { EntityManager } from 'typeorm';
import type { ProjectFinanceMonth } from './project-finances.types';

/**
 * Postings of the accounts of a house, in sums. A reversing entry counts as the kind that it takes back. The month is that of the bank's day,
 * or of the entry; a line whose assignment was undone keeps it, so that both entries are in one month.
 */
const booksSql = `SELECT account.kind AS account, COALESCE(reversed.kind, entry.kind) AS kind, entry.reference,
    SUBSTR(CAST(COALESCE(line.bookedOn, entry.occurredOn) AS CHAR), 1, 7) AS month, line.category,
    SUM(posting.amount) AS cents
  FROM ledger_account AS account JOIN ledger_posting AS posting ON posting.accountId = account.id
  JOIN ledger_entry AS entry ON entry.id = posting.entryId
  LEFT JOIN ledger_entry AS reversed ON reversed.id = entry.reversalOf
  LEFT JOIN bank_statement_line AS line ON entry.sourceKind = 'bankLine' AND line.id = entry.sourceId
  WHERE account.projectId = ? AND account.kind IN ('rent', 'expenses', 'reserve')
  GROUP BY account.kind, COALESCE(reversed.kind, entry.kind), entry.reference,
    SUBSTR(CAST(COALESCE(line.bookedOn, entry.occurredOn) AS CHAR), 1, 7), line.category`;

type Row = {
  account: LedgerAccountKind;
  kind: LedgerEntryKind;
  reference: string | null;
  month: string;
  category: ExpenseCategory | null;
  cents: number | string;
};

type MonthCents = Record<'rent' | 'fee' | 'reserve' | 'distributed', number> & {
  expenses: Map<ExpenseCategory, number>;
};

const createMonth = (): MonthCents => ({ rent: 0, fee: 0, reserve: 0, distributed: 0, expenses: new Map() });

/** The month of a rent: its reference, or the month in which it arrived. */
const getRentMonth = ({ reference, month }: Row): string => (isPeriod(reference) ? reference : month);

/** Expenses are spent by the bank, from the next rents or from the reserve; an adjustment of them has no category. */
const isExpense = ({ account, kind }: Row): boolean => kind === 'expense' || (account === 'expenses' && kind !== 'fee');

/** Adds a sum of the books to its month. The reserve that a sale shares is not of a month. */
function addRow(month: MonthCents, row: Row): void {
  const { account, kind, category } = row;
  const cents = Number(row.cents);
  if (isExpense(row)) {
    const key = category ?? 'other';
    month.expenses.set(key, (month.expenses.get(key) ?? 0) - cents);
    return;
  }
  // The entry of a run takes from the rent its fee, and what it gives to the other accounts of the house: the fee is the rest.
  if (kind === 'fee') month.fee -= cents;
  if (account === 'reserve' && kind !== 'exit') month.reserve += cents;
  if (account === 'rent' && kind === 'payment') month.distributed -= cents;
  if (account === 'rent' && kind !== 'payment' && kind !== 'fee') month.rent += cents;
}

async function readOccupied(reader: EntityManager, projectId: number): Promise<Map<string, number>> {
  const rows = await reader.query<{ period: string; occupied: number }[]>(
    "SELECT period, occupied FROM payment_run WHERE projectId = ? AND status = 'posted' AND occupied IS NOT NULL ORDER BY id",
    [projectId],
  );
  return new Map(rows.map(({ period, occupied }) => [period, Number(occupied)]));
}

function toMonth(period: string, { expenses, ...cents }: MonthCents, occupied: number | null): ProjectFinanceMonth {
  return {
    period,
    rent: centsToText(cents.rent),
    expenses: expenseCategories.flatMap((category) => {
      const spent = expenses.get(category) ?? 0;
      return spent === 0 ? [] : [{ category, amount: centsToText(spent) }];
    }),
    fee: centsToText(cents.fee),
    reserve: centsToText(cents.reserve),
    distributed: centsToText(cents.distributed),
    occupied,
  };
}

/** Income and costs of a house by month: rent, fee, reserve and what was distributed by the month of the rent, expenses by the bank's day. */
export async function readFinances(
  reader: EntityManager,
  projectId: number,
  { from, to }: { from: string; to: string },
): Promise<ProjectFinanceMonth[]> {
  const rows = await reader.query<Row[]>(booksSql, [projectId]);
  const months = new Map<string, MonthCents>();
  for (const row of rows) {
    const period = isExpense(row) ? row.month : getRentMonth(row);
    const month = months.get(period) ?? createMonth();
    addRow(month, row);
    months.set(period, month);
  }
  const occupied = await readOccupied(reader, projectId);
  return listPeriods(from, to).map((period) =>
    toMonth(period, months.get(period) ?? createMonth(), occupied.get(period) ?? null),
  );
}
