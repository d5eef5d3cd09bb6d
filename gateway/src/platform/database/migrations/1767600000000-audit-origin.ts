import { TableColumn, type MigrationInterface, type QueryRunner } from 'typeorm';
import { integer, isMysql, nullable } from './tables';

/** Says whether entries need a user. The schema builder would drop an index that MariaDB needs for the foreign key. */
async function setUserRequired(runner: QueryRunner, isRequired: boolean): Promise<void> {
  if (isMysql(runner)) {
    await runner.query(`ALTER TABLE audit_entry MODIFY COLUMN userId int ${isRequired ? 'NOT NULL' : 'NULL'}`);
    return;
  }
  // Read afresh: the runner may know the table from before a statement in plain SQL.
  await runner.getTable('audit_entry');
  const column = integer('userId');
  await runner.changeColumn('audit_entry', 'userId', new TableColumn(isRequired ? column : nullable(column)));
}

/**
 * Address and session of each change, and entries without a user, for commands of the operator. Safe during a rolling update: the
 * previous release writes entries that lack both.
 */
export class AuditOrigin1767600000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE audit_entry ADD COLUMN address varchar(45) NULL');
    await runner.query('ALTER TABLE audit_entry ADD COLUMN sessionHash varchar(64) NULL');
    await setUserRequired(runner, false);
  }

  // The previous release has no place for what commands changed.
  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DELETE FROM audit_entry WHERE userId IS NULL');
    await setUserRequired(runner, true);
    await runner.query('ALTER TABLE audit_entry DROP COLUMN sessionHash');
    await runner.query('ALTER TABLE audit_entry DROP COLUMN address');
  }
}
