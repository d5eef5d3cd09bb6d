import type { Database } from '../../platform/database';
import { getRepeatedValues } from '../../platform/database/list/list-search';
import type { SearchedKind } from '../../platform/database/search/searched-texts';
import {
  type Condition,
  hasWords,
  matchAll,
  matchOne,
  matchStarts,
  matchValues,
  withoutIndex,
} from '../../platform/database/search/conditions';
import { findId, findPeriods, listIdentifierStarts, matchesWords, type Term } from './search-terms';
import { type Ids, TokenReader } from './token-reader';

/** By what the records of one table are found. */
export type SearchedTable = {
  table: string;
  /** Words of the record itself. */
  tokens?: SearchedKind | undefined;
  /** The columns of the person and the project that it is about. */
  personColumn?: string | undefined;
  projectColumn?: string;
  /** Columns with an index, of which the start is typed. */
  identifiers?: readonly string[];
  isFoundById?: boolean;
  isFoundByPeriod?: boolean;
  /** A column with an index and few distinct texts. */
  repeatedText?: string;
};

/** A condition whose rows an index finds. */
type Narrow = Condition & {
  /** About how many, to compare it with others. */
  rows: number;
  /** Whether the index has them in the order of the ids. */
  isInIdOrder?: boolean;
};

/** One way in which a term matches a row. */
type Option = {
  by: 'tokens' | 'person' | 'project' | 'other';
  condition: Condition;
  /** The same for an index; null where it leaves many rows. */
  narrow: readonly Narrow[] | null;
};

/** About how many rows there are for one value, in the largest tables. */
const rowsPerValue = { tokens: 1, person: 10, project: 5000, other: 1, period: 20_000 } as const;

/** Of more rows it is quicker to walk through the newest, among which there are matches, than to sort those of an index. */
const maxSortedRows = 50_000;

/** Values of an index of which each is read on its own. */
const maxSeparateValues = 24;

/**
 * Finds, for one search, the newest records of a table of which every term matches something: a word, or the person, project, month,
 * reference or id. People and projects are found first, by their words.
 */
export class RecordFinder {
  private readonly tokens: TokenReader;

  constructor(private readonly database: Pick<Database, 'reader' | 'kind'>) {
    this.tokens = new TokenReader(database.reader);
  }

  /** @param readsPeople whether the person of a record may be searched, and the text of a transfer, which names people. */
  async find(table: SearchedTable, terms: readonly Term[], limit: number, readsPeople: boolean): Promise<number[]> {
    const tokens = table.tokens === 'project' ? table.tokens : undefined;
    const searched = readsPeople ? table : { ...table, tokens, personColumn: undefined };
    const options = await Promise.all(terms.map((term) => this.listOptions(searched, term)));
    if (options.some((ofTerm) => ofTerm.length === 0)) return [];
    const filter = matchAll(options.map((ofTerm) => matchOne(ofTerm.map(({ condition }) => condition))));
    const narrow = findNarrowest(options) ?? (await this.findTogether(searched, terms, options));
    return this.readNewest(table, filter, narrow ?? [{ sql: '1 = 1', values: [], isInIdOrder: true }], limit);
  }

  /** The newest rows that meet a condition and one of some others, each of which is read by its own index. */
  private async readNewest(
    { table }: SearchedTable,
    filter: Condition,
    branches: readonly (Condition & { isInIdOrder?: boolean })[],
    limit: number,
  ): Promise<number[]> {
    if (branches.length === 0) return [];
    const parts = branches.map(({ sql, isInIdOrder }, index) => {
      // Without it the optimizer may walk through all rows in the order of the ids, in search of few.
      const order = isInIdOrder ? 'item.id' : 'COALESCE(item.id, NULL)';
      return `SELECT id FROM (SELECT item.id AS id FROM ${table} AS item WHERE (${sql}) AND ${filter.sql}
        ORDER BY ${order} DESC LIMIT ${limit}) AS part${index}`;
    });
    const rows = await this.database.reader.query<{ id: number }[]>(
      `SELECT id FROM (${parts.join(' UNION ')}) AS found ORDER BY id DESC LIMIT ${limit}`,
      branches.flatMap(({ values }) => [...values, ...filter.values]),
    );
    return rows.map(({ id }) => id);
  }

  private async listOptions(searched: SearchedTable, term: Term): Promise<Option[]> {
    const { table, tokens, personColumn, projectColumn, identifiers = [], repeatedText } = searched;
    const id = searched.isFoundById ? findId(term) : null;
    const found = await Promise.all([
      ...(tokens ? [this.matchWords('tokens', tokens, 'item.id', term)] : []),
      ...(personColumn ? [this.matchWords('person', 'user', `item.${personColumn}`, term)] : []),
      ...(projectColumn ? [this.matchWords('project', 'project', `item.${projectColumn}`, term)] : []),
      ...identifiers.map((column) => this.matchIdentifier(table, column, term)),
      ...(searched.isFoundByPeriod ? [this.matchPeriod(table, term)] : []),
      ...(repeatedText ? [this.matchRepeatedText(table, repeatedText, term)] : []),
    ]);
    return [...found, toOptionOfIds('other', 'item.id', id === null ? [] : [id])].filter((option) => option !== null);
  }

