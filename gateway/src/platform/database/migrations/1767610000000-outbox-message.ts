import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createTable, idColumn, instant, integer, longText, milliseconds, nullable, text } from './tables';

/** Messages that are delivered after the transaction that wrote them. */
export class OutboxMessage1767610000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, {
      name: 'outbox_message',
      columns: [
        idColumn(),
        text('topic', 40),
        nullable(text('dedupeKey', 120)),
        text('status', 20),
        longText('payload'),
        nullable(text('recipient', 254)),
        nullable(text('subject', 200)),
        integer('attempts'),
        nullable(milliseconds('dueAt')),
        nullable(text('token', 36)),
        nullable(text('error', 500)),
        instant('createdAt'),
        nullable(instant('finishedAt')),
      ],
      uniques: { UQ_outbox_message_dedupeKey: ['dedupeKey'] },
      indexes: {
        IDX_outbox_message_dueAt: ['dueAt'],
        IDX_outbox_message_topic_status: ['topic', 'status'],
        IDX_outbox_message_finishedAt: ['finishedAt'],
      },
      checks: { CHK_outbox_message_status: "status IN ('pending', 'sending', 'done', 'held', 'dead')" },
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('outbox_message');
  }
}
