import { centsToText, formatExactDollars, messages, parseSignedCents } from '@cimiento/contracts';
import type { StatementInput } from '@cimiento/contracts/fields';
import { ExpectedError, validationFailed } from '../../platform/errors/expected-error';
import type { FileLine } from './file-lines';
import type { Gap } from './find-known-lines';

/** @throws VALIDATION_FAILED on `closingBalance` when opening balance and lines do not add up to it. */
export function assertAddsUp({ openingBalance, closingBalance }: StatementInput, lines: readonly FileLine[]): void {
  const sum = lines.reduce((total, { amount }) => total + amount, parseSignedCents(openingBalance));
  const difference = parseSignedCents(closingBalance) - sum;
  if (difference === 0) return;
  throw validationFailed({
    closingBalance: messages.statementUnbalanced(formatExactDollars(centsToText(difference))),
  });
}

/** @throws STATEMENT_GAP when the file does not continue the last closing balance and nobody said why. */
export function assertContinues(gap: Gap | null, { gapReason }: StatementInput): void {
  if (gap === null || gapReason !== undefined) return;
  const [expected, given] = [gap.expected, gap.given].map((cents) => formatExactDollars(centsToText(cents)));
  throw new ExpectedError('STATEMENT_GAP', messages.statementGap(expected ?? '', given ?? ''), {
    errors: { gapReason: messages.statementGapReason },
  });
}
