import { type MigrationInterface, type QueryRunner, TableIndex } from 'typeorm';

const index = (...columnNames: string[]): TableIndex =>
  new TableIndex({ name: `IDX_payment_${columnNames.join('_')}`, columnNames });

/** The back office filters payments by month or status and sorts them by date: one index serves both. */
export class PaymentIndexes1767402000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createIndex('payment', index('period', 'paymentDate'));
    await runner.createIndex('payment', index('status', 'paymentDate'));
    await runner.dropIndex('payment', 'IDX_payment_period');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.createIndex('payment', index('period'));
    await runner.dropIndex('payment', 'IDX_payment_status_paymentDate');
    await runner.dropIndex('payment', 'IDX_payment_period_paymentDate');
  }
}
