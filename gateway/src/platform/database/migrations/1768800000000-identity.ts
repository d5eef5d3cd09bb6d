import type { MigrationInterface, QueryRunner } from 'typeorm';
import {
  createTable,
  date,
  idColumn,
  instant,
  integer,
  longText,
  nullable,
  text,
  updatedAt,
  withDefault,
  type NewTable,
} from './tables';

const states = [...['draft', 'submitted', 'in_review', 'needs_more', 'approved', 'rejected', 'expired', 'suspended']];
const lists = ['ofac', 'un', 'own'];

const tables: readonly NewTable[] = [
  {
    name: 'identity_case',
    columns: [
      ...[idColumn(), integer('userId'), text('state', 20), nullable(text('risk', 10))],
      ...[withDefault(integer('submissions'), '0'), longText('sealed'), nullable(text('idNumberHash', 64))],
      ...[nullable(instant('submittedAt')), nullable(integer('claimedBy')), nullable(instant('claimedUntil'))],
      ...[nullable(integer('decidedBy')), nullable(instant('decidedAt')), nullable(date('expiresOn'))],
      ...[nullable(instant('createdAt')), updatedAt()],
    ],
    indexes: [['state', 'submittedAt'], ['idNumberHash'], ['expiresOn']],
    uniques: [['userId']],
    values: { state: states, risk: ['low', 'medium', 'high'] },
    checks: {
      submittedAt: "state = 'draft' OR submittedAt IS NOT NULL",
      approved: "state <> 'approved' OR (decidedBy > 0 AND decidedAt IS NOT NULL AND expiresOn IS NOT NULL)",
      claim: '(claimedBy IS NULL) = (claimedUntil IS NULL)',
    },
    owners: { userId: 'users' },
  },
  {
    name: 'identity_document',
    columns: [
      ...[idColumn(), integer('caseId'), text('kind', 20), nullable(text('currentKey', 40)), text('sha256', 64)],
      ...[integer('size'), text('contentType', 40), text('state', 10), nullable(text('sealedReason', 2000))],
      instant('createdAt'),
    ],
    indexes: [['caseId']],
    uniques: [['currentKey']],
    values: {
      kind: ['id_front', 'id_back', 'passport', 'selfie', 'address', 'funds', 'deed', 'appointment'],
      state: ['pending', 'accepted', 'refused'],
    },
    checks: { size: 'size > 0' },
    owners: { caseId: 'identity_case' },
  },
  {
    name: 'identity_decision',
    columns: [
      ...[idColumn(), integer('caseId'), text('kind', 20), nullable(integer('authorId')), text('lists', 100)],
      ...[nullable(longText('sealedReason')), instant('createdAt')],
    ],
    indexes: [['caseId']],
    values: {
      kind: [
        ...['submitted', 'claimed', 'approved', 'needs_more', 'rejected', 'expired', 'suspended', 'reopened'],
        ...['match_same', 'match_other'],
      ],
    },
    owners: { caseId: 'identity_case' },
  },
  {
    name: 'screening_list',
    columns: [
      ...[idColumn(), text('kind', 10), integer('version'), nullable(text('currentKind', 10)), integer('entries')],
      ...[text('sha256', 64), nullable(integer('loadedBy')), instant('loadedAt')],
    ],
    uniques: [['kind', 'version'], ['currentKind']],
    values: { kind: lists },
    checks: { entries: 'entries > 0' },
  },
  {
    name: 'screening_entry',
    columns: [
      ...[idColumn(), integer('listId'), text('uid', 60), longText('names'), nullable(text('birthDate', 40))],
      ...[nullable(text('country', 60)), longText('documentNumbers')],
    ],
    uniques: [['listId', 'uid']],
    owners: { listId: 'screening_list' },
  },
  {
    name: 'identity_match',
    columns: [
      ...[idColumn(), integer('caseId'), text('listKind', 10), text('uid', 60), text('fingerprint', 64)],
      ...[text('name', 300), integer('score'), nullable(text('decision', 10)), nullable(integer('decidedBy'))],
      ...[nullable(instant('decidedAt')), nullable(longText('sealedReason')), date('foundOn')],
    ],
    uniques: [['caseId', 'listKind', 'uid', 'fingerprint']],
    values: { listKind: lists, decision: ['same', 'other'] },
    checks: { score: 'score >= 0 AND score <= 1000', decidedBy: '(decision IS NULL) = (decidedBy IS NULL)' },
    owners: { caseId: 'identity_case' },
  },
];

/** The cases that decide who users are, and the lists against which they are screened. */
export class Identity1768800000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const table of tables) await createTable(runner, table);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const { name } of tables.toReversed()) await runner.dropTable(name);
  }
}
