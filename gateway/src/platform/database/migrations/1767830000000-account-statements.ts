import type { MigrationInterface, QueryRunner } from 'typeorm';
import {
  cents,
  createTable,
  date,
  idColumn,
  instant,
  integer,
  keyInteger,
  longText,
  nullable,
  replaceValues,
  text,
} from './tables';

const onDelete = 'RESTRICT';

const kinds = [
  'deposit_credited',
  'order_reserved',
  'order_paid',
  'order_expiring',
  'order_expired',
  'order_cancelled',
  'payment_received',
  'withdrawal_requested',
  'withdrawal_approved',
  'withdrawal_paid',
  'withdrawal_rejected',
  'withdrawal_returned',
  'project_exited',
  'project_update',
  'bank_account_changed',
  'new_device',
  'password_changed',
  'email_changed',
  'second_factor_changed',
];
const groups = ['deposits', 'orders', 'payments', 'withdrawals', 'exits', 'updates', 'security'];

/** Yearly statements, the batches in which they are issued, and the last number of each year. */
export class AccountStatements1767830000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, { name: 'statement_counter', columns: [keyInteger('year'), integer('last')] });
    await createTable(runner, {
      name: 'statement_batch',
      columns: [idColumn(), integer('year'), integer('people'), integer('createdBy'), instant('createdAt')],
      indexes: { IDX_statement_batch_year: ['year'] },
      checks: { CHK_statement_batch_people: 'people > 0' },
      userReferences: { FK_statement_batch_createdBy: { column: 'createdBy', onDelete } },
    });
    await createTable(runner, {
      name: 'account_statement',
      columns: [
        idColumn(),
        integer('userId'),
        integer('year'),
        integer('number'),
        integer('version'),
        date('throughOn'),
        text('code', 20),
        text('status', 20),
        nullable(longText('facts')),
        nullable(cents('total')),
        nullable(text('sha256', 64)),
        nullable(integer('size')),
        instant('createdAt'),
        nullable(integer('supersedes')),
        nullable(integer('batchId')),
      ],
      uniques: {
        UQ_account_statement_userId_year_version: ['userId', 'year', 'version'],
        UQ_account_statement_year_number: ['year', 'number'],
        UQ_account_statement_code: ['code'],
        UQ_account_statement_supersedes: ['supersedes'],
      },
      indexes: { IDX_account_statement_batchId_status: ['batchId', 'status'] },
      checks: {
        CHK_account_statement_status: "status IN ('queued', 'ready', 'failed')",
        CHK_account_statement_version: '(version = 1) = (supersedes IS NULL) AND version >= 1',
        CHK_account_statement_ready:
          "(status = 'ready') = (sha256 IS NOT NULL) AND (sha256 IS NULL) = (size IS NULL) AND (sha256 IS NULL OR facts IS NOT NULL)",
        CHK_account_statement_total: '(facts IS NULL) = (total IS NULL)',
      },
      userReferences: { FK_account_statement_userId: { column: 'userId', onDelete } },
      references: {
        FK_account_statement_supersedes: { column: 'supersedes', table: 'account_statement' },
        FK_account_statement_batchId: { column: 'batchId', table: 'statement_batch' },
      },
    });
    await replaceValues(runner, 'notification', 'kind', [...kinds, 'statement_ready']);
    await replaceValues(runner, 'notification_preference', 'topic', [...groups, 'statements']);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("DELETE FROM notification WHERE kind = 'statement_ready'");
    await runner.query("DELETE FROM notification_preference WHERE topic = 'statements'");
    await replaceValues(runner, 'notification', 'kind', kinds);
    await replaceValues(runner, 'notification_preference', 'topic', groups);
    for (const table of ['account_statement', 'statement_batch', 'statement_counter']) await runner.dropTable(table);
  }
}
