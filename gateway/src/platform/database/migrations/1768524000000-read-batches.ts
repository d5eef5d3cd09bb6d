import { type MigrationInterface, type QueryRunner, TableForeignKey } from 'typeorm';
import { addCheck, dropCheck, replaceCheck } from './tables';

const references = [
  ['withdrawal', 'readBatchId', 'withdrawal_batch'],
  ['withdrawal', 'takenOutBy', 'users'],
  ['withdrawal', 'undoneBy', 'users'],
  ['withdrawal', 'notPaidBy', 'users'],
  ['withdrawal_batch', 'readBy', 'users'],
] as const;

const toKey = (table: string, column: string, referenced: string): TableForeignKey =>
  new TableForeignKey({
    name: `FK_${table}_${column}`,
    columnNames: [column],
    referencedTableName: referenced,
    referencedColumnNames: ['id'],
    onDelete: 'RESTRICT',
    onUpdate: 'RESTRICT',
  });

/** Files for the bank are read once and for all; what comes back from one that was read needs another approval. */
export class ReadBatches1768524000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const [table, column] of references)
      await runner.query(`ALTER TABLE ${table} ADD COLUMN ${column} integer NULL`);
    await runner.query('ALTER TABLE withdrawal ADD COLUMN notPaidAt datetime(3) NULL');
    await runner.query('ALTER TABLE withdrawal ADD COLUMN notPaidReason varchar(200) NULL');
    await runner.query('ALTER TABLE withdrawal_batch ADD COLUMN readAt datetime(3) NULL');
    await runner.query('ALTER TABLE withdrawal_batch ADD COLUMN undoneAt datetime(3) NULL');
    // An open one may be read at any moment before the upgrade: the bank's days count from now.
    const now = new Date().toISOString().slice(0, 23).replace('T', ' ');
    await runner.query(
      `UPDATE withdrawal_batch SET readAt = CASE WHEN state = 'open' THEN '${now}' ELSE createdAt END`,
    );
    for (const [table, column, referenced] of references) {
      await runner.getTable(table);
      await runner.createForeignKey(table, toKey(table, column, referenced));
    }
    await replaceCheck(
      runner,
      'withdrawal',
      'CHK_withdrawal_batch',
      "batchId IS NULL OR status IN ('approved', 'paid', 'returned') OR (status = 'requested' AND undoneBy IS NOT NULL)",
    );
    await addCheck(runner, 'withdrawal', 'CHK_withdrawal_notPaid', '(notPaidAt IS NULL) = (notPaidBy IS NULL)');
    await addCheck(runner, 'withdrawal_batch', 'CHK_withdrawal_batch_read', 'readBy IS NULL OR readAt IS NOT NULL');
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropCheck(runner, 'withdrawal_batch', 'CHK_withdrawal_batch_read');
    await dropCheck(runner, 'withdrawal', 'CHK_withdrawal_notPaid');
    // The earlier release knows no request in a file: the approval is in force again.
    await runner.query("UPDATE withdrawal SET status = 'approved' WHERE status = 'requested' AND batchId IS NOT NULL");
    await replaceCheck(
      runner,
      'withdrawal',
      'CHK_withdrawal_batch',
      "batchId IS NULL OR status IN ('approved', 'paid', 'returned')",
    );
    for (const [table, column] of references) await runner.dropForeignKey(table, `FK_${table}_${column}`);
    await runner.query('ALTER TABLE withdrawal_batch DROP COLUMN undoneAt');
    await runner.query('ALTER TABLE withdrawal_batch DROP COLUMN readAt');
    await runner.query('ALTER TABLE withdrawal DROP COLUMN notPaidReason');
    await runner.query('ALTER TABLE withdrawal DROP COLUMN notPaidAt');
    for (const [table, column] of references) await runner.query(`ALTER TABLE ${table} DROP COLUMN ${column}`);
  }
}
