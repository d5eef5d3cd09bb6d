import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The day on which a payment was credited. Payments of before were credited on their dates. */
export class DaysOfPayments1768529000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE payment ADD COLUMN creditedOn date NULL');
    await runner.query('ALTER TABLE payment ADD COLUMN dateReason varchar(200) NULL');
    await runner.query("UPDATE payment SET creditedOn = paymentDate WHERE status = 'paid'");
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE payment DROP COLUMN dateReason');
    await runner.query('ALTER TABLE payment DROP COLUMN creditedOn');
  }
}
