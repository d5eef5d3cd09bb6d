import type { QueryRunner } from 'typeorm';
import {
  idColumn,
  instant,
  integer,
  keyText,
  longText,
  milliseconds,
  nullable,
  text,
  useBinaryCollation,
  type NewTable,
  NewTables,
} from './tables';

/** Tables of the platform: settings, rate limits, results of requests that must not run twice, messages to deliver. */
export class Platform1768320000020 extends NewTables {
  readonly name = 'KeyedSeals1768320000020';

  protected readonly tables: NewTable[] = [
    {
      name: 'setting',
      columns: [keyText('name', 60), text('value', 200)],
    },
    {
      name: 'try_counter',
      columns: [keyText('keyHash', 64), integer('tries'), milliseconds('expiresAt')],
      indexes: [['expiresAt']],
      checks: { tries: 'tries >= 0' },
    },
    {
      name: 'idempotency_key',
      columns: [idColumn(), text('keyHash', 64), text('inputHash', 64), longText('answer'), milliseconds('expiresAt')],
      indexes: [['expiresAt']],
      uniques: [['keyHash']],
    },
    {
      name: 'outbox_message',
      columns: [
        ...[idColumn(), text('topic', 40), nullable(text('dedupeKey', 120)), text('status', 20), longText('payload')],
        ...[nullable(text('recipient', 254)), nullable(text('subject', 200)), integer('attempts')],
        ...[nullable(milliseconds('dueAt')), nullable(text('token', 36)), nullable(text('error', 500))],
        ...[instant('createdAt'), nullable(instant('finishedAt')), nullable(integer('userId'))],
        ...[nullable(integer('endpointId')), nullable(integer('responseCode')), nullable(integer('durationMs'))],
      ],
      indexes: [
        ['topic', 'status'],
        ['finishedAt'],
        ['userId'],
        ['recipient'],
        ['dueAt', 'endpointId'],
        ['endpointId'],
        ['topic', 'subject'],
      ],
      uniques: [['dedupeKey']],
      values: { status: ['pending', 'sending', 'done', 'held', 'dead'] },
    },
  ];

  override async up(runner: QueryRunner): Promise<void> {
    await useBinaryCollation(runner);
    await super.up(runner);
  }
}
