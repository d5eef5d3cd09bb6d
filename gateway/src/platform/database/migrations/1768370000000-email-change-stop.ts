import type { MigrationInterface, QueryRunner } from 'typeorm';
import { replaceValues } from './tables';

const purposes = ['password_reset', 'email_verification', 'email_change'];

/** Links with which the owner of an e-mail stops its change. Safe during a rolling update: the previous release issues none. */
export class EmailChangeStop1768370000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await replaceValues(runner, 'account_token', 'purpose', [...purposes, 'email_change_stop']);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("DELETE FROM account_token WHERE purpose = 'email_change_stop'");
    await replaceValues(runner, 'account_token', 'purpose', purposes);
  }
}
