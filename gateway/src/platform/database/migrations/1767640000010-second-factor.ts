import type { MigrationInterface, QueryRunner } from 'typeorm';
import {
  createTable,
  idColumn,
  instant,
  integer,
  keyInteger,
  keyText,
  largeInteger,
  longText,
  nullable,
  text,
} from './tables';

/** Second factors of accounts. Safe during a rolling update: the previous release signs in without them. */
export class SecondFactor1767640000010 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE users ADD COLUMN secondFactorAt datetime(3) NULL');
    await createTable(runner, {
      name: 'totp_factor',
      columns: [
        keyInteger('userId'),
        text('encryptedSecret', 255),
        integer('lastPeriod'),
        instant('createdAt'),
        nullable(instant('confirmedAt')),
      ],
      userReferences: { FK_totp_factor_userId: { column: 'userId', onDelete: 'CASCADE' } },
    });
    await createTable(runner, {
      name: 'recovery_code',
      columns: [idColumn(), integer('userId'), text('codeHash', 64), nullable(instant('usedAt'))],
      uniques: { UQ_recovery_code_userId_codeHash: ['userId', 'codeHash'] },
      userReferences: { FK_recovery_code_userId: { column: 'userId', onDelete: 'CASCADE' } },
    });
    await createTable(runner, {
      name: 'passkey',
      columns: [
        idColumn(),
        integer('userId'),
        text('name', 60),
        longText('credentialId'),
        text('credentialHash', 64),
        longText('publicKey'),
        largeInteger('counter'),
        text('transports', 100),
        instant('createdAt'),
        nullable(instant('lastUsedAt')),
      ],
      indexes: { IDX_passkey_userId: ['userId'] },
      uniques: { UQ_passkey_credentialHash: ['credentialHash'] },
      userReferences: { FK_passkey_userId: { column: 'userId', onDelete: 'CASCADE' } },
    });
    await createTable(runner, {
      name: 'passkey_challenge',
      columns: [keyText('challengeHash', 64), integer('userId'), text('purpose', 20), instant('expiresAt')],
      indexes: { IDX_passkey_challenge_expiresAt: ['expiresAt'], IDX_passkey_challenge_userId: ['userId'] },
      userReferences: { FK_passkey_challenge_userId: { column: 'userId', onDelete: 'CASCADE' } },
    });
    await createTable(runner, {
      name: 'pending_sign_in',
      columns: [keyText('idHash', 64), integer('userId'), instant('expiresAt')],
      indexes: { IDX_pending_sign_in_userId: ['userId'], IDX_pending_sign_in_expiresAt: ['expiresAt'] },
      userReferences: { FK_pending_sign_in_userId: { column: 'userId', onDelete: 'CASCADE' } },
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['pending_sign_in', 'passkey_challenge', 'passkey', 'recovery_code', 'totp_factor'])
      await runner.dropTable(table);
    await runner.query('ALTER TABLE users DROP COLUMN secondFactorAt');
  }
}
