import { messages, type BankLineStatus } from '@cimiento/contracts';
import type { LineMatch } from '@cimiento/contracts/fields';
import { ExpectedError } from '../../platform/errors';
import type { BankStatementLine } from '../statements/bank-statement-line.entity';

/** The columns of the money of a house in a line that has none. */
export const noHouse = { period: null, category: null, memo: null, documentId: null, feeKind: null, paidFrom: null };
export const houseColumns = Object.keys(noHouse) as (keyof typeof noHouse)[];

export type House = Pick<BankStatementLine, keyof typeof noHouse>;

/** The columns of the money of a house that a target states, with their defaults. */
export const toHouse = (target: LineMatch): House => ({
  period: target.period ?? null,
  category: target.category ?? null,
  memo: target.memo ?? null,
  documentId: target.documentId ?? null,
  feeKind: target.purpose === 'fee' ? (target.feeKind ?? 'management') : null,
  paidFrom: target.purpose === 'expense' ? (target.from ?? 'rent') : null,
});

const isSameHouse = (line: BankStatementLine, target: LineMatch): boolean => {
  const house = toHouse(target);
  return houseColumns.every((column) => house[column] === line[column]);
};

/** Whether a line belongs to this target already. */
export const isSameTarget = (line: BankStatementLine, target: LineMatch): boolean =>
  isSameRecord(line, target) && isSameHouse(line, target);

const isSameRecord = (
  { userId, orderId, withdrawalId, batchId, projectId, purpose, reversedLineId, otherAccountId }: BankStatementLine,
  target: LineMatch,
): boolean =>
  (target.orderId ?? null) === orderId &&
  (target.withdrawalId ?? null) === withdrawalId &&
  (target.batchId ?? null) === batchId &&
  (target.projectId ?? null) === projectId &&
  (target.purpose ?? null) === purpose &&
  (target.lineId ?? null) === reversedLineId &&
  (target.bankAccountId ?? null) === otherAccountId &&
  // A line that paid an order names its investor too, and so does a reversal.
  (orderId !== null || reversedLineId !== null || (target.userId ?? null) === userId);

/** 409 with a reason. */
export const stateConflict = (message: string): ExpectedError => new ExpectedError('CONFLICT', message);

/** Reasons not to assign a line that does not wait in suspense. */
export const refusals: Partial<Record<BankLineStatus, string>> = {
  matched: messages.lineMatched,
  ignored: messages.lineIgnored,
  duplicate: messages.lineDuplicate,
  void: messages.lineVoid,
};
