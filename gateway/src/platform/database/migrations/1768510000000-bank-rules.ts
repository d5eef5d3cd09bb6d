import type { MigrationInterface, QueryRunner } from 'typeorm';
import {
  addCheckedColumn,
  createIndex,
  createTable,
  dropCheckedColumn,
  dropIndex,
  idColumn,
  instant,
  integer,
  nullable,
  text,
} from './tables';

const lines = 'bank_statement_line';
const check = 'CHK_bank_statement_line_rule';

/** Saved rules for lines of a bank, and which of them assigned a line. */
export class BankRules1768510000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, {
      name: 'bank_rule',
      columns: [
        idColumn(),
        text('text', 100),
        text('purpose', 20),
        nullable(integer('bankAccountId')),
        nullable(text('direction', 10)),
        integer('createdBy'),
        instant('createdAt'),
        nullable(integer('deletedBy')),
        nullable(instant('deletedAt')),
      ],
      values: { purpose: ['bank_fee', 'interest', 'not_ours'], direction: ['credit', 'debit'] },
      checks: { deleted: '(deletedAt IS NULL) = (deletedBy IS NULL)' },
      references: { bankAccountId: 'collecting_account', createdBy: 'users', deletedBy: 'users' },
    });
    await addCheckedColumn(runner, lines, 'ruleId integer NULL', { [check]: 'ruleId IS NULL OR purpose IS NOT NULL' });
    await createIndex(runner, lines, 'ruleId');
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropIndex(runner, lines, 'ruleId');
    await dropCheckedColumn(runner, lines, 'ruleId', check);
    await runner.dropTable('bank_rule');
  }
}
