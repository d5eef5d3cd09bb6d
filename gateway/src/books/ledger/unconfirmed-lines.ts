import type { EntityManager } from 'typeorm';

/** Condition of a line of a bank's statement that brought money and that only one administrator has seen. */
export const isUnconfirmedSql = (line: string): string => `${line}.amount > 0 AND ${line}.status = 'matched'
  AND EXISTS (SELECT 1 FROM bank_statement AS posted
    WHERE posted.id = ${line}.statementId AND posted.confirmedAt IS NULL AND posted.voidedAt IS NULL)`;

/** Cents that projects received in such lines, by project: no cover, and nothing that can be distributed. */
export async function readUnconfirmedByProject(
  manager: EntityManager,
  purpose: 'rent' | 'sale',
  projectId?: number,
): Promise<Map<number, number>> {
  const ofOne = projectId === undefined ? '' : ' AND line.projectId = ?';
  const rows = await manager.query<{ projectId: number; cents: number | string }[]>(
    `SELECT line.projectId, SUM(line.amount) AS cents FROM bank_statement_line AS line
      WHERE line.purpose = ?${ofOne} AND ${isUnconfirmedSql('line')} GROUP BY line.projectId`,
    [purpose, ...(projectId === undefined ? [] : [projectId])],
  );
  return new Map(rows.map((row) => [row.projectId, Number(row.cents)]));
}
