import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When the person of a session last proved who they are. Safe during a rolling update: signing in counts while it is empty. */
export class SessionProof1767640000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE session ADD COLUMN provedAt datetime(3) NULL');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE session DROP COLUMN provedAt');
  }
}
