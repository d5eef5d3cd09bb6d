import type { MigrationInterface, QueryRunner } from 'typeorm';
import { replaceValues } from './tables';

const table = 'investment_order';
/** The statuses of an order until its end. The previous release writes and reads 'committed' only. */
export class OrderStatuses1767600000010 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await replaceValues(runner, table, 'status', ['committed', 'reserved', 'paid', 'expired', 'cancelled']);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`UPDATE ${table} SET status = 'committed' WHERE status <> 'committed'`);
    await replaceValues(runner, table, 'status', ['committed']);
  }
}
