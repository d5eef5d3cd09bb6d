import { centsToText, parseSignedCents } from '@cimiento/contracts';
import type { StatementLine } from '@cimiento/contracts/fields';
import type { EntityManager } from 'typeorm';
import { findLastStatement } from '../banking/reconciliation/match-lines';

/** Fields of a line that a test leaves out are empty. */
type Line = Pick<StatementLine, 'bookedOn' | 'amount'> & Partial<StatementLine>;

/** The input of a statement that continues the last one of its account, or starts at 0.00. */
export async function continueStatement(reader: EntityManager, bankAccountId: number, lines: readonly Line[]) {
  const opening = (await findLastStatement(reader, bankAccountId))?.closingBalance ?? 0;
  const closing = lines.reduce((sum, { amount }) => sum + parseSignedCents(amount), opening);
  return {
    bankAccountId,
    openingBalance: centsToText(opening),
    closingBalance: centsToText(closing),
    lines: lines.map((line) => ({ description: null, reference: null, ...line })),
  };
}
