import { parseSignedCents } from '@cimiento/contracts';
import type { StatementLine } from '@cimiento/contracts/fields';
import type { BankStatementLine } from './bank-statement-line.entity';

/** A line of a file. Amounts and balances in cents. */
export type FileLine = {
  bookedOn: string;
  amount: number;
  description: string | null;
  reference: string | null;
  /** Null where the file does not state it. */
  payerName: string | null;
  /** The balance after the line as the bank states it; null where the file has none that adds up. */
  balance: number | null;
  /** The balance after the line by the opening balance and the lines before it. */
  reachedBalance: number;
  /** The same if the file is the other way round, where nothing in it tells which of its lines came first; null where something does. */
  otherBalance: number | null;
};

type Read = Omit<FileLine, 'reachedBalance' | 'otherBalance'>;

/** Whether the stated balances of lines in the order of time differ by the amounts between them. */
function addUp(lines: readonly Read[]): boolean {
  let expected: number | null = null;
  for (const { amount, balance } of lines) {
    if (expected !== null) expected += amount;
    if (balance !== null && expected !== null && balance !== expected) return false;
    expected = balance ?? expected;
  }
  return true;
}

/**
 * The lines in each order of time that they may have: banks list the newest first or last. Their days tell, or else their balances; a file
 * of one day without balances may be either.
 */
function listTimeOrders(lines: readonly Read[]): { orders: Read[][]; hasBalances: boolean } {
  const byDay = (a: Read, b: Read) => (a.bookedOn === b.bookedOn ? 0 : a.bookedOn < b.bookedOn ? -1 : 1);
  const forward = lines.toSorted(byDay);
  const backward = lines.toReversed().toSorted(byDay);
  const [first, last] = [lines.at(0)?.bookedOn ?? '', lines.at(-1)?.bookedOn ?? ''];
  const orders = first < last ? [forward] : first > last ? [backward] : [forward, backward];
  const right = orders.filter(addUp);
  return right.length > 0 ? { orders: right, hasBalances: true } : { orders, hasBalances: false };
}

/** The balance after each line in an order of time. */
function reachBalances(order: readonly Read[], openingBalance: string): Map<Read, number> {
  let total = parseSignedCents(openingBalance);
  return new Map(order.map((line) => [line, (total += line.amount)]));
}

/** The lines of a file with the balance after each, in the order of the file. */
export function toFileLines(lines: readonly StatementLine[], openingBalance: string): FileLine[] {
  const read = lines.map(({ bookedOn, amount, description, reference, payerName = null, balance }): Read => ({
    bookedOn,
    description,
    reference,
    payerName,
    amount: parseSignedCents(amount),
    balance: balance === undefined ? null : parseSignedCents(balance),
  }));
  const { orders, hasBalances } = listTimeOrders(read);
  const [reached, other] = orders.map((order) => reachBalances(order, openingBalance));
  return read.map((line) => ({
    ...line,
    balance: hasBalances ? line.balance : null,
    reachedBalance: reached?.get(line) ?? 0,
    otherBalance: other?.get(line) ?? null,
  }));
}

/** A stored line as it was in its file. */
export const toStoredFileLine = ({
  bookedOn,
  amount,
  description,
  reference,
  payerName,
  balance,
  reachedBalance,
}: BankStatementLine): FileLine => ({
  bookedOn,
  amount,
  description,
  reference,
  payerName,
  balance,
  reachedBalance: reachedBalance ?? 0,
  otherBalance: null,
});
