import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createTable, keyText, longText } from './tables';

/** Operations of our front ends, by the hash of their text. Safe during a rolling update: the previous release does not know the table. */
export class TrustedDocuments1768310000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, { name: 'trusted_document', columns: [keyText('id', 32), longText('text')] });
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('trusted_document');
  }
}
