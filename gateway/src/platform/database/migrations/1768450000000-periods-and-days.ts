import type { MigrationInterface, QueryRunner } from 'typeorm';
import {
  createIndex,
  createTable,
  dropIndex,
  idColumn,
  instant,
  integer,
  nullable,
  replaceValues,
  text,
} from './tables';

const formerKinds = [
  'exit',
  'adjustment',
  'undo_run',
  'grant_admin',
  'change_payment',
  'statement_void',
  'admin_change',
  'money_in',
  'investment_change',
];

/** Months of the books that can be closed, and the indexes of the days by which lists are narrowed. */
export class PeriodsAndDays1768450000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, {
      name: 'accounting_period',
      columns: [idColumn(), text('period', 7), nullable(instant('closedAt')), nullable(integer('closedBy'))],
      uniques: [['period']],
      checks: { closed: '(closedAt IS NULL) = (closedBy IS NULL)' },
      references: { closedBy: 'users' },
    });
    await replaceValues(runner, 'approval_request', 'kind', [...formerKinds, 'reopen_period']);
    await createIndex(runner, 'ledger_entry', 'occurredOn');
    await createIndex(runner, 'audit_entry', 'createdAt');
    await createIndex(runner, 'withdrawal', 'createdAt');
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropIndex(runner, 'withdrawal', 'createdAt');
    await dropIndex(runner, 'audit_entry', 'createdAt');
    await dropIndex(runner, 'ledger_entry', 'occurredOn');
    await runner.query("DELETE FROM approval_request WHERE kind = 'reopen_period'");
    await replaceValues(runner, 'approval_request', 'kind', formerKinds);
    await runner.dropTable('accounting_period');
  }
}
