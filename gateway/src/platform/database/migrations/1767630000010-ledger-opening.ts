import { today } from '@cimiento/contracts';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const paid = "payment.status = 'paid' AND payment.amount > 0";
const toAccount = (code: string): string => `(SELECT id FROM ledger_account WHERE code = ${code})`;
const entryColumns = '(`key`, kind, occurredOn, createdAt, actorId, sourceKind, sourceId, reference, memo, reversalOf)';
const postingColumns = '(entryId, accountId, amount, sequence, balanceAfter)';

// Both databases have CONCAT, window functions and quoting by backticks.

const accounts = [
  "INSERT INTO ledger_account (code, kind) VALUES ('bank:0', 'bank')",
  `INSERT INTO ledger_account (code, kind, projectId)
    SELECT DISTINCT CONCAT('project:', projectId, ':capital'), 'capital', projectId FROM investment WHERE amount > 0`,
  `INSERT INTO ledger_account (code, kind, projectId)
    SELECT DISTINCT CONCAT('project:', projectId, ':rent'), 'rent', projectId FROM payment WHERE ${paid}`,
  `INSERT INTO ledger_account (code, kind, userId, balance, sequence)
    SELECT CONCAT('investor:', userId, ':available'), 'available', userId, 0, COUNT(*) + 1
    FROM payment WHERE ${paid} GROUP BY userId`,
];

const investmentEntries = `INSERT INTO ledger_entry ${entryColumns}
  SELECT CONCAT('investment:', id, ':1'), 'investment', COALESCE(investedOn, ?), ?, NULL, 'investment', id, NULL,
    CONCAT('Inversión en ', projectName), NULL
  FROM investment WHERE amount > 0 ORDER BY id`;

const paymentEntries = `INSERT INTO ledger_entry ${entryColumns}
  SELECT CONCAT('payment:', payment.id, ':1'), 'payment', paymentDate, ?, NULL, 'payment', payment.id, period,
    CONCAT('Renta de ', COALESCE(project.name, investment.projectName, CONCAT('Proyecto ', payment.projectId))), NULL
  FROM payment LEFT JOIN project ON project.id = payment.projectId LEFT JOIN investment ON investment.id = payment.investmentId
  WHERE ${paid} ORDER BY payment.id`;

// Those payments were made outside the platform, so nothing of them is left on the balance.
const payoutEntries = `INSERT INTO ledger_entry ${entryColumns}
  SELECT CONCAT('opening:', userId), 'opening', MAX(paymentDate), ?, NULL, 'user', userId, NULL,
    'Rentas pagadas fuera de la plataforma', NULL
  FROM payment WHERE ${paid} GROUP BY userId`;

const postings = [
  `INSERT INTO ledger_posting ${postingColumns}
    SELECT entry.id, account.id, investment.amount * 100, NULL, NULL FROM investment
    JOIN ledger_entry AS entry ON entry.sourceKind = 'investment' AND entry.sourceId = investment.id
    JOIN ledger_account AS account ON account.projectId = investment.projectId AND account.kind = 'capital'`,
  `INSERT INTO ledger_posting ${postingColumns}
    SELECT entry.id, ${toAccount("'bank:0'")}, -investment.amount * 100, NULL, NULL FROM investment
    JOIN ledger_entry AS entry ON entry.sourceKind = 'investment' AND entry.sourceId = investment.id`,
  `INSERT INTO ledger_posting ${postingColumns}
    SELECT entry.id, account.id, -payment.amount, NULL, NULL FROM payment
    JOIN ledger_entry AS entry ON entry.sourceKind = 'payment' AND entry.sourceId = payment.id
    JOIN ledger_account AS account ON account.projectId = payment.projectId AND account.kind = 'rent'`,
  `INSERT INTO ledger_posting ${postingColumns}
    SELECT entry.id, account.id, payment.amount,
      ROW_NUMBER() OVER (PARTITION BY payment.userId ORDER BY paymentDate, payment.id),
      SUM(payment.amount) OVER (PARTITION BY payment.userId ORDER BY paymentDate, payment.id ROWS UNBOUNDED PRECEDING)
    FROM payment JOIN ledger_entry AS entry ON entry.sourceKind = 'payment' AND entry.sourceId = payment.id
    JOIN ledger_account AS account ON account.userId = payment.userId AND account.kind = 'available'`,
  `INSERT INTO ledger_posting ${postingColumns}
    SELECT entry.id, account.id, -total.cents, total.payments + 1, 0
    FROM (SELECT userId, SUM(amount) AS cents, COUNT(*) AS payments FROM payment WHERE ${paid} GROUP BY userId) AS total
    JOIN ledger_entry AS entry ON entry.kind = 'opening' AND entry.sourceId = total.userId
    JOIN ledger_account AS account ON account.userId = total.userId AND account.kind = 'available'`,
  `INSERT INTO ledger_posting ${postingColumns}
    SELECT entryId, ${toAccount("'bank:0'")}, -amount, NULL, NULL FROM ledger_posting
    JOIN ledger_entry AS entry ON entry.id = entryId WHERE entry.kind = 'opening'`,
];

/**
 * Opening entries of the investments and paid payments that exist already. Nobody's balance changes: that money moved outside the
 * platform.
 */
export class LedgerOpening1767630000010 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const createdAt = new Date().toISOString().replace('T', ' ').replace('Z', '');
    for (const statement of accounts) await runner.query(statement);
    await runner.query(investmentEntries, [today(), createdAt]);
    await runner.query(paymentEntries, [createdAt]);
    await runner.query(payoutEntries, [createdAt]);
    for (const statement of postings) await runner.query(statement);
    await runner.query("INSERT INTO setting (name, value) VALUES ('ledgerOpenedAt', ?)", [createdAt]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("DELETE FROM setting WHERE name = 'ledgerOpenedAt'");
    await runner.query('DELETE FROM ledger_seal');
    await runner.query('DELETE FROM ledger_posting');
    await runner.query('DELETE FROM ledger_entry WHERE reversalOf IS NOT NULL');
    await runner.query('DELETE FROM ledger_entry');
    await runner.query('DELETE FROM ledger_account');
  }
}
