import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addCheckedColumn, dropCheckedColumn } from './tables';

const check = 'CHK_users_staffRole';

/** The staff role of an administrator. Every administrator keeps every permission. */
export class StaffRoles1768490000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await addCheckedColumn(runner, 'users', 'staffRole varchar(20) NULL', {
      [check]: "staffRole IN ('administrator', 'support', 'finance', 'treasury', 'compliance', 'content', 'auditor')",
    });
    await runner.query("UPDATE users SET staffRole = 'administrator' WHERE role = 'admin' AND staffRole IS NULL");
  }

  down(runner: QueryRunner): Promise<void> {
    return dropCheckedColumn(runner, 'users', 'staffRole', check);
  }
}
