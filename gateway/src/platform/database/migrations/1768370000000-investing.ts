import type { QueryRunner } from 'typeorm';
import {
  cents,
  date,
  idColumn,
  instant,
  integer,
  longText,
  nullable,
  sortedText,
  text,
  updatedAt,
  withDefault,
  type NewTable,
  NewTables,
} from './tables';

/** Projects with their content, investments, orders, payments and exits. */
export class Investing1768370000000 extends NewTables {
  readonly name = 'EmailChangeStop1768370000000';

  protected readonly tables: NewTable[] = [
    {
      name: 'project',
      columns: [
        ...[idColumn(), sortedText('name', 200), longText('description'), text('image', 500), text('location', 200)],
        ...[text('status', 20), integer('funded'), integer('target'), integer('minInvestment'), text('term', 200)],
        ...[text('propertyType', 20), nullable(integer('currentValuation')), integer('totalInvestors')],
        ...[nullable(date('fundedDate')), nullable(date('exitDate')), withDefault(integer('annualReturnRate'), '0')],
        ...[updatedAt(), nullable(instant('archivedAt')), nullable(text('responsible', 200))],
        ...[nullable(longText('fees')), nullable(longText('risks')), withDefault(integer('reserved'), '0')],
      ],
      indexes: [
        ['status'],
        ['name'],
        ['location'],
        ['funded'],
        ['annualReturnRate'],
        ['updatedAt', 'id'],
        ['propertyType'],
      ],
      values: { status: ['available', 'funded', 'exited'], propertyType: ['residencial', 'comercial'] },
      checks: {
        funded: 'funded >= 0',
        target: 'target >= 0',
        minInvestment: 'minInvestment >= 0',
        currentValuation: 'currentValuation >= 0',
        totalInvestors: 'totalInvestors >= 0',
        annualReturnRate: 'annualReturnRate >= 0',
        reserved: 'reserved >= 0 AND (reserved = 0 OR funded + reserved <= target)',
      },
    },
    {
      name: 'project_document',
      columns: [
        ...[idColumn(), integer('projectId'), text('title', 200), text('kind', 20), text('visibility', 20)],
        ...[instant('createdAt'), instant('updatedAt')],
      ],
      indexes: [['projectId']],
      values: {
        kind: ['deed', 'contract', 'appraisal', 'plans', 'report', 'other'],
        visibility: ['everybody', 'signed_in', 'holders'],
      },
      owners: { projectId: 'project' },
    },
    {
      name: 'project_document_version',
      columns: [
        ...[idColumn(), integer('documentId'), integer('version'), text('fileName', 120), text('contentType', 40)],
        ...[integer('size'), text('sha256', 64), integer('uploadedBy'), instant('createdAt')],
      ],
      uniques: [['documentId', 'version']],
      checks: {
        version: 'version >= 1',
        size: 'size BETWEEN 1 AND 10485760',
        sha256: 'LENGTH(sha256) = 64',
        contentType: "contentType IN ('application/pdf', 'image/png', 'image/jpeg', 'image/webp')",
      },
      references: { uploadedBy: 'users' },
      owners: { documentId: 'project_document' },
    },
    {
      name: 'project_update',
      columns: [
        ...[idColumn(), integer('projectId'), text('kind', 20), text('title', 200), longText('text')],
        ...[nullable(date('newDate')), text('visibility', 20), instant('publishedAt')],
      ],
      indexes: [['projectId', 'publishedAt']],
      values: {
        kind: ['obra', 'renta', 'retraso', 'valoracion', 'salida'],
        visibility: ['everybody', 'signed_in', 'holders'],
      },
      checks: { newDate: "(kind = 'retraso') = (newDate IS NOT NULL)" },
      owners: { projectId: 'project' },
    },
    {
      name: 'project_picture',
      columns: [
        ...[idColumn(), integer('projectId'), nullable(integer('updateId')), integer('position')],
        ...[text('description', 200), integer('width'), integer('height'), text('fileName', 120)],
        ...[text('contentType', 40), integer('size'), text('sha256', 64), integer('uploadedBy'), instant('createdAt')],
      ],
      indexes: [['projectId'], ['updateId']],
      checks: {
        size: 'size BETWEEN 1 AND 10485760',
        sha256: 'LENGTH(sha256) = 64',
        contentType: "contentType IN ('image/png', 'image/jpeg', 'image/webp')",
      },
      references: { uploadedBy: 'users' },
      owners: { projectId: 'project', updateId: 'project_update' },
    },
    {
      name: 'investment',
      columns: [
        ...[idColumn(), integer('userId'), integer('projectId'), text('projectName', 200), integer('amount')],
        ...[integer('annualReturn'), text('imageUrl', 500), nullable(date('investedOn')), updatedAt()],
      ],
      indexes: [['userId'], ['projectId'], ['projectName'], ['amount'], ['annualReturn'], ['updatedAt', 'id']],
      checks: { amount: 'amount >= 0', annualReturn: 'annualReturn >= 0' },
      references: { userId: 'users' },
    },
    {
      name: 'investment_order',
      columns: [
        ...[idColumn(), text('number', 20), integer('userId'), integer('projectId'), text('projectName', 200)],
        ...[integer('investmentId'), integer('amount'), integer('fractions'), integer('annualReturn')],
        ...[text('status', 20), instant('createdAt'), text('idempotencyKey', 64), text('inputHash', 64)],
        ...[withDefault(text('fundedFrom', 20), "'transfer'"), nullable(text('reference', 25))],
        ...[nullable(instant('expiresAt')), nullable(instant('paidAt')), nullable(text('cancellation', 20))],
        ...[updatedAt(), nullable(integer('reservationNumber'))],
      ],
      indexes: [['projectId'], ['status', 'expiresAt'], ['investmentId'], ['updatedAt', 'id'], ['projectName']],
      uniques: [['number'], ['userId', 'idempotencyKey'], ['reference'], ['userId', 'reservationNumber']],
      values: {
        status: ['committed', 'reserved', 'paid', 'expired', 'cancelled'],
        fundedFrom: ['balance', 'transfer'],
        cancellation: [
          'reservation',
          'cooling_off',
          'investment_deleted',
          'match_undone',
          'project_exited',
          'project_archived',
        ],
      },
      checks: {
        amount: 'amount > 0',
        reserved: "status <> 'reserved' OR (expiresAt IS NOT NULL AND reference IS NOT NULL)",
        paid: "status <> 'paid' OR (paidAt IS NOT NULL AND investmentId > 0)",
      },
      references: { userId: 'users' },
    },
    {
      name: 'payment_run',
      columns: [
        ...[idColumn(), integer('projectId'), text('period', 7), integer('number'), cents('amount')],
        ...[integer('payments'), integer('createdBy'), instant('createdAt'), text('status', 20)],
        ...[withDefault(text('basis', 20), "'registered'"), nullable(cents('retained'))],
      ],
      indexes: [['period'], ['status']],
      uniques: [['projectId', 'period', 'number']],
      values: { status: ['posted', 'undone'], basis: ['registered', 'funded'] },
      checks: { amount: 'amount > 0', retained: 'retained >= 0' },
      references: { createdBy: 'users' },
    },
    {
      name: 'payment',
      columns: [
        ...[idColumn(), integer('investmentId'), integer('userId'), integer('projectId'), cents('amount')],
        ...[date('paymentDate'), text('period', 7), text('status', 20), nullable(integer('runId')), updatedAt()],
      ],
      indexes: [
        ['status', 'period'],
        ['paymentDate'],
        ['amount'],
        ['period', 'paymentDate'],
        ['status', 'paymentDate'],
        ['runId'],
        ['period'],
        ['userId', 'period', 'status', 'projectId', 'paymentDate'],
        ['projectId', 'period', 'status', 'userId', 'paymentDate'],
        ['updatedAt', 'id'],
      ],
      values: { status: ['paid', 'pending', 'missed'] },
      checks: { amount: 'amount >= 0' },
      references: { userId: 'users' },
    },
    {
      name: 'project_exit',
      columns: [
        ...[idColumn(), integer('projectId'), cents('price'), longText('costs'), cents('net'), date('exitDate')],
        ...[integer('createdBy'), instant('createdAt'), withDefault(integer('version'), '1')],
      ],
      uniques: [['projectId', 'version']],
      checks: { net: 'net >= 0 AND net <= price' },
      references: { createdBy: 'users' },
    },
    {
      name: 'exit_share',
      columns: [
        ...[idColumn(), integer('exitId'), integer('investmentId'), integer('userId'), text('projectName', 200)],
        ...[integer('capital'), cents('share')],
      ],
      indexes: [['userId']],
      uniques: [['exitId', 'investmentId']],
      checks: { share: 'share >= 0' },
      references: { userId: 'users', exitId: 'project_exit' },
    },
  ];

  override async up(runner: QueryRunner): Promise<void> {
    await super.up(runner);
    await runner.query('CREATE INDEX IDX_payment_investmentId_status ON payment (investmentId, status, amount)');
  }
}
