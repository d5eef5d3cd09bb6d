import { type MigrationInterface, type QueryRunner, TableColumn } from 'typeorm';
import { createIndex, dropIndex, instant, isMysql, nullable } from './tables';

const statements = 'bank_statement';
const requests = 'approval_request';

/** Changes whether a request must have an end. On SQLite it copies the table. */
async function changeEnd(runner: QueryRunner, isRequired: boolean): Promise<void> {
  if (isMysql(runner)) {
    await runner.query(`ALTER TABLE ${requests} MODIFY expiresAt datetime(3) ${isRequired ? 'NOT NULL' : 'NULL'}`);
    return;
  }
  // Read afresh: the runner may know the table from before a statement in plain SQL.
  await runner.getTable(requests);
  const end = instant('expiresAt');
  await runner.changeColumn(requests, 'expiresAt', new TableColumn(isRequired ? end : nullable(end)));
}

/** Statements that a second person confirms, requests that do not expire, and debits that one person assigned. */
export class ConfirmedStatements1768527000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE ${statements} ADD COLUMN fileSha256 varchar(64) NULL`);
    await runner.query(`ALTER TABLE ${statements} ADD COLUMN approvalId integer NULL`);
    await runner.query(`ALTER TABLE ${statements} ADD COLUMN confirmedAt datetime(3) NULL`);
    await runner.query(`ALTER TABLE ${statements} ADD COLUMN confirmedBy integer NULL`);
    await runner.query(`UPDATE ${statements} SET confirmedAt = createdAt`);
    await createIndex(runner, statements, 'confirmedAt');
    await runner.query("ALTER TABLE uncovered_credit ADD COLUMN direction varchar(3) NOT NULL DEFAULT 'in'");
    await changeEnd(runner, false);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`UPDATE ${requests} SET expiresAt = createdAt WHERE expiresAt IS NULL`);
    await changeEnd(runner, true);
    await runner.query("DELETE FROM uncovered_credit WHERE direction <> 'in'");
    await runner.query('ALTER TABLE uncovered_credit DROP COLUMN direction');
    await dropIndex(runner, statements, 'confirmedAt');
    await runner.query(`ALTER TABLE ${statements} DROP COLUMN confirmedBy`);
    await runner.query(`ALTER TABLE ${statements} DROP COLUMN confirmedAt`);
    await runner.query(`ALTER TABLE ${statements} DROP COLUMN approvalId`);
    await runner.query(`ALTER TABLE ${statements} DROP COLUMN fileSha256`);
  }
}
