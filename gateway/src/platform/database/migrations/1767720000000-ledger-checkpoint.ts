import type { MigrationInterface, QueryRunner } from 'typeorm';
import { cents, createTable, idColumn, integer, text } from './tables';

const kinds = [
  ...['opening', 'deposit', 'order', 'investment', 'payment'],
  ...['rent', 'withdrawal', 'exit', 'adjustment', 'reversal'],
];

/** Sums of the older postings of accounts that carry no balance. */
export class LedgerCheckpoint1767720000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, {
      name: 'ledger_checkpoint',
      columns: [idColumn(), integer('throughId'), integer('accountId'), text('kind', 20), cents('total')],
      uniques: { UQ_ledger_checkpoint_throughId_accountId_kind: ['throughId', 'accountId', 'kind'] },
      checks: { CHK_ledger_checkpoint_kind: `kind IN (${kinds.map((kind) => `'${kind}'`).join(', ')})` },
      references: { FK_ledger_checkpoint_accountId: { column: 'accountId', table: 'ledger_account' } },
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('ledger_checkpoint');
  }
}
