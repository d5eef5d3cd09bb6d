import type { Database } from '../../platform/database';
import type { SearchedKind } from '../../platform/database/search/searched-texts';
import { hasWords, matchAll, matchStarts } from '../../platform/database/search/conditions';

/** Up to this many ids are listed in a query; of more, each row is tested. */
const maxListedIds = 1000;

/** The ids that match; null for more than are listed. */
export type Ids = readonly number[] | null;

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
