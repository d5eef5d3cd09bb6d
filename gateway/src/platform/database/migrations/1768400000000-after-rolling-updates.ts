import type { MigrationInterface, QueryRunner } from 'typeorm';
import { isMysql } from './tables';

/** Removes what served a release without the numeric annual return, and checkpoints of sums that it counted in another way. */
export class AfterRollingUpdates1768400000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE project DROP COLUMN annualReturn');
    // The next start adds them up again.
    await runner.query('DELETE FROM ledger_checkpoint');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("ALTER TABLE project ADD COLUMN annualReturn varchar(20) NOT NULL DEFAULT ''");
    const text = isMysql(runner)
      ? "TRIM(TRAILING '.' FROM TRIM(TRAILING '0' FROM CAST(annualReturnRate / 10000 AS char)))"
      : "RTRIM(RTRIM(PRINTF('%.4f', annualReturnRate / 10000.0), '0'), '.')";
    await runner.query(`UPDATE project SET annualReturn = ${text}`);
  }
}
