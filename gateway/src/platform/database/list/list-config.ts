import type { EntityTarget, ObjectLiteral } from 'typeorm';
import type { SearchedKind } from '../search/searched-texts';
import type { Search } from './text-search';

/** An SQL condition with its parameters. Columns of the listed record are written `item.column`. */
export type Condition = { sql: string; parameters?: ObjectLiteral };

/** A record that a column points to by id, by which rows are searched and sorted. */
export type Reference = {
  entity: EntityTarget<ObjectLiteral>;
  column: string;
  /** Whether pages show it: it is read with their rows, for the loader of the same name. */
  isShown?: boolean;
  /** Whether rows may point to a deleted record; they sort before all others. */
  canBeDeleted?: boolean;
  /** SQL conditions of a search on the reference, `name.column`; a row matches if one of them holds. */
  search?: (search: Search) => string[];
};

/** A column that has an index and few distinct values. A search tests each value once instead of every row. */
export type RepeatedColumn = {
  column: string;
  /** SQL conditions on `value`; none if the words cannot be part of a value. */
  search: (search: Search, value: string) => string[];
};

/** Records without a column of the listed one that points to them, such as the holders of the accounts that an entry moves. */
export type RelatedRecords = {
  name: string;
  /** FROM clause; `name` has an `id`. */
  source: string;
  /** SQL conditions of a search on them. */
  search: (search: Search) => string[];
  /** The table whose rows relate the two, with its columns for the id of the listed row and that of the record. */
  through: { table: string; itemColumn: string; recordColumn: string };
};

/** A sort key in SQL, and the reference it belongs to if it is not a column of the listed record. */
export type SortKey = string | { key: string; reference: string };

/** Definition of the list of one kind of record: the columns to sort, filter and search by. */
export type ListConfig<T extends ObjectLiteral, Sort extends string, Filter extends keyof T & string = never> = {
  entity: EntityTarget<T>;
  /** Rows that are counted at most, where 10,000 take too long. */
  maxCountedRows?: number;
  /** Ties are sorted by id. */
  sorts: Record<Sort, SortKey>;
  /** The day by which `from` and `to` narrow the list; of an instant, its day in Ecuador. */
  day?: { column: keyof T & string; of: 'date' | 'instant' };
  /** The column of money that the whole list can be added up by, and what it stores. */
  sum?: { column: keyof T & string; in: 'cents' | 'dollars' };
  /** Columns that a request may fix to one value. */
  filters?: readonly Filter[];
  /** Those that leave few rows: their index is worth more than the order of the ids. */
  selectiveFilters?: readonly NoInfer<Filter>[];
  references?: Readonly<Record<string, Reference>>;
  repeatedColumns?: readonly RepeatedColumn[];
  relatedRecords?: readonly RelatedRecords[];
  /** Columns with an index that a search compares with the start of the value, as typed and in capitals. */
  prefixColumns?: readonly string[];
  /** The kind of the listed records in `search_token`: a row matches if each searched word starts one of its words. */
  tokens?: SearchedKind;
  /** SQL conditions of a search on the record's own columns, tested row by row. */
  search?: (search: Search) => string[];
};

/** The first and the last day of a list, YYYY-MM-DD. */
export type DayRange = { from?: string | null; to?: string | null };

/** Values of the filters; null and undefined match every row. */
export type FilterValues<T, Filter extends keyof T> = { [F in Filter]?: T[F] | null } & DayRange;

export type PageRequest<T, Sort extends string, Filter extends keyof T> = FilterValues<T, Filter> & {
  sort: Sort;
  search?: string | null;
  descending?: boolean | null;
  /** Rows to skip. */
  offset?: number | null;
  /** Rows of the page, 1 to 100. */
  limit?: number | null;
};

export type ListAfterRequest<T, Sort extends string, Filter extends keyof T> = FilterValues<T, Filter> & {
  search?: string | null;
  /** By id unless stated. Not by a reference. */
  sort?: Sort | null;
  descending?: boolean | null;
  /** Only rows that were created or changed since then; of records that have `updatedAt`. */
  updatedSince?: Date | null;
  /** Id of the last row that was read. Null and 0 start with the first row. */
  after?: number | null;
  /** Or its value in the order of the list and its id, separated by a dot: its row may be changed or deleted. */
  cursor?: string | null;
  /** 1 to 1,000; all rows if missing. */
  limit?: number | null;
};

/** Takes a record that a row refers to, by the name of the reference. */
export type KeepReference = (name: string, record: ObjectLiteral) => void;

/** One page of a list. Each part is read when it is asked for. */
export type PaginatedList<T> = {
  items: (keep: KeepReference) => Promise<T[]>;
  /** Rows on all pages, counted up to 10,000, or what the list states, or the end of this page, whichever is larger. */
  total: () => Promise<number>;
  /** Whether there are more rows than `total`. */
  totalIsCapped: () => Promise<boolean>;
};

/** One page of a list whose records may have an amount. */
export type PaginatedMoney<T> = PaginatedList<T> & {
  /** Money of the rows on all pages as decimal text; null where they are not all counted, or the list has none. */
  sum: () => Promise<string | null>;
};
