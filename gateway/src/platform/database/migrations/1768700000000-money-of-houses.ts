import type { MigrationInterface, QueryRunner } from 'typeorm';
import {
  addCheck,
  addCheckedColumn,
  createTable,
  createUpdatedAtTrigger,
  date,
  dropCheck,
  dropCheckedColumn,
  flag,
  idColumn,
  instant,
  integer,
  longText,
  nullable,
  replaceCheck,
  replaceValues,
  text,
  type NewTable,
} from './tables';

const lines = 'bank_statement_line';
const bankPurposes = ['bank_fee', 'interest', 'reversal', 'own_transfer', 'not_ours'];
const list = (values: readonly string[]): string => values.map((value) => `'${value}'`).join(', ');

const toPurposeCheck = (ofProjects: readonly string[]): string =>
  `(purpose IS NULL OR purpose IN (${list([...ofProjects, ...bankPurposes])})) AND (projectId IS NOT NULL) = (purpose IS NOT NULL AND purpose IN (${list(ofProjects)}))`;

const accountKinds = ['bank', 'available', 'held', 'capital', 'rent', 'proceeds', 'withholding', 'fee', 'suspense'];
const entryKinds = [
  ...['opening', 'deposit', 'order', 'investment', 'payment', 'rent', 'withdrawal', 'exit', 'adjustment', 'reversal'],
];
const sourceKinds = [
  ...['user', 'project', 'investment', 'order', 'payment', 'withdrawal', 'bankLine', 'exit', 'adjustment'],
];

/** Columns by table, each with its type in SQL. */
const columns: readonly [table: string, column: string, type: string][] = [
  ['payment', 'fee', 'bigint NULL'],
  ['payment', 'expenses', 'bigint NULL'],
  ['payment', 'reserve', 'bigint NULL'],
  // Empty of payments from before rents were divided to the cent, which may be a cent short of their part.
  ['payment', 'rounding', 'integer NULL'],
  // Empty of orders that were sold before there were rules for fees.
  ['investment_order', 'sinceFees', 'integer NULL'],
  ['payment_run', 'vat', 'bigint NULL'],
  ['payment_run', 'reserve', 'bigint NULL'],
  ['project_exit', 'fees', 'mediumtext NULL'],
  ['project_exit', 'reserve', 'bigint NULL'],
  ['project_exit', 'handedOver', 'bigint NULL'],
  ['project_exit', 'released', 'bigint NULL'],
  [lines, 'period', 'varchar(7) NULL'],
  [lines, 'memo', 'varchar(120) NULL'],
  [lines, 'documentId', 'integer NULL'],
];

/** Columns with the end of the name of their check, and its condition. */
const checked: readonly [table: string, column: string, type: string, condition: string][] = [
  ['payment_run', 'fee', 'bigint NULL', 'fee >= 0 AND vat >= 0 AND vat <= fee'],
  ['payment_run', 'expenses', 'bigint NULL', 'expenses >= 0'],
  ['payment_run', 'occupied', 'integer NULL', 'occupied >= 0 AND occupied <= 100'],
  [
    ...([lines, 'category', 'varchar(20) NULL'] as const),
    `category IN (${list(['maintenance', 'tax', 'insurance', 'administration', 'vacancy', 'other'])})`,
  ],
  [
    ...([lines, 'feeKind', 'varchar(20) NULL'] as const),
    `feeKind IN (${list(['platform', 'management', 'performance', 'sale', 'vat'])})`,
  ],
  [lines, 'paidFrom', 'varchar(10) NULL', `paidFrom IN (${list(['rent', 'reserve'])})`],
];

const houseCheck =
  "(category IS NOT NULL) = (purpose IS NOT NULL AND purpose = 'expense') AND (paidFrom IS NOT NULL) = (category IS NOT NULL) AND (feeKind IS NOT NULL) = (purpose IS NOT NULL AND purpose = 'fee') AND (period IS NULL OR (purpose IS NOT NULL AND purpose = 'rent'))";

