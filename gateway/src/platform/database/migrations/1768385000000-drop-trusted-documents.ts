import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createTable, keyText, longText } from './tables';

/** The operations of our front ends are read from the folder of the releases alone. */
export class DropTrustedDocuments1768385000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // It may be gone already: a process that ended after this statement starts the migration again.
    await runner.dropTable('trusted_document', true);
  }

  async down(runner: QueryRunner): Promise<void> {
    await createTable(runner, { name: 'trusted_document', columns: [keyText('id', 32), longText('text')] });
  }
}
