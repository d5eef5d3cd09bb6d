import { type MigrationInterface, type QueryRunner, TableIndex } from 'typeorm';

const index = (...columnNames: string[]): TableIndex =>
  new TableIndex({ name: `IDX_audit_entry_${columnNames.join('_')}`, columnNames });

const indexes = [index('entity', 'action', 'userId'), index('action', 'userId')];

/** The log of all changes is filtered by kind of record, by what was done and by who, and counted so without a look at its rows. */
export class AuditIndexes1767499200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const each of indexes) await runner.createIndex('audit_entry', each);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const each of indexes) await runner.dropIndex('audit_entry', each);
  }
}
