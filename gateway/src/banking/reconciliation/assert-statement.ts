import {
  centsToText,
  formatExactDollars,
  messages,
  parseSignedCents,
  statementFileMessages,
} from '@cimiento/contracts';
import type { StatementInput } from '@cimiento/contracts/fields';
import { ExpectedError, validationFailed } from '../../platform/errors';
import type { FileLine } from '../statements/file-lines';
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

/** @throws VALIDATION_FAILED on `accountReason` when it is missing beside `confirmAccount` */
export function assertReasoned({ confirmAccount, accountReason }: StatementInput): void {
  if (confirmAccount === true && accountReason === undefined)
    throw validationFailed({ accountReason: statementFileMessages.accountReason });
}

/** @throws OTHER_ACCOUNT when its file names another account and nobody confirmed that it is of this one. */
export function assertOwnAccount(other: string | null, { confirmAccount }: StatementInput): void {
  if (other === null || confirmAccount === true) return;
  throw new ExpectedError('OTHER_ACCOUNT', other, { errors: { accountReason: statementFileMessages.accountReason } });
}
