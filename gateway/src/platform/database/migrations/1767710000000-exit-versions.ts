import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addCheckedColumn, dropCheckedColumn } from './tables';

const table = 'project_exit';

/** Exits may be corrected by a further exit of the same project. The default serves the previous release during a rolling update. */
export class ExitVersions1767710000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await addCheckedColumn(runner, table, 'version integer NOT NULL DEFAULT 1', {});
    await runner.query(`CREATE UNIQUE INDEX UQ_project_exit_projectId_version ON ${table} (projectId, version)`);
    await runner.dropIndex(table, 'UQ_project_exit_projectId');
  }

  /** @throws when an exit was corrected: the previous release has one exit for a project. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE UNIQUE INDEX UQ_project_exit_projectId ON ${table} (projectId)`);
    await runner.dropIndex(table, 'UQ_project_exit_projectId_version');
    await dropCheckedColumn(runner, table, 'version');
  }
}
