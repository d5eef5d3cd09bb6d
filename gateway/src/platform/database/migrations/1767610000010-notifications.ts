import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createTable, flag, idColumn, instant, integer, nullable, text } from './tables';

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
const toCondition = (column: string, values: readonly string[]): string =>
  `${column} IN (${values.map((value) => `'${value}'`).join(', ')})`;

/** What people should know about their money and their account, and where they want to read it. */
export class Notifications1767610000010 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, {
      name: 'notification',
      columns: [
        idColumn(),
        integer('userId'),
        text('kind', 40),
        nullable(text('subject', 80)),
        text('title', 300),
        text('body', 1000),
        text('path', 200),
        instant('createdAt'),
        nullable(instant('readAt')),
      ],
      uniques: { UQ_notification_userId_kind_subject: ['userId', 'kind', 'subject'] },
      indexes: {
        IDX_notification_userId_readAt: ['userId', 'readAt'],
        IDX_notification_createdAt: ['createdAt'],
      },
      checks: { CHK_notification_kind: toCondition('kind', kinds) },
      userReferences: { FK_notification_userId: { column: 'userId', onDelete: 'CASCADE' } },
    });
    await createTable(runner, {
      name: 'notification_preference',
      columns: [idColumn(), integer('userId'), text('topic', 20), flag('app'), flag('email')],
      uniques: { UQ_notification_preference_userId_topic: ['userId', 'topic'] },
      checks: { CHK_notification_preference_topic: toCondition('topic', groups) },
      userReferences: { FK_notification_preference_userId: { column: 'userId', onDelete: 'CASCADE' } },
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('notification_preference');
    await runner.dropTable('notification');
  }
}
