import type { MigrationInterface, QueryRunner } from 'typeorm';

const columns = ['responsible varchar(200)', 'fees mediumtext', 'risks mediumtext'];

/** Who answers for a project, what it costs and what can go wrong with it. Safe during a rolling update: empty until somebody states it. */
export class ProjectTerms1768000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const column of columns) await runner.query(`ALTER TABLE project ADD COLUMN ${column} NULL`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const column of columns) await runner.query(`ALTER TABLE project DROP COLUMN ${column.split(' ')[0]}`);
  }
}
