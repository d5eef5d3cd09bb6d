import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addCheckedColumn, dropCheckedColumn, replaceCheck } from './tables';

const table = 'bank_statement_line';
const matched = 'CHK_bank_statement_line_matched';
const targets = 'userId IS NOT NULL OR orderId IS NOT NULL OR withdrawalId IS NOT NULL';

async function setMatched(runner: QueryRunner, condition: string): Promise<void> {
  await replaceCheck(runner, table, matched, `(status = 'matched') = (${condition})`);
}

/** A line of the bank's statement may be money of a project: its rent, or its sale. */
export class ProjectLines1767800000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await addCheckedColumn(runner, table, 'projectId integer NULL', {});
    // Before the column with its own checks: TypeORM cannot rebuild a SQLite table that was altered to have such a column.
    await setMatched(runner, `${targets} OR projectId IS NOT NULL`);
    await addCheckedColumn(runner, table, 'purpose varchar(20) NULL', {
      CHK_bank_statement_line_purpose:
        "(purpose IS NULL OR purpose IN ('rent', 'sale')) AND (projectId IS NULL) = (purpose IS NULL)",
    });
  }

  /** @throws when a line is money of a project: the previous release knows no such line. */
  async down(runner: QueryRunner): Promise<void> {
    await dropCheckedColumn(runner, table, 'purpose', 'CHK_bank_statement_line_purpose');
    await setMatched(runner, targets);
    await dropCheckedColumn(runner, table, 'projectId');
  }
}
