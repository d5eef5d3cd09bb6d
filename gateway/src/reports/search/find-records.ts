import type { Database } from '../../platform/database';
import { getRepeatedValues } from '../../platform/database/list/list-search';
import type { SearchedKind } from '../../platform/database/search/searched-texts';
import { type Condition, matchValues, matchesAll, matchesOne, matchStarts } from './conditions';
import { findId, findPeriods, listIdentifierStarts, matchesWords, type Term } from './search-terms';
import { hasWords, type Ids, TokenReader } from './token-reader';

/** By what the records of one table are found. */
export type SearchedTable = {
  table: string;
  /** Words of the record itself. */
  tokens?: SearchedKind;
  /** The columns of the person and the project that it is about. */
  personColumn?: string;
  projectColumn?: string;
  /** Columns with an index, of which the start is typed. */
  identifiers?: readonly string[];
  isFoundById?: boolean;
  isFoundByPeriod?: boolean;
  /** A column with an index and few distinct texts. */
  repeatedText?: string;
};

/** One way in which a term matches a row. */
type Option = {
  by: 'tokens' | 'person' | 'other';
  condition: Condition;
  /** The same in conditions that each leave few rows, or whose index has them in the order of the ids; null for many rows. */
  narrow: readonly Narrow[] | null;
};

type Narrow = Condition & { isInIdOrder?: boolean };

/** Values of an index of which each is read on its own. */
const maxSeparateValues = 24;

/**
 * Finds the newest records of a table of which every term matches something: a word of theirs, or the person, project, month, reference or id.
 * People and projects are found first, by their words.
 */
export class RecordFinder {
  private readonly tokens: TokenReader;

  constructor(private readonly database: Pick<Database, 'reader' | 'kind'>) {
    this.tokens = new TokenReader(database.reader);
  }

  /** @param readsPeople whether the person of a record may be searched. */
  async find(table: SearchedTable, terms: readonly Term[], limit: number, readsPeople: boolean): Promise<number[]> {
    const searched = readsPeople ? table : { ...table, personColumn: undefined };
    const options = await Promise.all(terms.map((term) => this.listOptions(searched, term)));
    if (options.some((ofTerm) => ofTerm.length === 0)) return [];
    const filter = matchesAll(options.map((ofTerm) => matchesOne(ofTerm.map(({ condition }) => condition))));
    const narrow = findNarrowest(options) ?? (await this.findTogether(searched, terms, options));
    const branches = (narrow ?? [{ sql: '1 = 1', values: [], isInIdOrder: true }]).map(
      ({ sql, values, isInIdOrder }) => ({
        // Without it the optimizer may walk all rows in the order of the ids, in search of few.
        sql: `SELECT item.id AS id FROM ${table.table} AS item WHERE (${sql}) AND ${filter.sql}
          ORDER BY ${isInIdOrder ? 'item.id' : 'COALESCE(item.id, NULL)'} DESC LIMIT ${limit}`,
        values: [...values, ...filter.values],
      }),
    );
    if (branches.length === 0) return [];
    const union = branches.map((branch, index) => `SELECT id FROM (${branch.sql}) AS part${index}`).join(' UNION ');
    const rows = await this.database.reader.query<{ id: number }[]>(
      `SELECT id FROM (${union}) AS found ORDER BY id DESC LIMIT ${limit}`,
      branches.flatMap(({ values }) => values),
    );
    return rows.map(({ id }) => id);
  }

  private async listOptions(table: SearchedTable, term: Term): Promise<Option[]> {
    const { tokens, personColumn, projectColumn } = table;
    const found = await Promise.all([
      ...(tokens ? [this.matchWords('tokens', tokens, 'item.id', term)] : []),
      ...(personColumn ? [this.matchWords('person', 'user', `item.${personColumn}`, term)] : []),
      ...(projectColumn ? [this.matchWords('other', 'project', `item.${projectColumn}`, term)] : []),
      ...(table.identifiers ?? []).map((column) => this.matchIdentifier(table.table, column, term)),
      ...(table.isFoundByPeriod ? [this.matchPeriod(table.table, term)] : []),
      ...(table.repeatedText ? [this.matchRepeatedText(table.table, table.repeatedText, term)] : []),
    ]);
    const id = table.isFoundById ? findId(term) : null;
    return [...found, id === null ? null : toOption('other', matchValues('item.id', [id]))].filter(
      (option) => option !== null,
    );
  }

  private async matchWords(
    by: Option['by'],
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
    const ids = await this.tokens.readIds(
      `SELECT item.id AS id FROM ${table} AS item WHERE ${condition.sql}`,
      condition.values,
    );
    return toOptionOfIds('other', 'item.id', ids, () => condition);
  }

  private async matchPeriod(table: string, term: Term): Promise<Option | null> {
    const [range] = await this.database.reader.query<{ earliest: string | null; latest: string | null }[]>(
      `SELECT MIN(period) AS earliest, MAX(period) AS latest FROM ${table}`,
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
    const isOnly = (by: Option['by']) => options.every((ofTerm) => ofTerm.every((option) => option.by === by));
    const words = terms.flatMap((term) => term.words);
    if (terms.length > 1 && tokens && isOnly('tokens'))
      return toOptionOfIds('tokens', 'item.id', await this.tokens.findIds(tokens, words))?.narrow ?? null;
    if (terms.length > 1 && personColumn && isOnly('person'))
      return toOptionOfIds('person', `item.${personColumn}`, await this.tokens.findIds('user', words))?.narrow ?? null;
    return null;
  }
}

const toOption = (by: Option['by'], condition: Condition): Option => ({ by, condition, narrow: [condition] });

function toOptionOfIds(by: Option['by'], column: string, ids: Ids, toCondition?: () => Condition): Option | null {
  if (ids === null) return toCondition ? { by, condition: toCondition(), narrow: null } : null;
  return ids.length === 0 ? null : toOption(by, matchValues(column, ids));
}

function toOptionOfValues(column: string, values: readonly string[]): Option | null {
  if (values.length === 0) return null;
  const separate = values.map((value) => ({ ...matchValues(column, [value]), isInIdOrder: true }));
  return {
    by: 'other',
    condition: matchValues(column, values),
    narrow: values.length <= maxSeparateValues ? separate : null,
  };
}

/** The conditions of the term that leaves the fewest ranges of rows to read; null where every term may match many rows. */
function findNarrowest(options: readonly (readonly Option[])[]): readonly Narrow[] | null {
  const narrow = options.flatMap((ofTerm) => {
    const conditions = ofTerm.map((option) => option.narrow);
    return conditions.every((list) => list !== null) ? [conditions.flat()] : [];
  });
  return narrow.reduce<readonly Narrow[] | null>(
    (best, list) => (best && best.length <= list.length ? best : list),
    null,
  );
}
