import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createTable, idColumn, instant, integer, longText, nullable, text } from './tables';

/** The audit log of the back office. */
export class Audit1767488400000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, {
      name: 'audit_entry',
      columns: [
        idColumn(),
        integer('userId'),
        instant('createdAt'),
        text('entity', 30),
        integer('recordId'),
        text('action', 20),
        nullable(longText('before')),
        nullable(longText('after')),
      ],
      indexes: { IDX_audit_entry_entity_recordId: ['entity', 'recordId'] },
      checks: { CHK_audit_entry_action: "action IN ('create', 'update', 'delete')" },
      userReferences: { FK_audit_entry_userId: { column: 'userId', onDelete: 'RESTRICT' } },
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('audit_entry');
  }
}
