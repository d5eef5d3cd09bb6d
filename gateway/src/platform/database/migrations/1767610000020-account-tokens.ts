import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createTable, idColumn, instant, integer, milliseconds, nullable, text } from './tables';

/** Links of e-mails, and which addresses they have proved. Safe during a rolling update: the previous release leaves the column empty. */
export class AccountTokens1767610000020 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, {
      name: 'account_token',
      columns: [
        idColumn(),
        integer('userId'),
        text('purpose', 20),
        text('tokenHash', 64),
        text('email', 254),
        milliseconds('expiresAt'),
        nullable(instant('usedAt')),
        instant('createdAt'),
      ],
      uniques: { UQ_account_token_tokenHash: ['tokenHash'] },
      indexes: {
        IDX_account_token_userId_purpose: ['userId', 'purpose'],
        IDX_account_token_expiresAt: ['expiresAt'],
      },
      checks: { CHK_account_token_purpose: "purpose IN ('password_reset', 'email_verification', 'email_change')" },
      userReferences: { FK_account_token_userId: { column: 'userId', onDelete: 'CASCADE' } },
    });
    await runner.query('ALTER TABLE users ADD COLUMN emailVerifiedAt datetime(3) NULL');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE users DROP COLUMN emailVerifiedAt');
    await runner.dropTable('account_token');
  }
}
