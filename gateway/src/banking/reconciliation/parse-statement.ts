import { parseSignedCents } from '@cimiento/contracts';
import type { StatementInput } from '@cimiento/contracts/fields';
import { toFileLines, type FileLine } from '../statements/file-lines';
import type { FileHead } from './find-known-lines';

/** A statement as it was sent, and what its lines are compared by; balances in cents. */
export type Parsed = { values: StatementInput; head: FileHead; lines: FileLine[] };

export const toParsed = (values: StatementInput): Parsed => ({
  values,
  head: {
    bankAccountId: values.bankAccountId,
    openingBalance: parseSignedCents(values.openingBalance),
    closingBalance: parseSignedCents(values.closingBalance),
  },
  lines: toFileLines(values.lines, values.openingBalance),
});
