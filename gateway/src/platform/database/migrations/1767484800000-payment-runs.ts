import { type MigrationInterface, type QueryRunner, TableIndex } from 'typeorm';
import { cents, createTable, idColumn, instant, integer, text } from './tables';

/** Payment runs, and the run that created a payment. */
export class PaymentRuns1767484800000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, {
      name: 'payment_run',
      columns: [
        idColumn(),
        integer('projectId'),
        text('period', 7),
        integer('number'),
        cents('amount'),
        integer('payments'),
        integer('createdBy'),
        instant('createdAt'),
        text('status', 20),
      ],
      uniques: { UQ_payment_run_projectId_period_number: ['projectId', 'period', 'number'] },
      checks: { CHK_payment_run_amount: 'amount > 0', CHK_payment_run_status: "status IN ('posted', 'undone')" },
      userReferences: { FK_payment_run_createdBy: { column: 'createdBy', onDelete: 'RESTRICT' } },
    });
    // Plain SQL that both databases accept: the schema builder would copy the whole table on SQLite.
    await runner.query('ALTER TABLE payment ADD COLUMN runId integer NULL');
    await runner.createIndex('payment', new TableIndex({ name: 'IDX_payment_runId', columnNames: ['runId'] }));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropIndex('payment', 'IDX_payment_runId');
    await runner.query('ALTER TABLE payment DROP COLUMN runId');
    await runner.dropTable('payment_run');
  }
}
