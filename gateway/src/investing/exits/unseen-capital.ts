import { exitMessages, ledgerAccounts } from '@cimiento/contracts';
import { In, type EntityManager } from 'typeorm';
import { LedgerAccount } from '../../books/ledger/ledger-account.entity';
import { isUnconfirmedSql } from '../../books/ledger/unconfirmed-lines';
import { conflict } from '../../platform/errors';

// An order that a line paid, and one that the balance paid since the statement of a line.
const sql = `SELECT line.userId, line.statementId, line.amount AS cents FROM bank_statement_line AS line
  JOIN bank_statement AS posted ON posted.id = line.statementId
  WHERE ${isUnconfirmedSql('line')}
    AND NOT EXISTS (SELECT 1 FROM bank_statement_line AS taken WHERE taken.reversedLineId = line.id)
    AND EXISTS (SELECT 1 FROM investment_order AS item
      WHERE item.userId = line.userId AND item.projectId = ? AND item.status = 'paid'
        AND (item.id = line.orderId OR item.paidAt >= posted.createdAt))
  ORDER BY line.statementId`;

type Row = { userId: number; statementId: number; cents: number | string };

/**
 * Refuses to share out a sale while a holder invested in the project what only one administrator has seen come in: their part would be taken
 * from the other holders.
 * @throws CONFLICT with the statement to confirm
 */
export async function assertCapitalSeen(manager: EntityManager, projectId: number): Promise<void> {
  const rows = await manager.query<Row[]>(sql, [projectId]);
  if (rows.length === 0) return;
  const codes = [...new Set(rows.map(({ userId }) => ledgerAccounts.available(userId).code))];
  const accounts = await manager.findBy(LedgerAccount, { code: In(codes) });
  for (const { userId, statementId } of rows) {
    const unseen = rows.reduce((sum, row) => sum + (row.userId === userId ? Number(row.cents) : 0), 0);
    const account = accounts.find((one) => one.userId === userId);
    if ((account?.balance ?? 0) < unseen) throw conflict(exitMessages.exitUnseenCapital(statementId));
  }
}