  private async matchWords(
    by: 'tokens' | 'person' | 'project',
    kind: SearchedKind,
    column: string,
    { words }: Term,
  ): Promise<Option | null> {
    return toOptionOfIds(by, column, await this.tokens.findIds(kind, words), () => hasWords(kind, column, words));
  }

  private async matchIdentifier(table: string, column: string, term: Term): Promise<Option | null> {
    const starts = listIdentifierStarts(term);
    if (starts.length === 0) return null;
    const condition = matchStarts(`item.${column}`, starts);
    const query = `SELECT item.id AS id FROM ${table} AS item WHERE ${condition.sql}`;
    return toOptionOfIds('other', 'item.id', await this.tokens.readIds(query, condition.values), () => condition);
  }

  private async matchPeriod(table: string, term: Term): Promise<Option | null> {
    // One query for both would read the whole index on SQLite.
    const [range] = await this.database.reader.query<{ earliest: string | null; latest: string | null }[]>(
      `SELECT (SELECT MIN(period) FROM ${table}) AS earliest, (SELECT MAX(period) FROM ${table}) AS latest`,
    );
    if (!range?.earliest || !range.latest) return null;
    return toOptionOfValues('item.period', findPeriods(term, range.earliest, range.latest));
  }

  private async matchRepeatedText(table: string, column: string, { words }: Term): Promise<Option | null> {
    const rows = await this.database.reader.query<{ value: string }[]>(
      `SELECT value FROM ${getRepeatedValues(this.database.kind, table, column)}`,
    );
    const texts = rows.map(({ value }) => value).filter((value) => matchesWords(words, value));
    return toOptionOfValues(`item.${column}`, texts);
  }

  /** Where each term alone matches many records or people, those that all of them match together. */
  private async findTogether(
    { tokens, personColumn }: SearchedTable,
    terms: readonly Term[],
    options: readonly (readonly Option[])[],
  ): Promise<readonly Narrow[] | null> {
    const words = terms.flatMap((term) => term.words);
    const isOnly = (by: Option['by']) => options.every((ofTerm) => ofTerm.every((option) => option.by === by));
    const read = async (by: Option['by'], kind: SearchedKind, column: string) =>
      toOptionOfIds(by, column, await this.tokens.findIds(kind, words))?.narrow ?? null;
    if (terms.length === 1) return null;
    if (tokens && isOnly('tokens')) return read('tokens', tokens, 'item.id');
    return personColumn && isOnly('person') ? read('person', 'user', `item.${personColumn}`) : null;
  }
}

/** The option of a term that matches these ids, or, for many, the rows of a condition; null where it matches none. */
function toOptionOfIds(by: Option['by'], column: string, ids: Ids, toCondition?: () => Condition): Option | null {
  if (ids === null) return toCondition ? { by, condition: toCondition(), narrow: null } : null;
  if (ids.length === 0) return null;
  const narrow = { ...matchValues(column, ids), rows: ids.length * rowsPerValue[by] };
  return { by, condition: matchValues(withoutIndex(column), ids), narrow: [narrow] };
}

function toOptionOfValues(column: string, values: readonly string[]): Option | null {
  if (values.length === 0) return null;
  const toNarrow = (value: string): Narrow => ({
    ...matchValues(column, [value]),
    rows: rowsPerValue.period,
    isInIdOrder: true,
  });
  return {
    by: 'other',
    condition: matchValues(withoutIndex(column), values),
    narrow: values.length <= maxSeparateValues ? values.map(toNarrow) : null,
  };
}

/** The conditions of the term that leaves the fewest rows; null where every term may match many that would have to be sorted. */
function findNarrowest(options: readonly (readonly Option[])[]): readonly Narrow[] | null {
  const countRows = (list: readonly Narrow[]): number => list.reduce((sum, { rows }) => sum + rows, 0);
  const countSorted = (list: readonly Narrow[]): number => countRows(list.filter(({ isInIdOrder }) => !isInIdOrder));
  return options
    .flatMap((ofTerm) => {
      const conditions = ofTerm.map(({ narrow }) => narrow);
      return conditions.every((list) => list !== null) ? [conditions.flat()] : [];
    })
    .filter((list) => countSorted(list) <= maxSortedRows)
    .reduce<readonly Narrow[] | null>((best, list) => (best && countRows(best) <= countRows(list) ? best : list), null);
}
