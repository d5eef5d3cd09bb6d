import type { MigrationInterface, QueryRunner } from 'typeorm';
import { cents, createTable, idColumn, instant, integer } from './tables';

/** What an approval request said when it was proposed, and what each administrator credited alone. */
export class ApprovalFacts1768320000010 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE approval_request ADD COLUMN facts mediumtext NULL');
    await createTable(runner, {
      name: 'uncovered_credit',
      columns: [idColumn(), integer('userId'), cents('cents'), instant('createdAt')],
      indexes: { IDX_uncovered_credit_userId_createdAt: ['userId', 'createdAt'] },
      userReferences: { FK_uncovered_credit_userId: { column: 'userId', onDelete: 'RESTRICT' } },
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('uncovered_credit');
    await runner.query('ALTER TABLE approval_request DROP COLUMN facts');
  }
}