const tables: readonly NewTable[] = [
  {
    name: 'fee_rule',
    columns: [
      ...[idColumn(), integer('projectId'), text('kind', 20), text('base', 20), integer('percent')],
      ...[nullable(integer('hurdlePercent')), flag('catchUp'), nullable(integer('vatPercent')), date('validFrom')],
      ...[nullable(integer('createdBy')), instant('createdAt')],
    ],
    uniques: [['projectId', 'kind', 'validFrom']],
    values: { kind: ['platform', 'management', 'performance', 'sale'] },
    checks: {
      base: "(kind = 'platform' AND base = 'raised') OR (kind = 'management' AND base = 'rent') OR (kind = 'performance' AND base = 'net_profit') OR (kind = 'sale' AND base = 'price')",
      percent: 'percent > 0 AND percent <= 1000000',
      hurdle: "(hurdlePercent IS NOT NULL) = (kind = 'performance')",
    },
    references: { createdBy: 'users' },
  },
  {
    name: 'compliance_rule',
    columns: [
      ...[idColumn(), text('kind', 30), text('value', 100), date('validFrom'), nullable(date('validTo'))],
      ...[text('source', 500), nullable(text('confirmedBy', 200))],
    ],
    uniques: [['kind', 'validFrom']],
    values: { kind: ['vat'] },
    checks: { validTo: 'validTo >= validFrom' },
  },
  {
    name: 'account_code',
    columns: [idColumn(), text('account', 60), text('code', 30), text('name', 120)],
    uniques: [['account']],
  },
  {
    name: 'journal_batch',
    columns: [
      ...[idColumn(), integer('number'), text('period', 7), longText('content'), text('sha256', 64), integer('rows')],
      ...[integer('createdBy'), instant('createdAt')],
    ],
    indexes: [['period']],
    uniques: [['number']],
    references: { createdBy: 'users' },
  },
  {
    name: 'journal_batch_entry',
    columns: [idColumn(), integer('batchId'), integer('entryId')],
    indexes: [['batchId']],
    uniques: [['entryId']],
    references: { batchId: 'journal_batch', entryId: 'ledger_entry' },
  },
];

// Ecuador's tax since April 2024; a person confirms it.
const vat = {
  kind: 'vat',
  value: '15',
  validFrom: '2024-04-01',
  source:
    'Ley Orgánica para Enfrentar el Conflicto Armado Interno, la Crisis Social y Económica (2024); Decreto Ejecutivo 198 de 2024',
};

/** Fees, capital, expenses and reserve of houses, months of rents, and the accountant's own numbers. */
export class MoneyOfHouses1768700000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const table of tables) await createTable(runner, table);
    await runner.manager.insert('compliance_rule', vat);
    for (const [table, column, type] of columns)
      await runner.query(`ALTER TABLE ${table} ADD COLUMN ${column} ${type}`);
    for (const [table, column, type, condition] of checked)
      await addCheckedColumn(runner, table, `${column} ${type}`, { [`CHK_${table}_${column}`]: condition });
    await addCheckedColumn(runner, 'bank_rule', 'projectId integer NULL', {});
    await replaceValues(runner, 'bank_rule', 'purpose', ['bank_fee', 'interest', 'not_ours', 'rent']);
    await addCheck(runner, 'bank_rule', 'CHK_bank_rule_project', "(projectId IS NOT NULL) = (purpose = 'rent')");
    await replaceCheck(runner, 'project_exit', 'CHK_project_exit_net', 'net >= 0');
    await replaceCheck(
      runner,
      lines,
      `CHK_${lines}_purpose`,
      toPurposeCheck(['rent', 'sale', 'capital', 'expense', 'fee']),
    );
    await addCheck(runner, lines, `CHK_${lines}_house`, houseCheck);
    await createUpdatedAtTrigger(runner, lines);
    await replaceValues(runner, 'ledger_account', 'kind', [...accountKinds, 'property', 'expenses', 'reserve']);
    await replaceValues(runner, 'ledger_entry', 'kind', [...entryKinds, 'expense', 'fee', 'capital']);
    await replaceValues(runner, 'ledger_entry', 'sourceKind', [...sourceKinds, 'paymentRun']);
  }

  /** @throws by the checks while there is money of the new kinds */
  async down(runner: QueryRunner): Promise<void> {
    await replaceValues(runner, 'ledger_entry', 'sourceKind', sourceKinds);
    await replaceValues(runner, 'ledger_entry', 'kind', entryKinds);
    await replaceValues(runner, 'ledger_account', 'kind', accountKinds);
    await dropCheck(runner, lines, `CHK_${lines}_house`);
    await replaceCheck(runner, lines, `CHK_${lines}_purpose`, toPurposeCheck(['rent', 'sale']));
    await replaceCheck(runner, 'project_exit', 'CHK_project_exit_net', 'net >= 0 AND net <= price');
    await dropCheck(runner, 'bank_rule', 'CHK_bank_rule_project');
    await replaceValues(runner, 'bank_rule', 'purpose', ['bank_fee', 'interest', 'not_ours']);
    await dropCheckedColumn(runner, 'bank_rule', 'projectId');
    for (const [table, column] of checked.toReversed())
      await dropCheckedColumn(runner, table, column, `CHK_${table}_${column}`);
    for (const [table, column] of columns.toReversed())
      await runner.query(`ALTER TABLE ${table} DROP COLUMN ${column}`);
    await createUpdatedAtTrigger(runner, lines);
    for (const { name } of tables.toReversed()) await runner.dropTable(name);
  }
}
