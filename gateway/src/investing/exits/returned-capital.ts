import type { EntityManager } from 'typeorm';

/** The condition of an investment whose capital was returned: its share of a sale is posted. */
export const isReturnedSql =
  'investment.id IN (SELECT exit_share.investmentId FROM exit_share WHERE exit_share.userId = investment.userId)';

/** Whole dollars of a user's investments whose capital was returned by a sale. */
export async function sumReturned(reader: EntityManager, userId: number): Promise<number> {
  const [row] = await reader.query<{ dollars: number | string }[]>(
    `SELECT COALESCE(SUM(investment.amount), 0) AS dollars FROM investment WHERE investment.userId = ? AND ${isReturnedSql}`,
    [userId],
  );
  return Number(row?.dollars);
}
