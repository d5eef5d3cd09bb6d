import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createIndex, dropIndex, isMysql } from './tables';

async function compareNames(runner: QueryRunner, collation: string): Promise<void> {
  if (!isMysql(runner)) return;
  await runner.query(
    `ALTER TABLE users MODIFY fullName varchar(120) CHARACTER SET utf8mb4 COLLATE ${collation} NOT NULL`,
  );
  await runner.query(
    `ALTER TABLE project MODIFY name varchar(200) CHARACTER SET utf8mb4 COLLATE ${collation} NOT NULL`,
  );
}

/**
 * Indexes for the back office lists at a million payments: user and project names in dictionary order, and covering indexes for
 * searches. SQLite sorts names with a function of the gateway, which an index in its file must not depend on.
 */
export class ListIndexes1767495600000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await compareNames(runner, 'utf8mb4_unicode_ci');
    await createIndex(runner, 'users', 'fullName');
    await createIndex(runner, 'payment', 'period');
    // Created before the shorter ones are dropped: the foreign key to users always needs one.
    await createIndex(runner, 'payment', 'userId', 'period', 'status', 'projectId', 'paymentDate');
    await createIndex(runner, 'payment', 'projectId', 'period', 'status', 'userId', 'paymentDate');
    await dropIndex(runner, 'payment', 'userId', 'period');
    await dropIndex(runner, 'payment', 'projectId');
  }

  async down(runner: QueryRunner): Promise<void> {
    await createIndex(runner, 'payment', 'projectId');
    await createIndex(runner, 'payment', 'userId', 'period');
    await dropIndex(runner, 'payment', 'projectId', 'period', 'status', 'userId', 'paymentDate');
    await dropIndex(runner, 'payment', 'userId', 'period', 'status', 'projectId', 'paymentDate');
    await dropIndex(runner, 'payment', 'period');
    await dropIndex(runner, 'users', 'fullName');
    await compareNames(runner, 'utf8mb4_bin');
  }
}
