import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When the operator ended a bank account of the company. */
export class EndedCollectingAccounts1768860000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE collecting_account ADD COLUMN endedAt datetime(3) NULL');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE collecting_account DROP COLUMN endedAt');
  }
}
