import { type MigrationInterface, type QueryRunner, TableForeignKey, TableIndex } from 'typeorm';
import { addCheck, dropCheck, replaceCheck } from './tables';

const lines = 'bank_statement_line';
const matched = (target: string): string =>
  `(status = 'matched') = (userId IS NOT NULL OR orderId IS NOT NULL OR withdrawalId IS NOT NULL OR batchId IS NOT NULL OR ${target} IS NOT NULL)`;
const formerPurpose = "(purpose IS NULL OR purpose IN ('rent', 'sale')) AND (projectId IS NULL) = (purpose IS NULL)";
const purpose =
  "(purpose IS NULL OR purpose IN ('rent', 'sale', 'bank_fee', 'interest', 'reversal', 'own_transfer', 'not_ours')) AND (projectId IS NOT NULL) = (purpose IS NOT NULL AND purpose IN ('rent', 'sale'))";

const accountKey = new TableForeignKey({
  name: 'FK_bank_statement_line_otherAccountId',
  columnNames: ['otherAccountId'],
  referencedTableName: 'collecting_account',
  referencedColumnNames: ['id'],
  onDelete: 'RESTRICT',
  onUpdate: 'RESTRICT',
});

const reversedOnce = new TableIndex({
  name: 'UQ_bank_statement_line_reversedLineId',
  columnNames: ['reversedLineId'],
  isUnique: true,
});

/** The purpose of bank lines that belong to no record: its fees and interest, reversals, own transfers, and money by mistake. */
export class BankPurposes1768480000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE ${lines} ADD COLUMN reversedLineId integer NULL`);
    await runner.query(`ALTER TABLE ${lines} ADD COLUMN otherAccountId integer NULL`);
    await replaceCheck(runner, lines, 'CHK_bank_statement_line_matched', matched('purpose'));
    await replaceCheck(runner, lines, 'CHK_bank_statement_line_purpose', purpose);
    await addCheck(
      runner,
      lines,
      'CHK_bank_statement_line_reversal',
      "(reversedLineId IS NOT NULL) = (purpose IS NOT NULL AND purpose = 'reversal') AND (reversedLineId IS NULL OR amount < 0)",
    );
    await addCheck(
      runner,
      lines,
      'CHK_bank_statement_line_transfer',
      "(otherAccountId IS NOT NULL) = (purpose IS NOT NULL AND purpose = 'own_transfer') AND (otherAccountId IS NULL OR otherAccountId <> bankAccountId)",
    );
    await runner.createIndex(lines, reversedOnce);
    await runner.createForeignKey(lines, accountKey);
  }

  /** @throws by the checks while a line has one of the purposes: undo those assignments first */
  async down(runner: QueryRunner): Promise<void> {
    await runner.dropForeignKey(lines, accountKey);
    await runner.dropIndex(lines, reversedOnce);
    await dropCheck(runner, lines, 'CHK_bank_statement_line_transfer');
    await dropCheck(runner, lines, 'CHK_bank_statement_line_reversal');
    await replaceCheck(runner, lines, 'CHK_bank_statement_line_purpose', formerPurpose);
    await replaceCheck(runner, lines, 'CHK_bank_statement_line_matched', matched('projectId'));
    await runner.query(`ALTER TABLE ${lines} DROP COLUMN otherAccountId`);
    await runner.query(`ALTER TABLE ${lines} DROP COLUMN reversedLineId`);
  }
}
