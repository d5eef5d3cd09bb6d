import { foldText, toSearchWords } from '@cimiento/contracts';
import type { ObjectLiteral } from 'typeorm';
import type { Reader } from '../../request';
import type { Database } from '../database';
import { type Condition, hasWords, inWords, matchStarts } from '../search/conditions';
import type { SearchedKind } from '../search/searched-texts';

/** Builds the SQL condition "this text contains the searched words". NULL contains nothing. */
export type Contains = (text: string) => string;

// MariaDB, MySQL and TiDB share this collation; on SQLite `folded` is a function that the gateway registers.
const ignoringCaseAndAccents = (kind: Database['kind'], text: string): string =>
  kind === 'sqlite' ? `folded(${text})` : `${text} COLLATE utf8mb4_unicode_ci`;

// Columns of users, and texts that name them. `item` is the listed record, which its own permission lets the caller read.
const namesUser = (text: string): boolean =>
  /^(?!item\.)\w+\.(fullName|email|username)$|^item\.(recipient|summary)$/.test(text);

/** For digits and dates, which need no folding. */
export const containsDigits: Contains = (text) => `${text} LIKE :term ESCAPE '!'`;

const nothing = '1 = 0';
const namesPeople: ReadonlySet<SearchedKind> = new Set(['user', 'bank_line']);

/** Builds the conditions of one search. A reader without `users:read` finds nothing by the names of users. */
export class Search {
  /** The values that the conditions name. */
  readonly parameters: ObjectLiteral;
  /** The searched text in lower case, without accents. */
  readonly folded: string;
  private readonly words: readonly string[];

  constructor(
    private readonly kind: Database['kind'],
    readonly readBy: Reader,
    private readonly text: string,
  ) {
    this.parameters = { term: toLikePattern(text) };
    this.folded = foldText(text);
    this.words = toSearchWords(text);
  }

  /** For text that people wrote: ignores case and accents. */
  readonly contains: Contains = (text) =>
    namesUser(text) && !this.readBy.readsUsers
      ? nothing
      : `${ignoringCaseAndAccents(this.kind, text)} LIKE :term ESCAPE '!'`;

  /** A column that has an index: the value starts as typed, or as typed in capitals. */
  readonly startsWith = (column: string): string =>
    // LIKE would not let SQLite use the index.
    this.name(matchStarts(column, [...new Set([this.text, this.text.toUpperCase()])]), 'start');

  /** A person, by the SQL of the id: each searched word starts one of the words of name, username and e-mail. An index finds them. */
  readonly isPerson = (id: string): string => this.isRecord('user', id);

  /** The same for a record of a kind. */
  isRecord(kind: SearchedKind, id: string): string {
    return this.mayFind(kind) ? this.name(inWords(kind, id, this.words), 'word') : nothing;
  }

  /** The same, quick for one row. */
  isRecordOfRow(kind: SearchedKind, id: string): string {
    return this.mayFind(kind) ? this.name(hasWords(kind, id, this.words), 'ownWord') : nothing;
  }

  private mayFind(kind: SearchedKind): boolean {
    return this.words.length > 0 && (this.readBy.readsUsers || !namesPeople.has(kind));
  }

  /** The SQL of a condition with names instead of places. Equal conditions of one search have equal names. */
  private name({ sql, values }: Condition, name: string): string {
    let count = 0;
    for (const [index, value] of values.entries()) this.parameters[`${name}${index}`] = value;
    return sql.replaceAll('?', () => `:${name}${count++}`);
  }
}

/** Whether one of the conditions can hold. */
export const canMatch = (conditions: readonly string[]): boolean => conditions.some((sql) => sql !== nothing);

/** The value of `:term` that finds these words literally: `%` and `_` are escaped. */
const toLikePattern = (words: string): string => `%${foldText(words).replace(/[!%_]/g, '!$&')}%`;

/** Sort key in dictionary order: ignores case and accents. */
export const dictionaryOrder = (kind: Database['kind'], text: string): string => ignoringCaseAndAccents(kind, text);

/** The same for a column that MariaDB already stores with that collation, so that its index gives the order. */
export const collatedOrder = (kind: Database['kind'], column: string): string =>
  kind === 'sqlite' ? dictionaryOrder(kind, column) : column;

/** SQL of a number as plain digits. */
export const toDigits = (number: string): string => `CAST(${number} AS CHAR)`;

/** SQL of whole dollars as people write them: '$10,000'. */
export const toDollarText = (kind: Database['kind'], dollars: string): string =>
  `CONCAT('$', ${kind === 'sqlite' ? `printf('%,d', ${dollars})` : `FORMAT(${dollars}, 0)`})`;
