import { type MigrationInterface, type QueryRunner, TableForeignKey, TableIndex } from 'typeorm';
import {
  addCheck,
  addCheckedColumn,
  createIndex,
  dropCheck,
  dropCheckedColumn,
  dropIndex,
  replaceCheck,
} from './tables';

const matched = (target: string): string =>
  `(status = 'matched') = (userId IS NOT NULL OR orderId IS NOT NULL OR withdrawalId IS NOT NULL${target} OR projectId IS NOT NULL)`;

const batchKey = new TableForeignKey({
  name: 'FK_bank_statement_line_batchId',
  columnNames: ['batchId'],
  referencedTableName: 'withdrawal_batch',
  referencedColumnNames: ['id'],
  onDelete: 'RESTRICT',
  onUpdate: 'RESTRICT',
});

const createUnique = (runner: QueryRunner, table: string, column: string): Promise<void> =>
  runner.createIndex(table, new TableIndex({ name: `UQ_${table}_${column}`, columnNames: [column], isUnique: true }));

/** Files for the bank have a state, lose withdrawals, and are paid by one line of a statement. */
export class WithdrawalBatches1768410000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await addCheckedColumn(runner, 'withdrawal_batch', "state varchar(20) NOT NULL DEFAULT 'open'", {
      CHK_withdrawal_batch_state: "state IN ('open', 'paid', 'cancelled')",
    });
    await runner.query('ALTER TABLE withdrawal_batch ADD COLUMN bankLineId integer NULL');
    await runner.query(`UPDATE withdrawal_batch SET state = 'paid' WHERE NOT EXISTS (
      SELECT 1 FROM withdrawal WHERE withdrawal.batchId = withdrawal_batch.id AND withdrawal.status = 'approved')`);
    await replaceCheck(
      runner,
      'withdrawal_batch',
      'CHK_withdrawal_batch_total',
      "total >= 0 AND (total = 0) = (state = 'cancelled') AND (withdrawals = 0) = (state = 'cancelled')",
    );
    await createUnique(runner, 'withdrawal_batch', 'bankLineId');

    await runner.query('ALTER TABLE bank_statement_line ADD COLUMN batchId integer NULL');
    await replaceCheck(
      runner,
      'bank_statement_line',
      'CHK_bank_statement_line_matched',
      matched(' OR batchId IS NOT NULL'),
    );
    await addCheck(runner, 'bank_statement_line', 'CHK_bank_statement_line_batch', 'batchId IS NULL OR amount < 0');
    await createUnique(runner, 'bank_statement_line', 'batchId');
    await runner.createForeignKey('bank_statement_line', batchKey);

    // One line may pay several withdrawals now.
    await createIndex(runner, 'withdrawal', 'bankLineId');
    await runner.dropIndex('withdrawal', 'UQ_withdrawal_bankLineId');
    await addCheck(
      runner,
      'withdrawal',
      'CHK_withdrawal_batch',
      "batchId IS NULL OR status IN ('approved', 'paid', 'returned')",
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropCheck(runner, 'withdrawal', 'CHK_withdrawal_batch');
    await createUnique(runner, 'withdrawal', 'bankLineId');
    await dropIndex(runner, 'withdrawal', 'bankLineId');

    await runner.dropForeignKey('bank_statement_line', batchKey);
    await runner.dropIndex('bank_statement_line', 'UQ_bank_statement_line_batchId');
    await dropCheck(runner, 'bank_statement_line', 'CHK_bank_statement_line_batch');
    await replaceCheck(runner, 'bank_statement_line', 'CHK_bank_statement_line_matched', matched(''));
    await runner.query('ALTER TABLE bank_statement_line DROP COLUMN batchId');

    await runner.dropIndex('withdrawal_batch', 'UQ_withdrawal_batch_bankLineId');
    await replaceCheck(runner, 'withdrawal_batch', 'CHK_withdrawal_batch_total', 'total > 0');
    await runner.query('ALTER TABLE withdrawal_batch DROP COLUMN bankLineId');
    await dropCheckedColumn(runner, 'withdrawal_batch', 'state', 'CHK_withdrawal_batch_state');
  }
}
