import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createIndex, dropIndex } from './tables';

/** Indexes of what lists can be filtered by. */
export class FilterIndexes1767860000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await createIndex(runner, 'project', 'propertyType');
    await createIndex(runner, 'payment_run', 'period');
    await createIndex(runner, 'payment_run', 'status');
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropIndex(runner, 'payment_run', 'status');
    await dropIndex(runner, 'payment_run', 'period');
    await dropIndex(runner, 'project', 'propertyType');
  }
}
