import type { MigrationInterface, QueryRunner } from 'typeorm';

const columns = [
  ['session', 'address', 'varchar(45)'],
  ['session', 'userAgent', 'varchar(300)'],
  ['session', 'lastSeenAt', 'datetime(3)'],
  ['users', 'disabledAt', 'datetime(3)'],
] as const;

/** Where sessions are, and accounts that are disabled. Safe during a rolling update: the previous release leaves the columns empty. */
export class AccountState1767600000030 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const [table, name, type] of columns)
      await runner.query(`ALTER TABLE ${table} ADD COLUMN ${name} ${type} NULL`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const [table, name] of [...columns].reverse()) await runner.query(`ALTER TABLE ${table} DROP COLUMN ${name}`);
  }
}
