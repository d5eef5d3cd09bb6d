import type { QueryRunner } from 'typeorm';
import {
  cents,
  date,
  idColumn,
  instant,
  integer,
  keyInteger,
  longText,
  milliseconds,
  nullable,
  text,
  type NewTable,
  NewTables,
} from './tables';

/** Yearly statements, requests about personal data, and how releases do in browsers. */
export class ReportsAndOps1768400000000 extends NewTables {
  readonly name = 'AfterRollingUpdates1768400000000';

  protected readonly tables: NewTable[] = [
    {
      name: 'statement_counter',
      columns: [keyInteger('year'), integer('last')],
    },
    {
      name: 'statement_batch',
      columns: [idColumn(), integer('year'), integer('people'), integer('createdBy'), instant('createdAt')],
      indexes: [['year']],
      checks: { people: 'people > 0' },
      references: { createdBy: 'users' },
    },
    {
      name: 'account_statement',
      columns: [
        ...[idColumn(), integer('userId'), integer('year'), integer('number'), integer('version'), date('throughOn')],
        ...[text('code', 20), text('status', 20), nullable(longText('facts')), nullable(cents('total'))],
        ...[nullable(text('sha256', 64)), nullable(integer('size')), instant('createdAt')],
        ...[nullable(integer('supersedes')), nullable(integer('batchId'))],
      ],
      indexes: [['batchId', 'status']],
      uniques: [['userId', 'year', 'version'], ['year', 'number'], ['code'], ['supersedes']],
      values: { status: ['queued', 'ready', 'failed'] },
      checks: {
        version: '(version = 1) = (supersedes IS NULL) AND version >= 1',
        ready:
          "(status = 'ready') = (sha256 IS NOT NULL) AND (sha256 IS NULL) = (size IS NULL) AND (sha256 IS NULL OR facts IS NOT NULL)",
        total: '(facts IS NULL) = (total IS NULL)',
      },
      references: { userId: 'users', supersedes: 'account_statement', batchId: 'statement_batch' },
    },
    {
      name: 'data_subject_request',
      columns: [
        ...[idColumn(), integer('userId'), text('kind', 20), text('status', 20), nullable(text('details', 1000))],
        ...[date('dueDate'), instant('createdAt'), nullable(instant('decidedAt')), nullable(integer('decidedBy'))],
        ...[nullable(text('reason', 1000)), nullable(text('pendingKey', 60))],
      ],
      indexes: [['userId'], ['status', 'dueDate']],
      uniques: [['pendingKey']],
      values: {
        kind: ['export', 'correction', 'deletion', 'objection'],
        status: ['pending', 'completed', 'rejected', 'cancelled'],
      },
      checks: {
        decidedAt: "(status = 'pending') = (decidedAt IS NULL)",
        pendingKey: "(status = 'pending') = (pendingKey IS NOT NULL)",
        decidedBy: 'decidedBy IS NULL OR decidedBy <> userId',
      },
      references: { userId: 'users', decidedBy: 'users' },
    },
    {
      name: 'data_breach',
      columns: [
        ...[idColumn(), date('detectedOn'), longText('description'), longText('affectedData')],
        ...[integer('affectedPeople'), longText('measures'), nullable(date('authorityNotifiedOn'))],
        ...[nullable(date('peopleNotifiedOn')), integer('createdBy'), instant('createdAt')],
      ],
      checks: { affectedPeople: 'affectedPeople >= 0' },
      references: { createdBy: 'users' },
    },
    {
      name: 'release_count',
      columns: [
        ...[idColumn(), text('remote', 40), text('releaseName', 81), text('metric', 20), milliseconds('hourStart')],
        ...[integer('bucket'), integer('total')],
      ],
      indexes: [['hourStart']],
      values: { metric: ['load', 'load_failed', 'render_failed', 'lcp', 'inp', 'cls'] },
    },
    {
      name: 'render_error',
      columns: [
        ...[idColumn(), text('remote', 40), text('releaseName', 81), text('stackHash', 64), text('name', 40)],
        ...[longText('stack'), integer('total'), instant('firstAt'), instant('lastAt')],
      ],
      indexes: [['lastAt']],
    },
  ];

  override async up(runner: QueryRunner): Promise<void> {
    await super.up(runner);
    await runner.query(
      'CREATE UNIQUE INDEX UQ_release_count ON release_count (remote, releaseName, metric, hourStart, bucket)',
    );
    await runner.query('CREATE UNIQUE INDEX UQ_render_error ON render_error (remote, releaseName, stackHash)');
  }
}
