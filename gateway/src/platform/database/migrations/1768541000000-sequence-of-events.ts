import { createHash } from 'node:crypto';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createIndex, dropIndex } from './tables';

const table = 'outbox_message';

/** Events that were written for several endpoints have the same text. */
const toKey = (payload: string): string => createHash('sha256').update(payload).digest('hex').slice(0, 36);

/** The number of each event of webhooks. */
export class SequenceOfEvents1768541000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE ${table} ADD COLUMN eventKey varchar(36) NULL`);
    await runner.query(`ALTER TABLE ${table} ADD COLUMN sequence bigint NULL`);
    // What was delivered already keeps its body, also when it is sent again.
    const waiting = (await runner.query(
      `SELECT id, payload FROM ${table} WHERE topic = 'webhook' AND status <> 'done' ORDER BY id`,
    )) as { id: number; payload: string }[];
    for (const { id, payload } of waiting)
      await runner.query(`UPDATE ${table} SET eventKey = ?, sequence = 0 WHERE id = ?`, [toKey(payload), id]);
    await createIndex(runner, table, 'eventKey');
    await createIndex(runner, table, 'sequence');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("DELETE FROM setting WHERE name = 'webhookSequence'");
    await dropIndex(runner, table, 'sequence');
    await dropIndex(runner, table, 'eventKey');
    await runner.query(`ALTER TABLE ${table} DROP COLUMN sequence`);
    await runner.query(`ALTER TABLE ${table} DROP COLUMN eventKey`);
  }
}
