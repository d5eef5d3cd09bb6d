import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createTable, idColumn, longText, milliseconds, text } from './tables';

/** Results of requests that must not run twice. */
export class IdempotencyKey1767355200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, {
      name: 'idempotency_key',
      columns: [idColumn(), text('keyHash', 64), text('inputHash', 64), longText('answer'), milliseconds('expiresAt')],
      uniques: { UQ_idempotency_key_keyHash: ['keyHash'] },
      indexes: { IDX_idempotency_key_expiresAt: ['expiresAt'] },
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('idempotency_key');
  }
}
