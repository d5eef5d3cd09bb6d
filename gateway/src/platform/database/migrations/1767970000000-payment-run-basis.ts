import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addCheckedColumn, dropCheckedColumn } from './tables';

const table = 'payment_run';

/** What a monthly payment was shared among, and the part that nobody got. Safe during a rolling update: earlier runs shared all of
 * their amount by registered capital, as the default and an empty column say. */
export class PaymentRunBasis1767970000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await addCheckedColumn(runner, table, "basis varchar(20) NOT NULL DEFAULT 'registered'", {
      CHK_payment_run_basis: "basis IN ('registered', 'funded')",
    });
    await addCheckedColumn(runner, table, 'retained bigint NULL', {
      CHK_payment_run_retained: 'retained >= 0',
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropCheckedColumn(runner, table, 'retained', 'CHK_payment_run_retained');
    await dropCheckedColumn(runner, table, 'basis', 'CHK_payment_run_basis');
  }
}
