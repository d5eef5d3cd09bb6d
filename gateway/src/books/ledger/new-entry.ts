import type { LedgerAccountName, LedgerEntryKind, LedgerSourceKind } from '@cimiento/contracts';

/** The record that an entry follows. */
export type LedgerSource = { kind: LedgerSourceKind; id: number };

/** A signed amount in cents for an account. */
export type NewPosting = { account: LedgerAccountName; amount: number };

/** The content of a ledger entry, without its author and key. */
export type EntryContent = {
  kind: LedgerEntryKind;
  /** Day on which the money moved, YYYY-MM-DD. */
  occurredOn: string;
  reference?: string | null;
  /** Its text, in Spanish. */
  memo: string;
  postings: readonly NewPosting[];
};

/** An entry to post. */
export type NewEntry = EntryContent & {
  /** Names the movement: a second entry with the same key violates the unique index. */
  key: string;
  source: LedgerSource;
  /** The user who causes it; null for a job. */
  actorId: number | null;
  /** Id of the entry that this one reverses. */
  reversalOf?: number;
  /** Whether the entry may make an investor's balance negative: a correction may, what an investor starts may not. */
  mayOverdraw: boolean;
};

/** @throws Error when the postings are not a double entry: a defect of the caller. */
export function assertBalanced({ key, postings }: Pick<NewEntry, 'key' | 'postings'>): void {
  const sum = postings.reduce((total, { amount }) => total + amount, 0);
  const isValid = postings.every(({ amount }) => Number.isSafeInteger(amount) && amount !== 0);
  if (postings.length < 2 || !isValid || sum !== 0) throw new Error(`the postings of ${key} do not balance`);
}
