import type { SearchedKind } from './searched-texts';

/** Above every text that starts with a prefix: both databases compare text by its characters' numbers. */
const lastCharacter = '\u{10FFFF}';

/** An SQL condition on the searched record, `item`, with the values of its places. */
export type Condition = { sql: string; values: readonly unknown[] };

/** A column for a condition that tests rows: with its index the optimizer might read or sort many. */
export const withoutIndex = (column: string): string => `COALESCE(${column}, NULL)`;

/** A text that starts with one of some texts. */
export const matchStarts = (column: string, starts: readonly string[]): Condition => ({
  sql: starts.map(() => `(${column} >= ? AND ${column} < ?)`).join(' OR '),
  values: starts.flatMap((start) => [start, start + lastCharacter]),
});

export const matchValues = (column: string, values: readonly (string | number)[]): Condition => ({
  sql: `${column} IN (${values.map(() => '?').join(', ')})`,
  values,
});

const join = (conditions: readonly Condition[], operator: 'AND' | 'OR'): Condition => ({
  sql: conditions.map(({ sql }) => `(${sql})`).join(` ${operator} `),
  values: conditions.flatMap(({ values }) => values),
});

export const matchAll = (conditions: readonly Condition[]): Condition => join(conditions, 'AND');
export const matchOne = (conditions: readonly Condition[]): Condition => join(conditions, 'OR');

/** A record, by the SQL of its id, that has a word with each of these beginnings. */
export function hasWords(kind: SearchedKind, id: string, words: readonly string[]): Condition {
  return matchAll(
    words.map((word) => {
      const { sql, values } = matchStarts(withoutIndex('own.token'), [word]);
      // Of EXISTS MariaDB makes a join that may start with all tokens, and an index of the words holds more than those of one record.
      return {
        sql: `(SELECT own.recordId FROM search_token AS own
          WHERE own.kind = '${kind}' AND own.recordId = ${id} AND (${sql}) LIMIT 1) IS NOT NULL`,
        values,
      };
    }),
  );
}

/** The same for an index: each word finds its records, and the optimizer joins them in the order that suits. */
export const inWords = (kind: SearchedKind, id: string, words: readonly string[]): Condition =>
  matchAll(
    words.map((word) => {
      const { sql, values } = matchStarts('own.token', [word]);
      return {
        sql: `${id} IN (SELECT own.recordId FROM search_token AS own WHERE own.kind = '${kind}' AND ${sql})`,
        values,
      };
    }),
  );
