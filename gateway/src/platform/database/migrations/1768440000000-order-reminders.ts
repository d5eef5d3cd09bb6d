import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createUpdatedAtTrigger, replaceValues } from './tables';

const orders = 'investment_order';
const cancellations = [
  'reservation',
  'cooling_off',
  'investment_deleted',
  'match_undone',
  'project_exited',
  'project_archived',
];

async function replaceCancellations(runner: QueryRunner, values: readonly string[]): Promise<void> {
  await replaceValues(runner, orders, 'cancellation', values);
  await createUpdatedAtTrigger(runner, orders);
}

/** When the investor of a reservation was last reminded, and orders that an administrator cancels. Safe during a rolling update. */
export class OrderReminders1768440000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE ${orders} ADD COLUMN remindedAt datetime(3) NULL`);
    await replaceCancellations(runner, [...cancellations, 'administrator']);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`UPDATE ${orders} SET cancellation = 'reservation' WHERE cancellation = 'administrator'`);
    await replaceCancellations(runner, cancellations);
    await runner.query(`ALTER TABLE ${orders} DROP COLUMN remindedAt`);
  }
}
