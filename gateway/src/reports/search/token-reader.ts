import type { Database } from '../../platform/database';
import type { SearchedKind } from '../../platform/database/search/searched-texts';
import { type Condition, matchesAll, maxListedIds, matchStarts } from './conditions';

/** The ids that match; null for more than are listed. */
export type Ids = readonly number[] | null;

/** A record, by the SQL of its id, that has a word with each of these beginnings. */
export function hasWords(kind: SearchedKind, id: string, words: readonly string[]): Condition {
  return matchesAll(
    words.map((word) => {
      const { sql, values } = matchStarts('own.token', [word]);
      // Of EXISTS MariaDB makes a join that may start with all tokens.
      return {
        sql: `(SELECT own.recordId FROM search_token AS own
          WHERE own.kind = '${kind}' AND own.recordId = ${id} AND (${sql}) LIMIT 1) IS NOT NULL`,
        values,
      };
    }),
  );
}

/** Reads which records have words that start with those of a search. */
export class TokenReader {
  constructor(private readonly reader: Database['reader']) {}

  async findIds(kind: SearchedKind, words: readonly string[]): Promise<Ids> {
    // The longest word is the rarest more often than not.
    const [first = '', ...rest] = [...words].sort((a, b) => b.length - a.length);
    const { sql, values } = matchesAll([
      matchStarts('token.token', [first]),
      ...(rest.length > 0 ? [hasWords(kind, 'token.recordId', rest)] : []),
    ]);
    return this.readIds(
      `SELECT DISTINCT token.recordId AS id FROM search_token AS token WHERE token.kind = '${kind}' AND ${sql}`,
      values,
    );
  }

  /** The ids that a query selects; null for more than are listed. */
  async readIds(sql: string, values: readonly unknown[]): Promise<Ids> {
    const rows = await this.reader.query<{ id: number }[]>(`${sql} LIMIT ${maxListedIds + 1}`, [...values]);
    return rows.length > maxListedIds ? null : rows.map(({ id }) => id);
  }
}
