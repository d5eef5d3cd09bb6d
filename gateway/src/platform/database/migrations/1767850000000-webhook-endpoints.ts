import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createTable, idColumn, instant, integer, nullable, text } from './tables';

/** URLs that receive events. */
export class WebhookEndpoints1767850000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, {
      name: 'webhook_endpoint',
      columns: [
        idColumn(),
        text('url', 500),
        text('events', 1000),
        nullable(text('description', 200)),
        text('secret', 200),
        nullable(text('previousSecret', 200)),
        nullable(instant('previousSecretUntil')),
        nullable(instant('disabledAt')),
        nullable(text('disabledReason', 20)),
        integer('createdBy'),
        instant('createdAt'),
      ],
      checks: { CHK_webhook_endpoint_disabledReason: "disabledReason IN ('manual', 'gone')" },
      userReferences: { FK_webhook_endpoint_createdBy: { column: 'createdBy', onDelete: 'RESTRICT' } },
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('webhook_endpoint');
  }
}
