import { createHash } from 'node:crypto';
import { TableIndex, type MigrationInterface, type QueryRunner } from 'typeorm';
import { addCheck, createIndex, dropCheck, dropIndex, replaceCheck, replaceValues } from './tables';

const line = 'bank_statement_line';
const statement = 'bank_statement';
const statuses = ['matched', 'suspense', 'ignored'];
const hashIndex = 'UQ_bank_statement_line_bankAccountId_contentHash_occurrence';
const lineColumns = ['balance bigint', 'reachedBalance bigint', 'duplicateOf integer'];
const statementColumns = [
  'number integer',
  'gapReason varchar(200)',
  'voidedAt datetime(3)',
  'voidedBy integer',
  'voidReason varchar(200)',
];

type Row = {
  id: number;
  bankAccountId: number;
  bookedOn: string;
  amount: number | string;
  description: string | null;
  reference: string | null;
};

async function addColumns(runner: QueryRunner, table: string, columns: readonly string[]): Promise<void> {
  for (const column of columns) await runner.query(`ALTER TABLE ${table} ADD COLUMN ${column} NULL`);
}

async function dropColumns(runner: QueryRunner, table: string, columns: readonly string[]): Promise<void> {
  for (const column of columns) await runner.query(`ALTER TABLE ${table} DROP COLUMN ${column.split(' ')[0]}`);
}

/** The balance after each line, where every line of its file is stored, they add up, and the oldest is the first. */
async function fillReachedBalances(runner: QueryRunner): Promise<void> {
  await runner.query(`UPDATE ${line} SET reachedBalance = (
      SELECT opened.openingBalance + SUM(earlier.amount) FROM ${statement} AS opened
      JOIN ${line} AS earlier ON earlier.statementId = opened.id
      WHERE opened.id = ${line}.statementId AND earlier.id <= ${line}.id
      GROUP BY opened.id, opened.openingBalance)
    WHERE statementId IN (SELECT id FROM (
      SELECT whole.id FROM (
        SELECT opened.id, MIN(stored.id) AS firstId, MAX(stored.id) AS lastId
        FROM ${statement} AS opened JOIN ${line} AS stored ON stored.statementId = opened.id
        GROUP BY opened.id, opened.openingBalance, opened.closingBalance
        HAVING opened.openingBalance + SUM(stored.amount) = opened.closingBalance
      ) AS whole
      JOIN ${line} AS oldest ON oldest.id = whole.firstId JOIN ${line} AS newest ON newest.id = whole.lastId
      WHERE oldest.bookedOn <= newest.bookedOn
    ) AS ordered)`);
}

/** The hashes of the previous release, with an ordinal among equal lines. */
async function fillHashes(runner: QueryRunner): Promise<void> {
  const seen = new Map<string, number>();
  for (const row of (await runner.query(
    `SELECT id, bankAccountId, bookedOn, amount, description, reference FROM ${line} ORDER BY id`,
  )) as Row[]) {
    const content = JSON.stringify([row.bookedOn, Number(row.amount), row.description, row.reference]);
    const hash = createHash('sha256').update(content).digest('hex');
    const key = `${row.bankAccountId}:${hash}`;
    const occurrence = (seen.get(key) ?? 0) + 1;
    seen.set(key, occurrence);
    await runner.query(`UPDATE ${line} SET contentHash = ?, occurrence = ? WHERE id = ?`, [hash, occurrence, row.id]);
  }
}

/**
 * A line of a bank is compared with the registered ones of its day and amount, instead of by a hash of what was read of it. During a rolling
 * update, servers of the previous release cannot post statements.
 */
export class LineIdentity1768330000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // MariaDB keeps an index for the foreign key on bankAccountId, which the dropped one was.
    await createIndex(runner, line, 'bankAccountId');
    await runner.dropIndex(line, hashIndex);
    await dropColumns(runner, line, ['contentHash', 'occurrence']);
    await addColumns(runner, line, lineColumns);
    await fillReachedBalances(runner);
    await createIndex(runner, line, 'bookedOn', 'amount');
    await replaceValues(runner, line, 'status', [...statuses, 'duplicate', 'void']);
    await replaceCheck(
      runner,
      line,
      'CHK_bank_statement_line_ignored',
      "(status <> 'ignored' OR amount = 0 OR duplicateOf IS NOT NULL) AND (amount <> 0 OR status IN ('ignored', 'void'))",
    );
    await addCheck(
      runner,
      line,
      'CHK_bank_statement_line_duplicate',
      "status <> 'duplicate' OR duplicateOf IS NOT NULL",
    );
    await addColumns(runner, statement, statementColumns);
    await runner.query(`UPDATE ${statement} SET number = id`);
    await runner.createIndex(
      statement,
      new TableIndex({ name: 'UQ_bank_statement_number', columnNames: ['number'], isUnique: true }),
    );
  }

  /** @throws when a line is a duplicate or void, or was decided to be one: the previous release knows no such line. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.dropIndex(statement, 'UQ_bank_statement_number');
    await dropColumns(runner, statement, statementColumns);
    await dropCheck(runner, line, 'CHK_bank_statement_line_duplicate');
    await replaceCheck(runner, line, 'CHK_bank_statement_line_ignored', "(status = 'ignored') = (amount = 0)");
    await replaceValues(runner, line, 'status', statuses);
    await dropIndex(runner, line, 'bookedOn', 'amount');
    await dropColumns(runner, line, lineColumns);
    await runner.query(`ALTER TABLE ${line} ADD COLUMN contentHash varchar(64) NOT NULL DEFAULT ''`);
    await runner.query(`ALTER TABLE ${line} ADD COLUMN occurrence integer NOT NULL DEFAULT 1`);
    await fillHashes(runner);
    await runner.createIndex(
      line,
      new TableIndex({
        name: hashIndex,
        columnNames: ['bankAccountId', 'contentHash', 'occurrence'],
        isUnique: true,
      }),
    );
    await dropIndex(runner, line, 'bankAccountId');
  }
}
