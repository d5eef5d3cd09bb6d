import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When the status of a project was set by hand, so that who could cancel before can still cancel. */
export class StatusOfProjects1768528000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE project ADD COLUMN statusSetAt datetime(3) NULL');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE project DROP COLUMN statusSetAt');
  }
}
