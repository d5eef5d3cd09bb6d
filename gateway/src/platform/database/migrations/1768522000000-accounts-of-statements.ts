import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The account and currency stated in a statement's file, and the reason why it was posted for another account. */
export class AccountsOfStatements1768522000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE bank_statement ADD COLUMN fileAccounts mediumtext NULL');
    await runner.query('ALTER TABLE bank_statement ADD COLUMN currency varchar(3) NULL');
    await runner.query('ALTER TABLE bank_statement ADD COLUMN accountReason varchar(200) NULL');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE bank_statement DROP COLUMN accountReason');
    await runner.query('ALTER TABLE bank_statement DROP COLUMN currency');
    await runner.query('ALTER TABLE bank_statement DROP COLUMN fileAccounts');
  }
}
