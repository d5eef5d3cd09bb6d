import {
  expenseCategoryLabel,
  formatExactDollars,
  parseSignedCents,
  sumSigned,
  type FinanceMonth,
} from '@cimiento/contracts';

/** A line of the table: a month, or the sum of all; decimal text. */
export type FinanceRow = {
  key: string;
  rent: string;
  expenses: string;
  /** 'Impuestos $50.00': the expenses by category, where there are several. */
  detail: string;
  fee: string;
  reserve: string;
  distributed: string;
  occupied: number | null;
};

function toRow({ period, expenses, ...month }: FinanceMonth): FinanceRow {
  const detail = expenses.map(
    ({ category, amount }) => `${expenseCategoryLabel[category]} ${formatExactDollars(amount)}`,
  );
  return {
    key: period,
    rent: month.rent,
    expenses: sumSigned(expenses.map(({ amount }) => amount)),
    detail: detail.join(', '),
    fee: month.fee,
    reserve: month.reserve,
    distributed: month.distributed,
    occupied: month.occupied,
  };
}

/** Whether anything happened in a month. */
const isEmpty = ({ rent, expenses, fee, reserve, distributed, occupied }: FinanceRow): boolean =>
  occupied === null && [rent, expenses, fee, reserve, distributed].every((amount) => amount === '0.00');

/** The months of a house as lines; none where nothing happened in any. */
export function toFinanceRows(months: readonly FinanceMonth[]): FinanceRow[] {
  const rows = months.map(toRow);
  return rows.every(isEmpty) ? [] : rows;
}

/** The sum of all lines. */
export const sumRows = (rows: readonly FinanceRow[]): FinanceRow => ({
  key: 'total',
  rent: sumSigned(rows.map(({ rent }) => rent)),
  expenses: sumSigned(rows.map(({ expenses }) => expenses)),
  detail: '',
  fee: sumSigned(rows.map(({ fee }) => fee)),
  reserve: sumSigned(rows.map(({ reserve }) => reserve)),
  distributed: sumSigned(rows.map(({ distributed }) => distributed)),
  occupied: null,
});

/** The bars of a month in cents: income, costs with the fee, and the amount that was distributed. A correction below 0 has no bar. */
export const toBars = ({ rent, expenses, fee, distributed }: FinanceRow): readonly number[] =>
  [rent, sumSigned([expenses, fee]), distributed].map((amount) => Math.max(0, parseSignedCents(amount)));
