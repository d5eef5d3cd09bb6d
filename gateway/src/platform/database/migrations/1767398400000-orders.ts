import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createTable, idColumn, instant, integer, text } from './tables';

/** Orders, and the day of an investment: null for those made before this migration. */
export class Orders1767398400000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, {
      name: 'investment_order',
      columns: [
        idColumn(),
        text('number', 20),
        integer('userId'),
        integer('projectId'),
        text('projectName', 200),
        integer('investmentId'),
        integer('amount'),
        integer('fractions'),
        integer('annualReturn'),
        text('status', 20),
        instant('createdAt'),
        text('idempotencyKey', 64),
        text('inputHash', 64),
      ],
      indexes: { IDX_investment_order_projectId: ['projectId'] },
      uniques: {
        UQ_investment_order_number: ['number'],
        UQ_investment_order_userId_idempotencyKey: ['userId', 'idempotencyKey'],
      },
      checks: { CHK_investment_order_amount: 'amount > 0', CHK_investment_order_status: "status IN ('committed')" },
      userReferences: { FK_investment_order_userId: { column: 'userId', onDelete: 'RESTRICT' } },
    });
    // Plain SQL that both databases accept: the schema builder would copy the whole table on SQLite.
    await runner.query('ALTER TABLE investment ADD COLUMN investedOn date NULL');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE investment DROP COLUMN investedOn');
    await runner.dropTable('investment_order');
  }
}
