import type { LineMatch } from '@cimiento/contracts/schemas';
import type { BankStatementLine } from './bank-statement-line.entity';

/** Whether a line belongs to this target already. */
export const isSameTarget = (
  { userId, orderId, withdrawalId, projectId, purpose }: BankStatementLine,
  target: LineMatch,
): boolean =>
  (target.orderId ?? null) === orderId &&
  (target.withdrawalId ?? null) === withdrawalId &&
  (target.projectId ?? null) === projectId &&
  (target.purpose ?? null) === purpose &&
  // A line that paid an order names its investor too.
  (orderId !== null || (target.userId ?? null) === userId);
