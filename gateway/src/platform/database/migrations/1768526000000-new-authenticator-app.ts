import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A new authenticator app is set up beside the one in force, which its first code replaces. */
export class NewAuthenticatorApp1768526000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE totp_factor ADD COLUMN nextSecret varchar(255) NULL');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE totp_factor DROP COLUMN nextSecret');
  }
}
