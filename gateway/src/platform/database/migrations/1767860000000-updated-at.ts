import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createIndex, createUpdatedAtTrigger, dropIndex, isMysql } from './tables';

const tables = ['project', 'users', 'investment', 'payment', 'investment_order'];

/**
 * When each record was last changed, kept by the database: a statement that changes many rows at once, or one of the previous release,
 * sets it too. Records that exist count as changed now: nobody knows when they were.
 */
export class UpdatedAt1767860000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const change = isMysql(runner) ? ' ON UPDATE CURRENT_TIMESTAMP(3)' : '';
    for (const table of tables) {
      await runner.query(`ALTER TABLE ${table} ADD COLUMN updatedAt datetime(3) NULL${change}`);
      await runner.query(
        `UPDATE ${table} SET updatedAt = ${isMysql(runner) ? 'UTC_TIMESTAMP(3)' : "strftime('%Y-%m-%d %H:%M:%f', 'now')"}`,
      );
      await createIndex(runner, table, 'updatedAt', 'id');
      await createUpdatedAtTrigger(runner, table);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of tables) {
      if (!isMysql(runner)) await runner.query(`DROP TRIGGER TRG_${table}_updatedAt`);
      await dropIndex(runner, table, 'updatedAt', 'id');
      await runner.query(`ALTER TABLE ${table} DROP COLUMN updatedAt`);
    }
  }
}
