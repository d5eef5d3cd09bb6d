import { toSearchWords } from '@cimiento/contracts';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createTable, keyInteger, keyText } from './tables';

const table = 'search_token';
const rowsPerRead = 1000;
const valuesPerInsert = 200;

type Row = { id: number; [column: string]: unknown };

const kinds = [
  { kind: 'user', from: 'users', columns: ['fullName', 'username', 'email'] },
  { kind: 'project', from: 'project', columns: ['name', 'location'] },
  { kind: 'bank_line', from: 'bank_statement_line', columns: ['description', 'reference'] },
] as const;

/** A bank's reference in groups is one word too. */
const toTokens = (row: Row, columns: readonly string[]): string[] => {
  const texts = columns.map((column) => String(row[column] ?? ''));
  return toSearchWords([...texts, toSearchWords(String(row['reference'] ?? '')).join('')].join(' '));
};

/** The words that people, projects and bank lines are searched by. */
export class SearchTokens1768500000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, {
      name: table,
      columns: [keyText('kind', 20), keyText('token', 60), keyInteger('recordId')],
      indexes: [['kind', 'recordId', 'token']],
    });
    for (const { kind, from, columns } of kinds) {
      for (let after = 0; ;) {
        const rows = (await runner.query(
          `SELECT id, ${columns.join(', ')} FROM ${from} WHERE id > ? ORDER BY id LIMIT ${rowsPerRead}`,
          [after],
        )) as Row[];
        if (rows.length === 0) break;
        await insert(
          runner,
          rows.flatMap((row) => toTokens(row, columns).map((token) => [kind, token, row.id])),
        );
        after = rows[rows.length - 1]?.id ?? after;
      }
    }
  }

  down(runner: QueryRunner): Promise<void> {
    return runner.dropTable(table);
  }
}

async function insert(runner: QueryRunner, values: readonly (string | number)[][]): Promise<void> {
  for (let at = 0; at < values.length; at += valuesPerInsert) {
    const part = values.slice(at, at + valuesPerInsert);
    await runner.query(
      `INSERT INTO ${table} (kind, token, recordId) VALUES ${part.map(() => '(?, ?, ?)').join(', ')}`,
      part.flat(),
    );
  }
}
