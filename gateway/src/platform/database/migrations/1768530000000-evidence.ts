import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createTable, idColumn, instant, integer, nullable, replaceCheck, text } from './tables';

const check = 'CHK_ledger_seal_subject';

/** Keyed digests of guarded records, which are sealed as security events now are too. */
export class Evidence1768530000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, {
      name: 'record_evidence',
      columns: [
        idColumn(),
        text('kind', 30),
        integer('recordId'),
        nullable(text('note', 200)),
        text('digest', 64),
        instant('createdAt'),
      ],
      indexes: [['kind', 'recordId']],
    });
    await replaceCheck(runner, 'ledger_seal', check, "subject IN ('ledger', 'audit', 'evidence', 'security')");
  }

  async down(runner: QueryRunner): Promise<void> {
    // The chain of the earlier release ends where the first link of another subject is.
    await runner.query(
      `DELETE FROM ledger_seal WHERE position >= (SELECT first FROM
        (SELECT MIN(position) AS first FROM ledger_seal WHERE subject IN ('evidence', 'security')) AS later)`,
    );
    await replaceCheck(runner, 'ledger_seal', check, "subject IN ('ledger', 'audit')");
    await runner.query('DROP TABLE record_evidence');
  }
}
