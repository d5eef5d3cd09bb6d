import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createTable, idColumn, instant, integer, nullable, text } from './tables';

/** Keys of the REST API. */
export class ApiKeys1767730000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, {
      name: 'api_key',
      columns: [
        idColumn(),
        text('name', 80),
        text('prefix', 20),
        text('keyHash', 64),
        text('scopes', 400),
        integer('createdBy'),
        instant('createdAt'),
        nullable(instant('expiresAt')),
        nullable(instant('lastUsedAt')),
        nullable(instant('revokedAt')),
      ],
      uniques: { UQ_api_key_keyHash: ['keyHash'] },
      userReferences: { FK_api_key_createdBy: { column: 'createdBy', onDelete: 'RESTRICT' } },
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('api_key');
  }
}
