import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A new authenticator app is set up beside the one in force; a bank account is cleared when the e-mail is first proved by a reset. */
export class NewAuthenticatorApp1768526000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE totp_factor ADD COLUMN nextSecret varchar(255) NULL');
    await runner.query('ALTER TABLE bank_account ADD COLUMN clearedAt datetime(3) NULL');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE bank_account DROP COLUMN clearedAt');
    await runner.query('ALTER TABLE totp_factor DROP COLUMN nextSecret');
  }
}
