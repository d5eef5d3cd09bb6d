import { toSearchWords } from '@cimiento/contracts';

type Row = Readonly<Record<string, unknown>>;

/** Records with texts that people write. All others are found by their columns, and by the people and projects that they refer to. */
export type SearchedKind = 'user' | 'project' | 'bank_line';

/** The columns whose words find a record, by its kind. */
export const searchedTexts: Readonly<Record<SearchedKind, { table: string; columns: readonly string[] }>> = {
  user: { table: 'users', columns: ['fullName', 'username', 'email'] },
  project: { table: 'project', columns: ['name', 'location'] },
  bank_line: { table: 'bank_statement_line', columns: ['description', 'reference'] },
};

/** The words of a record. A reference that a bank wrote in groups is also found as one word. */
export function listTokens(kind: SearchedKind, row: Row): string[] {
  const texts = searchedTexts[kind].columns.map((column) => row[column]).filter((text) => typeof text === 'string');
  const { reference } = row;
  const joined = typeof reference === 'string' ? toSearchWords(reference).join('') : '';
  return toSearchWords([...texts, joined].join(' '));
}
