import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createIndex, dropIndex } from './tables';

/** Orders by the day on which they were placed. */
export class DaysOfOrders1768650000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await createIndex(runner, 'investment_order', 'createdAt');
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropIndex(runner, 'investment_order', 'createdAt');
  }
}
