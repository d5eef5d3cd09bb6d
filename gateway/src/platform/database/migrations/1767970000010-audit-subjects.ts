import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createIndex, dropIndex, isMysql } from './tables';

const table = 'audit_entry';
const columns = ['personId', 'projectId', 'runId'] as const;
const chunk = 10_000;

/** SQL of an id in the JSON of an entry: null when it has none. */
const readId = (runner: QueryRunner, name: string): string => {
  const value = `JSON_EXTRACT(COALESCE(\`after\`, \`before\`), '$.${name}')`;
  return isMysql(runner) ? `CAST(NULLIF(JSON_UNQUOTE(${value}), 'null') AS SIGNED)` : value;
};

/**
 * Whom and which project a change is about, and the monthly payment that its payment belongs to, taken from the entries themselves. The
 * columns are not sealed. Safe during a rolling update: entries of the previous release have none of them, and are found by
 * record. The payments that an undone monthly payment deleted before keep their lines: nothing says which of them it was.
 */
export class AuditSubjects1767970000010 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const column of columns) await runner.query(`ALTER TABLE ${table} ADD COLUMN ${column} integer NULL`);
    const [person, project, run] = [readId(runner, 'userId'), readId(runner, 'projectId'), readId(runner, 'runId')];
    const [last] = (await runner.query(`SELECT MAX(id) AS id FROM ${table}`)) as { id: number | null }[];
    // In parts, so that no statement holds the whole log.
    for (let after = 0; after < (last?.id ?? 0); after += chunk)
      await runner.query(`UPDATE ${table} SET
        personId = CASE WHEN entity = 'user' THEN recordId ELSE ${person} END,
        projectId = CASE WHEN entity = 'project' THEN recordId ELSE ${project} END,
        runId = CASE WHEN entity = 'payment' AND action = 'create' THEN ${run} END
        WHERE id > ${after} AND id <= ${after + chunk}`);
    for (const column of columns) await createIndex(runner, table, column);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const column of columns) await dropIndex(runner, table, column);
    for (const column of columns) await runner.query(`ALTER TABLE ${table} DROP COLUMN ${column}`);
  }
}
