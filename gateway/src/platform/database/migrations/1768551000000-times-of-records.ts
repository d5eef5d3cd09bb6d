import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createIndex, createUpdatedAtTrigger, dropIndex, isMysql } from './tables';

/** Tables whose rows have been changed without a time until now. */
const changed = [
  'account_statement',
  'accounting_period',
  'api_key',
  'approval_request',
  'bank_statement',
  'bank_statement_line',
  'data_subject_request',
  'invitation_code',
  'payment_run',
  'waitlist_request',
  'webhook_endpoint',
  'withdrawal',
  'withdrawal_batch',
];

/** Those of them that programs read from an instant on. */
const readFrom = ['bank_statement_line', 'payment_run', 'withdrawal'];

/** Tables without the time of creation. Rows of before have none: a copy of millions of payments would stop the product for minutes. */
const created = ['bank_statement_line', 'investment', 'payment', 'project'];

const setStatementTimes = `UPDATE bank_statement_line SET createdAt =
  (SELECT statement.createdAt FROM bank_statement AS statement WHERE statement.id = bank_statement_line.statementId)`;

/** When records were created and last changed. What was there before counts as changed by the upgrade: a program then reads it once. */
export class TimesOfRecords1768551000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const now = isMysql(runner) ? 'UTC_TIMESTAMP(3)' : "strftime('%Y-%m-%d %H:%M:%f', 'now')";
    const onUpdate = isMysql(runner) ? ' ON UPDATE CURRENT_TIMESTAMP(3)' : '';
    for (const table of created) await runner.query(`ALTER TABLE ${table} ADD COLUMN createdAt datetime(3) NULL`);
    await runner.query(setStatementTimes);
    for (const table of changed) {
      await runner.query(`ALTER TABLE ${table} ADD COLUMN updatedAt datetime(3) NULL${onUpdate}`);
      await runner.query(`UPDATE ${table} SET updatedAt = ${now}`);
      await createUpdatedAtTrigger(runner, table);
    }
    for (const table of readFrom) await createIndex(runner, table, 'updatedAt', 'id');
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of readFrom) await dropIndex(runner, table, 'updatedAt', 'id');
    for (const table of changed) {
      if (!isMysql(runner)) await runner.query(`DROP TRIGGER TRG_${table}_updatedAt`);
      await runner.query(`ALTER TABLE ${table} DROP COLUMN updatedAt`);
    }
    for (const table of created) await runner.query(`ALTER TABLE ${table} DROP COLUMN createdAt`);
  }
}
