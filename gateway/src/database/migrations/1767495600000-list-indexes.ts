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
 * The back office's lists at a million payments: people and projects stand in the order of a dictionary, and what a search counts is in an index.
 * SQLite sorts names by the gateway's own function, which no index of its file may depend on.
 */
export class ListIndexes1767495600000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await compareNames(runner, 'utf8mb4_unicode_ci');
    await createIndex(runner, 'users', 'fullName');
    await createIndex(runner, 'payment', 'period');
    // Made before the shorter ones go: the reference to the person always needs one.
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
