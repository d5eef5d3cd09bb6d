import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createTable, integer, keyText, milliseconds } from './tables';

/** Counters of the rate limits: in the database, so that all processes share them. */
export class TryCounter1767312000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, {
      name: 'try_counter',
      columns: [keyText('keyHash', 64), integer('tries'), milliseconds('expiresAt')],
      indexes: { IDX_try_counter_expiresAt: ['expiresAt'] },
      checks: { CHK_try_counter_tries: 'tries >= 0' },
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('try_counter');
  }
}
