import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createTable, idColumn, text } from './tables';

/** The company's bank accounts, into which investors deposit. */
export class CollectingAccounts1767630000020 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, {
      name: 'collecting_account',
      columns: [
        idColumn(),
        text('bank', 80),
        text('accountType', 20),
        text('accountNumber', 40),
        text('holderName', 120),
        text('holderIdNumber', 20),
      ],
      uniques: { UQ_collecting_account_bank_accountNumber: ['bank', 'accountNumber'] },
      checks: { CHK_collecting_account_accountType: "accountType IN ('savings', 'checking')" },
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('collecting_account');
  }
}
