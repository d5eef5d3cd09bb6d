import type { EntityManager } from 'typeorm';
import { rowLock } from '../database/row-lock';
import { forEachChunk } from '../ledger/post-accounts';
import { BankStatementLine } from './bank-statement-line.entity';
import type { BankStatement } from './bank-statement.entity';
import type { PlannedLine } from './statement-plan';

const toRow = (line: PlannedLine, statement: BankStatement): Omit<BankStatementLine, 'id'> => ({
  statementId: statement.id,
  bankAccountId: statement.bankAccountId,
  bookedOn: line.bookedOn,
  amount: line.amount,
  description: line.description,
  reference: line.reference,
  contentHash: line.contentHash,
  occurrence: line.occurrence,
  status: line.status,
  userId: line.userId,
  orderId: line.order?.id ?? null,
  withdrawalId: line.withdrawal?.id ?? null,
  projectId: null,
  purpose: null,
  decidedAt: null,
});

/** Inserts lines and returns them with their ids, in their order. */
export async function insertLines(
  manager: EntityManager,
  lines: readonly PlannedLine[],
  statement: BankStatement,
): Promise<BankStatementLine[]> {
  await forEachChunk(lines, (chunk) =>
    manager
      .createQueryBuilder()
      .insert()
      .into(BankStatementLine)
      .values(chunk.map((line) => toRow(line, statement)))
      .updateEntity(false)
      .execute(),
  );
  const rows = await manager.find(BankStatementLine, { where: { statementId: statement.id }, ...rowLock(manager) });
  const byKey = new Map(rows.map((row) => [`${row.contentHash}:${row.occurrence}`, row]));
  return lines.flatMap(({ contentHash, occurrence }) => byKey.get(`${contentHash}:${occurrence}`) ?? []);
}
