import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createTable, idColumn, instant, integer, nullable, text } from './tables';

const kinds = [
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

/** What happens to the access of accounts. */
export class SecurityEvents1767600000020 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, {
      name: 'security_event',
      columns: [
        idColumn(),
        text('kind', 40),
        nullable(integer('userId')),
        nullable(integer('actorId')),
        nullable(text('address', 45)),
        nullable(text('sessionHash', 64)),
        nullable(text('detail', 100)),
        instant('createdAt'),
      ],
      indexes: {
        IDX_security_event_userId_kind: ['userId', 'kind'],
        IDX_security_event_kind: ['kind'],
      },
      checks: { CHK_security_event_kind: `kind IN (${kinds.map((kind) => `'${kind}'`).join(', ')})` },
      userReferences: {
        FK_security_event_userId: { column: 'userId', onDelete: 'RESTRICT' },
        FK_security_event_actorId: { column: 'actorId', onDelete: 'RESTRICT' },
      },
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('security_event');
  }
}
