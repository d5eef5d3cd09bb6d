import { messages, type BankLineStatus } from '@cimiento/contracts';
import type { LineMatch } from '@cimiento/contracts/fields';
import { ExpectedError } from '../../platform/errors';
import type { BankStatementLine } from '../statements/bank-statement-line.entity';

/** Whether a line belongs to this target already. */
export const isSameTarget = (
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
