import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createTable, idColumn, instant, integer, longText, text } from './tables';

/** Alerts about money that a person closed. */
export class Alerts1768850000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, {
      name: 'closed_alert',
      columns: [
        ...[idColumn(), text('key', 100), text('kind', 20), integer('userId'), longText('sealedReason')],
        ...[integer('closedBy'), instant('closedAt')],
      ],
      indexes: [['userId']],
      uniques: [['key']],
      values: { kind: ['quick_exit', 'just_below', 'shared_account', 'changed_account'] },
      owners: { userId: 'users' },
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('closed_alert');
  }
}
