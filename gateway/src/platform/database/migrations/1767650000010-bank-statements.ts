import type { MigrationInterface, QueryRunner } from 'typeorm';
import { cents, createTable, date, idColumn, instant, integer, nullable, text } from './tables';

/** Statements of the company's bank accounts and their lines, and the columns of each bank's file. */
export class BankStatements1767650000010 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, {
      name: 'bank_statement',
      columns: [
        idColumn(),
        integer('bankAccountId'),
        cents('openingBalance'),
        cents('closingBalance'),
        date('firstDay'),
        date('lastDay'),
        integer('createdBy'),
        instant('createdAt'),
      ],
      indexes: { IDX_bank_statement_bankAccountId_lastDay: ['bankAccountId', 'lastDay'] },
      userReferences: { FK_bank_statement_createdBy: { column: 'createdBy', onDelete: 'RESTRICT' } },
      references: { FK_bank_statement_bankAccountId: { column: 'bankAccountId', table: 'collecting_account' } },
    });
    await createTable(runner, {
      name: 'bank_statement_line',
      columns: [
        idColumn(),
        integer('statementId'),
        integer('bankAccountId'),
        date('bookedOn'),
        cents('amount'),
        nullable(text('description', 300)),
        nullable(text('reference', 100)),
        text('contentHash', 64),
        integer('occurrence'),
        text('status', 20),
        nullable(integer('userId')),
        nullable(integer('orderId')),
        nullable(integer('withdrawalId')),
        nullable(instant('decidedAt')),
      ],
      indexes: {
        IDX_bank_statement_line_statementId: ['statementId'],
        IDX_bank_statement_line_status: ['status'],
      },
      uniques: {
        UQ_bank_statement_line_bankAccountId_contentHash_occurrence: ['bankAccountId', 'contentHash', 'occurrence'],
      },
      checks: {
        CHK_bank_statement_line_status: "status IN ('matched', 'suspense', 'ignored')",
        CHK_bank_statement_line_ignored: "(status = 'ignored') = (amount = 0)",
        CHK_bank_statement_line_matched:
          "(status = 'matched') = (userId IS NOT NULL OR orderId IS NOT NULL OR withdrawalId IS NOT NULL)",
      },
      userReferences: { FK_bank_statement_line_userId: { column: 'userId', onDelete: 'RESTRICT' } },
      references: {
        FK_bank_statement_line_statementId: { column: 'statementId', table: 'bank_statement' },
        FK_bank_statement_line_bankAccountId: { column: 'bankAccountId', table: 'collecting_account' },
      },
    });
    await runner.query('ALTER TABLE collecting_account ADD COLUMN statementMapping mediumtext NULL');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE collecting_account DROP COLUMN statementMapping');
    await runner.dropTable('bank_statement_line');
    await runner.dropTable('bank_statement');
  }
}
