import { type MigrationInterface, type QueryRunner, TableIndex } from 'typeorm';
import { replaceValues } from './tables';

const metrics = ['load', 'load_failed', 'render_failed', 'lcp', 'inp', 'cls'];
const key = ['remote', 'releaseName', 'metric', 'hourStart', 'bucket'];

async function replaceKey(runner: QueryRunner, columnNames: string[]): Promise<void> {
  // Read afresh: the runner may know the table from before a statement in plain SQL.
  await runner.getTable('release_count');
  await runner.dropIndex('release_count', 'UQ_release_count');
  await runner.createIndex('release_count', new TableIndex({ name: 'UQ_release_count', columnNames, isUnique: true }));
}

/** Counts of releases by page, and of tabs that started to open one or threw later. Earlier counts have no page. */
export class PagesOfReleases1768571000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query("ALTER TABLE release_count ADD COLUMN page varchar(300) NOT NULL DEFAULT ''");
    await replaceKey(runner, [...key, 'page']);
    await replaceValues(runner, 'release_count', 'metric', [...metrics, 'opened', 'thrown']);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("DELETE FROM release_count WHERE page <> '' OR metric IN ('opened', 'thrown')");
    await replaceValues(runner, 'release_count', 'metric', metrics);
    await replaceKey(runner, key);
    await runner.query('ALTER TABLE release_count DROP COLUMN page');
  }
}
