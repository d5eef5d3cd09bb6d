import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Keeps what missed payments were before a monthly payment turned them into its own. */
export class TurnedPayments1768420000000 implements MigrationInterface {
  readonly name = 'TurnedPayments1768420000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE payment_run ADD COLUMN turned mediumtext');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE payment_run DROP COLUMN turned');
  }
}
