import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createIndex, dropIndex } from './tables';

/** Indexes of what entries of the ledger and orders are searched by. */
export class SearchIndexes1767940000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await createIndex(runner, 'ledger_entry', 'memo');
    await createIndex(runner, 'ledger_entry', 'reference');
    await createIndex(runner, 'investment_order', 'projectName');
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropIndex(runner, 'investment_order', 'projectName');
    await dropIndex(runner, 'ledger_entry', 'reference');
    await dropIndex(runner, 'ledger_entry', 'memo');
  }
}
