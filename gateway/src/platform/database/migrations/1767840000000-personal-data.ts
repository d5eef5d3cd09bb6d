import type { MigrationInterface, QueryRunner } from 'typeorm';
import {
  createIndex,
  createTable,
  date,
  dropCheckedColumn,
  dropIndex,
  idColumn,
  instant,
  integer,
  longText,
  nullable,
  replaceValues,
  text,
} from './tables';

const formerKinds = [
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
];
const addedKinds = ['data_request_received', 'data_request_completed', 'data_request_rejected'];
const laterKinds = ['bank_account_changed', 'new_device', 'password_changed', 'email_changed', 'second_factor_changed'];

const toOneOfCheck = (column: string, values: readonly string[]): string =>
  `${column} IN (${values.map((value) => `'${value}'`).join(', ')})`;

// The day since which the texts read as they do. Earlier consents were given to the first text.
const firstVersion = '2026-01-01';

/** Consents that are known from before the register: those of the waitlist, and of every account at its registration. */
async function copyConsents(runner: QueryRunner): Promise<void> {
  const insert = 'INSERT INTO consent (userId, requestId, purpose, textVersion, source, givenAt)';
  await runner.query(
    `${insert} SELECT NULL, id, 'waitlist', '${firstVersion}', 'waitlist', createdAt FROM waitlist_request WHERE consentData = 1`,
  );
  await runner.query(
    `${insert} SELECT NULL, id, 'news', '${firstVersion}', 'waitlist', createdAt FROM waitlist_request WHERE receiveNews = 1`,
  );
  await runner.query(
    `${insert} SELECT id, NULL, 'account', '${firstVersion}', 'registration', createdAt FROM users WHERE role = 'user'`,
  );
}

/** What people ask about their data, what they consented to, breaches, and what erasing a person needs to know. */
export class PersonalData1767840000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, {
      name: 'data_subject_request',
      columns: [
        idColumn(),
        integer('userId'),
        text('kind', 20),
        text('status', 20),
        nullable(text('details', 1000)),
        date('dueDate'),
        instant('createdAt'),
        nullable(instant('decidedAt')),
        nullable(integer('decidedBy')),
        nullable(text('reason', 1000)),
        nullable(text('pendingKey', 60)),
      ],
      uniques: { UQ_data_subject_request_pendingKey: ['pendingKey'] },
      indexes: {
        IDX_data_subject_request_userId: ['userId'],
        IDX_data_subject_request_status_dueDate: ['status', 'dueDate'],
      },
      checks: {
        CHK_data_subject_request_kind: toOneOfCheck('kind', ['export', 'correction', 'deletion', 'objection']),
        CHK_data_subject_request_status: toOneOfCheck('status', ['pending', 'completed', 'rejected', 'cancelled']),
        CHK_data_subject_request_decidedAt: "(status = 'pending') = (decidedAt IS NULL)",
        CHK_data_subject_request_pendingKey: "(status = 'pending') = (pendingKey IS NOT NULL)",
        CHK_data_subject_request_decidedBy: 'decidedBy IS NULL OR decidedBy <> userId',
      },
      userReferences: {
        FK_data_subject_request_userId: { column: 'userId', onDelete: 'RESTRICT' },
        FK_data_subject_request_decidedBy: { column: 'decidedBy', onDelete: 'RESTRICT' },
      },
    });
    await createTable(runner, {
      name: 'consent',
      columns: [
        idColumn(),
        nullable(integer('userId')),
        nullable(integer('requestId')),
        text('purpose', 20),
        text('textVersion', 20),
        text('source', 20),
        instant('givenAt'),
        nullable(instant('withdrawnAt')),
      ],
      indexes: { IDX_consent_userId: ['userId'], IDX_consent_requestId: ['requestId'] },
      checks: {
        CHK_consent_purpose: toOneOfCheck('purpose', ['account', 'waitlist', 'news']),
        CHK_consent_source: toOneOfCheck('source', ['registration', 'waitlist', 'privacy_page']),
        CHK_consent_subject: '(userId IS NULL) <> (requestId IS NULL)',
      },
      userReferences: { FK_consent_userId: { column: 'userId', onDelete: 'RESTRICT' } },
    });
    await createTable(runner, {
      name: 'data_breach',
      columns: [
        idColumn(),
        date('detectedOn'),
        longText('description'),
        longText('affectedData'),
        integer('affectedPeople'),
        longText('measures'),
        nullable(date('authorityNotifiedOn')),
        nullable(date('peopleNotifiedOn')),
        integer('createdBy'),
        instant('createdAt'),
      ],
      checks: { CHK_data_breach_affectedPeople: 'affectedPeople >= 0' },
      userReferences: { FK_data_breach_createdBy: { column: 'createdBy', onDelete: 'RESTRICT' } },
    });
    await runner.query('ALTER TABLE outbox_message ADD COLUMN userId integer NULL');
    await createIndex(runner, 'outbox_message', 'userId');
    await createIndex(runner, 'outbox_message', 'recipient');
    await runner.query('ALTER TABLE audit_entry ADD COLUMN erasedBy integer NULL');
    await replaceValues(runner, 'notification', 'kind', [...formerKinds, ...addedKinds, ...laterKinds]);
    await copyConsents(runner);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DELETE FROM notification WHERE ${toOneOfCheck('kind', addedKinds)}`);
    await replaceValues(runner, 'notification', 'kind', [...formerKinds, ...laterKinds]);
    await dropCheckedColumn(runner, 'audit_entry', 'erasedBy');
    await dropIndex(runner, 'outbox_message', 'recipient');
    await dropIndex(runner, 'outbox_message', 'userId');
    await dropCheckedColumn(runner, 'outbox_message', 'userId');
    await runner.dropTable('data_breach');
    await runner.dropTable('consent');
    await runner.dropTable('data_subject_request');
  }
}
