import type { MigrationInterface, QueryRunner } from 'typeorm';
import {
  createIndex,
  createTable,
  createUpdatedAtTrigger,
  date,
  dropIndex,
  flag,
  idColumn,
  instant,
  integer,
  nullable,
  replaceCheck,
  replaceValues,
  text,
  updatedAt,
  withDefault,
  type NewTable,
} from './tables';

const orders = 'investment_order';
const orderStatuses = ['committed', 'reserved', 'paid', 'expired', 'cancelled'];
const cancellations = [
  ...['reservation', 'cooling_off', 'investment_deleted', 'match_undone', 'project_exited', 'project_archived'],
  'administrator',
];
const accountKinds = [
  ...['bank', 'available', 'held', 'capital', 'rent', 'proceeds', 'withholding', 'fee', 'suspense', 'property'],
  ...['expenses', 'reserve'],
];
const entryKinds = [
  ...['opening', 'deposit', 'order', 'investment', 'payment', 'rent', 'withdrawal', 'exit', 'adjustment', 'reversal'],
  ...['expense', 'fee', 'capital'],
];
const sourceKinds = [
  ...['user', 'project', 'investment', 'order', 'payment', 'withdrawal', 'bankLine', 'exit', 'adjustment'],
  'paymentRun',
];

const tables: readonly NewTable[] = [
  {
    name: 'funding_round',
    columns: [
      ...[idColumn(), integer('projectId'), integer('minimum'), date('opensAt'), date('closesAt'), text('mode', 20)],
      ...[text('state', 20), flag('extended'), nullable(instant('closedAt')), nullable(instant('decidedAt'))],
      ...[nullable(text('shortfall', 200)), nullable(text('reason', 300))],
      ...[nullable(instant('createdAt')), updatedAt()],
    ],
    indexes: [['state']],
    uniques: [['projectId']],
    values: {
      mode: ['first_come', 'prefunding'],
      state: ['planned', 'open', 'closing', 'succeeded', 'failed', 'cancelled'],
    },
    checks: {
      minimum: 'minimum > 0',
      days: 'opensAt <= closesAt',
      closedAt: "state <> 'closing' OR closedAt IS NOT NULL",
      decidedAt: "(state IN ('succeeded', 'failed', 'cancelled')) = (decidedAt IS NOT NULL)",
    },
  },
  {
    name: 'round_interest',
    columns: [
      ...[idColumn(), integer('roundId'), integer('projectId'), integer('userId'), integer('fractions')],
      ...[withDefault(integer('given'), '0'), text('state', 20), nullable(text('openKey', 40)), instant('createdAt')],
      ...[nullable(instant('decidedAt')), updatedAt()],
    ],
    indexes: [['roundId', 'state'], ['userId']],
    uniques: [['openKey']],
    values: { state: ['open', 'allocated', 'released', 'withdrawn'] },
    checks: {
      fractions: 'fractions > 0',
      given: 'given >= 0 AND given <= fractions',
      openKey: "(state = 'open') = (openKey IS NOT NULL)",
    },
    references: { roundId: 'funding_round', userId: 'users' },
  },
];

/** Rounds whose money is kept apart until they succeed. */
export class Rounds1768750000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const table of tables) await createTable(runner, table);
    await runner.query(`ALTER TABLE ${orders} ADD COLUMN roundId integer NULL`);
    await replaceValues(runner, orders, 'status', [...orderStatuses, 'refunded']);
    await replaceValues(runner, orders, 'cancellation', [...cancellations, 'left_round']);
    await replaceCheck(
      runner,
      orders,
      `CHK_${orders}_paid`,
      "status <> 'paid' OR (paidAt IS NOT NULL AND (investmentId > 0 OR roundId > 0))",
    );
    await createIndex(runner, orders, 'roundId');
    await createUpdatedAtTrigger(runner, orders);
    await replaceValues(runner, 'ledger_account', 'kind', [...accountKinds, 'escrow']);
    await replaceValues(runner, 'ledger_entry', 'kind', [...entryKinds, 'round', 'interest']);
    await replaceValues(runner, 'ledger_entry', 'sourceKind', [...sourceKinds, 'round', 'interest']);
  }

  /** @throws by the checks while there is money of rounds */
  async down(runner: QueryRunner): Promise<void> {
    await replaceValues(runner, 'ledger_entry', 'sourceKind', sourceKinds);
    await replaceValues(runner, 'ledger_entry', 'kind', entryKinds);
    await replaceValues(runner, 'ledger_account', 'kind', accountKinds);
    await replaceCheck(
      runner,
      orders,
      `CHK_${orders}_paid`,
      "status <> 'paid' OR (paidAt IS NOT NULL AND investmentId > 0)",
    );
    await replaceValues(runner, orders, 'cancellation', cancellations);
    await replaceValues(runner, orders, 'status', orderStatuses);
    await dropIndex(runner, orders, 'roundId');
    await runner.query(`ALTER TABLE ${orders} DROP COLUMN roundId`);
    await createUpdatedAtTrigger(runner, orders);
    for (const { name } of tables.toReversed()) await runner.dropTable(name);
  }
}
