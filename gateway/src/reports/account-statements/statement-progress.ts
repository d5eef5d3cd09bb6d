import { In, type EntityManager } from 'typeorm';
import { AccountStatement } from './account-statement.entity';
import type { StatementProgress } from './statements.types';

/** The progress of statement batches, in the order of the ids. */
export async function readProgress(reader: EntityManager, batchIds: readonly number[]): Promise<StatementProgress[]> {
  const rows = await reader
    .createQueryBuilder(AccountStatement, 'statement')
    .select(['statement.batchId AS batchId', 'statement.status AS status', 'COUNT(*) AS statements'])
    .where({ batchId: In([...batchIds]) })
    .groupBy('statement.batchId')
    .addGroupBy('statement.status')
    .getRawMany<{ batchId: number; status: keyof StatementProgress; statements: number | string }>();
  return batchIds.map((id) => {
    const progress = { queued: 0, ready: 0, failed: 0 };
    for (const { batchId, status, statements } of rows) if (batchId === id) progress[status] = Number(statements);
    return progress;
  });
}
