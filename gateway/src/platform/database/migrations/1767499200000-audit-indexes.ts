import { type MigrationInterface, type QueryRunner, TableIndex } from 'typeorm';

const index = (...columnNames: string[]): TableIndex =>
  new TableIndex({ name: `IDX_audit_entry_${columnNames.join('_')}`, columnNames });

const indexes = [index('entity', 'action', 'userId'), index('action', 'userId')];

/** The audit log is filtered by entity, action and user; these indexes cover the counts. */
export class AuditIndexes1767499200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const each of indexes) await runner.createIndex('audit_entry', each);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const each of indexes) await runner.dropIndex('audit_entry', each);
  }
}
