import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addCheck, dropCheck, replaceValues } from './tables';

const kinds = ['exit', 'adjustment', 'undo_run', 'grant_admin', 'change_payment'];
const addedKinds = ['statement_void', 'admin_change', 'money_in', 'investment_change'];

const notificationKinds = [
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
  'webhook_disabled',
];

const eventKinds = [
  'sign_in',
  'sign_in_failed',
  'sign_in_locked',
  'sign_out',
  'registered',
  'access_denied',
  'password_changed',
  'password_reset',
  'email_changed',
  'second_factor_changed',
  'session_ended',
  'sessions_ended',
  'role_changed',
  'account_disabled',
  'account_enabled',
  'data_exported',
  'key_created',
  'key_revoked',
];

const toList = (values: readonly string[]): string => values.map((value) => `'${value}'`).join(', ');

/**
 * More actions need a second administrator. The kinds of notifications and security events lose their constraint: they only grow, TypeScript
 * checks them, and each new one cost a migration that copied the table.
 */
export class ApprovalKinds1768320000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await replaceValues(runner, 'approval_request', 'kind', [...kinds, ...addedKinds]);
    await dropCheck(runner, 'notification', 'CHK_notification_kind');
    await dropCheck(runner, 'security_event', 'CHK_security_event_kind');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DELETE FROM security_event WHERE kind NOT IN (${toList(eventKinds)})`);
    await addCheck(runner, 'security_event', 'CHK_security_event_kind', `kind IN (${toList(eventKinds)})`);
    await runner.query(`DELETE FROM notification WHERE kind NOT IN (${toList(notificationKinds)})`);
    await addCheck(runner, 'notification', 'CHK_notification_kind', `kind IN (${toList(notificationKinds)})`);
    await runner.query(`DELETE FROM approval_request WHERE kind IN (${toList(addedKinds)})`);
    await replaceValues(runner, 'approval_request', 'kind', kinds);
  }
}
