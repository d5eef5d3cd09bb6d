import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The secrets of webhooks that were replaced in the last 24 hours, besides the previous one. */
export class ReplacedSecrets1768542000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE webhook_endpoint ADD COLUMN olderSecrets mediumtext NULL');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE webhook_endpoint DROP COLUMN olderSecrets');
  }
}
