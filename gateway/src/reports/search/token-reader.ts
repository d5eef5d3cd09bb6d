import type { Database } from '../../platform/database';
import type { SearchedKind } from '../../platform/database/search/searched-texts';
import { type Condition, matchAll, matchStarts, maxListedIds, withoutIndex } from './conditions';

/** The ids that match; null for more than are listed. */
export type Ids = readonly number[] | null;

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

/** Reads for one search which records have words that start with those of it. */
export class TokenReader {
  /** Several kinds of records are found by the same people and projects. */
  private readonly found = new Map<string, Promise<Ids>>();

  constructor(private readonly reader: Database['reader']) {}

  findIds(kind: SearchedKind, words: readonly string[]): Promise<Ids> {
    const key = [kind, ...words].join(' ');
    const known = this.found.get(key);
    if (known) return known;
    const ids = this.readTokens(kind, words);
    this.found.set(key, ids);
    return ids;
  }

  /** The ids that a query selects, each once; null for more than are listed. DISTINCT would keep it from ending at the limit. */
  async readIds(sql: string, values: readonly unknown[]): Promise<Ids> {
    const rows = await this.reader.query<{ id: number }[]>(`${sql} LIMIT ${maxListedIds + 1}`, [...values]);
    return rows.length > maxListedIds ? null : [...new Set(rows.map(({ id }) => id))];
  }

  private readTokens(kind: SearchedKind, words: readonly string[]): Promise<Ids> {
    // The longest word is the rarest more often than not.
    const [first = '', ...rest] = [...words].sort((a, b) => b.length - a.length);
    const { sql, values } = matchAll([
      matchStarts('token.token', [first]),
      ...(rest.length > 0 ? [hasWords(kind, 'token.recordId', rest)] : []),
    ]);
    return this.readIds(
      `SELECT token.recordId AS id FROM search_token AS token WHERE token.kind = '${kind}' AND ${sql}`,
      values,
    );
  }
}
