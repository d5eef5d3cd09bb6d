import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Until when a password that an administrator set can be exchanged. Safe during a rolling update: empty for every other password. */
export class OneTimePassword1767677000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE users ADD COLUMN oneTimePasswordUntil datetime(3) NULL');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE users DROP COLUMN oneTimePasswordUntil');
  }
}
