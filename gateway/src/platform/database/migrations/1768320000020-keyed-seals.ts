import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Seals are signed with a key and cover every column. The job seals every row again: no signature can be made from the former hashes. */
export class KeyedSeals1768320000020 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('DELETE FROM ledger_seal');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DELETE FROM ledger_seal');
  }
}
