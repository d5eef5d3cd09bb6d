import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createIndex, dropIndex } from './tables';

const table = 'outbox_message';
const columns = ['endpointId', 'responseCode', 'durationMs'];

/** Messages of the outbox to endpoints of webhooks, and what came of the last attempt. */
export class WebhookDeliveries1767850000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const column of columns) await runner.query(`ALTER TABLE ${table} ADD COLUMN ${column} integer NULL`);
    await createIndex(runner, table, 'dueAt', 'endpointId');
    await dropIndex(runner, table, 'dueAt');
    await createIndex(runner, table, 'endpointId');
    await createIndex(runner, table, 'topic', 'subject');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DELETE FROM ${table} WHERE endpointId IS NOT NULL`);
    await dropIndex(runner, table, 'topic', 'subject');
    await dropIndex(runner, table, 'endpointId');
    await createIndex(runner, table, 'dueAt');
    await dropIndex(runner, table, 'dueAt', 'endpointId');
    for (const column of [...columns].reverse()) await runner.query(`ALTER TABLE ${table} DROP COLUMN ${column}`);
  }
}
