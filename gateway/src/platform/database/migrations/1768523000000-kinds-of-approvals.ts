import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addCheck, dropCheck } from './tables';

const table = 'approval_request';
const check = 'CHK_approval_request_kind';

const formerKinds = [
  ...['exit', 'adjustment', 'undo_run', 'grant_admin', 'change_payment', 'statement_void', 'admin_change', 'money_in'],
  ...['investment_change', 'reopen_period'],
];

/** Drops the condition on the kinds of approvals: a new kind needs no migration. */
export class KindsOfApprovals1768523000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await dropCheck(runner, table, check);
  }

  async down(runner: QueryRunner): Promise<void> {
    const known = formerKinds.map((kind) => `'${kind}'`).join(', ');
    await runner.query(`DELETE FROM ${table} WHERE kind NOT IN (${known})`);
    await addCheck(runner, table, check, `kind IN (${known})`);
  }
}
