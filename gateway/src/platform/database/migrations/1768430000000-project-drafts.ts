import type { MigrationInterface, QueryRunner } from 'typeorm';
import { isMysql } from './tables';

/**
 * When a project was published; null for a draft. Servers of the previous release create drafts without knowing it, and show the drafts of
 * others: replace all of them before projects are created again.
 */
export class ProjectDrafts1768430000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE project ADD COLUMN publishedAt datetime(3) NULL');
    const now = isMysql(runner) ? 'UTC_TIMESTAMP(3)' : "strftime('%Y-%m-%d %H:%M:%f', 'now')";
    await runner.query(`UPDATE project SET publishedAt = ${now} WHERE publishedAt IS NULL`);
  }

  /** A draft becomes an archived project: the previous release keeps that from visitors too. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'UPDATE project SET archivedAt = COALESCE(archivedAt, updatedAt, CURRENT_TIMESTAMP) WHERE publishedAt IS NULL',
    );
    await runner.query('ALTER TABLE project DROP COLUMN publishedAt');
  }
}
