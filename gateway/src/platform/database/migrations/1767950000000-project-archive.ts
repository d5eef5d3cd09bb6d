import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When a project was taken off the offer. Safe during a rolling update: empty for every project that is offered. */
export class ProjectArchive1767950000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE project ADD COLUMN archivedAt datetime(3) NULL');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE project DROP COLUMN archivedAt');
  }
}
