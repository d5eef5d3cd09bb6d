import type { MigrationInterface, QueryRunner } from 'typeorm';
import { replaceValues } from './tables';

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
  'statement_ready',
  'data_request_received',
  'data_request_completed',
  'data_request_rejected',
  'bank_account_changed',
  'new_device',
  'password_changed',
  'email_changed',
  'second_factor_changed',
];

/** Webhooks that fail for days are disabled, and their creators are notified. Safe during a rolling update: the previous release does neither. */
export class WebhookFailures1768100000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE webhook_endpoint ADD COLUMN failingSince datetime(3) NULL');
    await replaceValues(runner, 'webhook_endpoint', 'disabledReason', ['manual', 'gone', 'failing']);
    await replaceValues(runner, 'notification', 'kind', [...kinds, 'webhook_disabled']);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("DELETE FROM notification WHERE kind = 'webhook_disabled'");
    await runner.query("UPDATE webhook_endpoint SET disabledReason = 'manual' WHERE disabledReason = 'failing'");
    await replaceValues(runner, 'notification', 'kind', kinds);
    await replaceValues(runner, 'webhook_endpoint', 'disabledReason', ['manual', 'gone']);
    await runner.query('ALTER TABLE webhook_endpoint DROP COLUMN failingSince');
  }
}
