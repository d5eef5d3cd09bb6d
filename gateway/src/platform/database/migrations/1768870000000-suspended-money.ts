import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addCheck, createUpdatedAtTrigger, dropCheckedColumn } from './tables';

const table = 'identity_case';
const check = 'CHK_identity_case_suspendedAt';

/** When the money of a person was stopped; null once it may move again. */
export class SuspendedMoney1768870000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE ${table} ADD COLUMN suspendedAt datetime(3) NULL`);
    // Those that no approval followed, also where the case was opened again.
    await runner.query(`UPDATE ${table} SET suspendedAt = (
      SELECT step.createdAt FROM identity_decision AS step
      WHERE step.caseId = ${table}.id AND step.kind = 'suspended' AND NOT EXISTS (
        SELECT 1 FROM identity_decision AS later
        WHERE later.caseId = step.caseId AND later.id > step.id AND later.kind IN ('approved', 'suspended')))`);
    await addCheck(
      runner,
      table,
      check,
      "(state <> 'suspended' OR suspendedAt IS NOT NULL) AND (state <> 'approved' OR suspendedAt IS NULL)",
    );
    await createUpdatedAtTrigger(runner, table);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropCheckedColumn(runner, table, 'suspendedAt', check);
    await createUpdatedAtTrigger(runner, table);
  }
}
