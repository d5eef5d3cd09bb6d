import type { EntityManager } from 'typeorm';
import { addTokens } from '../../platform/database/search/keep-tokens';
import { rowLock } from '../../platform/database/row-lock';
import { forEachChunk } from '../../books/ledger/post-accounts';
import { BankStatementLine } from '../statements/bank-statement-line.entity';
import { assertOpen } from '../../books/ledger/closed-periods';
import type { BankStatement } from '../statements/bank-statement.entity';
import { noHouse } from './line-targets';
import type { PlannedLine } from './match-lines';

/** The decision about a line when it is posted. */
export const toAssignment = ({
  status,
  duplicateOf,
  userId,
  order,
  orderUse,
  withdrawal,
  rule,
  period,
  suspenseReason,
}: PlannedLine) => ({
  status,
  suspenseReason,
  duplicateOf,
  userId,
  orderUse,
  purpose: rule?.purpose ?? null,
  projectId: rule?.projectId ?? null,
  ...noHouse,
  period,
  ruleId: rule?.id ?? null,
  orderId: order?.id ?? null,
  withdrawalId: withdrawal?.id ?? null,
});

const toRow = (line: PlannedLine, statement: BankStatement): Omit<BankStatementLine, 'id'> => ({
  statementId: statement.id,
  bankAccountId: statement.bankAccountId,
  bookedOn: line.bookedOn,
  amount: line.amount,
  description: line.description,
  reference: line.reference,
  payerName: line.payerName,
  balance: line.balance,
  reachedBalance: line.reachedBalance,
  ...toAssignment(line),
  batchId: null,
  reversedLineId: null,
  otherAccountId: null,
  decidedAt: null,
});

/** Inserts lines and returns them with their ids, in their order: the ids of one statement rise, also on a cluster. @throws PERIOD_CLOSED */
export async function insertLines(
  manager: EntityManager,
  lines: readonly PlannedLine[],
  statement: BankStatement,
): Promise<BankStatementLine[]> {
  await assertOpen(
    manager,
    lines.map(({ bookedOn }) => bookedOn),
  );
  await forEachChunk(lines, (chunk) =>
    manager
      .createQueryBuilder()
      .insert()
      .into(BankStatementLine)
      .values(chunk.map((line) => toRow(line, statement)))
      .updateEntity(false)
      .execute(),
  );
  const inserted = await manager.find(BankStatementLine, {
    where: { statementId: statement.id },
    order: { id: 'ASC' },
    ...rowLock(manager),
  });
  await addTokens(manager, 'bank_line', inserted);
  return inserted;
}
