import type { ObjectLiteral } from 'typeorm';
import type { Database } from './database';
import { anyOf, type Condition } from './list-query';
import { type Contains, containsOn, termOf } from './text-search';

/** A column that is searched by what it stands for: its values are looked up first, in a table that is small beside the listed one. */
export type TableReference = {
  column: string;
  /** Whose `id` the column holds. */
  table: string;
  /** SQL conditions on the table: one that holds is enough. */
  found: (contains: Contains) => string[];
  /** Whether there is a row of the table for every row of the list. */
  complete: boolean;
};

/** A column of few different values, of which each is looked at once. */
export type RepeatedColumn = { column: string; table?: undefined; found: (contains: Contains, value: string) => string[] };

export type Reference = TableReference | RepeatedColumn;

/** One of the ways in which a row can be what a search asks for. */
export type Part = {
  /** In a form that goes by an index, unless every row must be looked at. */
  wanted: Condition;
  /** The same in a form that is quick to look at for a few rows. */
  check: Condition;
  /** That it does not hold. */
  unwanted: Condition;
  /** Few values, many of them, or no index at all. */
  reach: 'few' | 'many' | 'all';
  /** Whether more than half of what there is to find was found, so that `unwanted` has fewer rows and goes by an index. */
  mostly: boolean;
};

type Source = Pick<Database, 'reader' | 'kind'>;

// Up to here a list of values lets the database go by an index; beyond, it does better with the question itself.
const fewValues = 1000;

type Looked = {
  values: (string | number)[];
  /** How many values there are, found or not. */
  every: number;
};

/** Where the values of a column are looked for. */
type Place = { from: string; value: string; found: string };

function placeOf(reference: Reference, contains: Contains, listed: string): Place {
  if (reference.table) {
    const { table, found } = reference;
    return { from: table, value: `${table}.id`, found: found(contains).join(' OR ') };
  }
  const { column, found } = reference;
  const value = 'repeated.value';
  return { from: `(SELECT DISTINCT ${column} AS value FROM ${listed}) AS repeated`, value, found: found(contains, value).join(' OR ') };
}

async function ask<R>({ reader }: Source, sql: string, term: string): Promise<R[]> {
  const terms = [...sql.matchAll(/:term\b/g)].map(() => term);
  return reader.query<R[]>(sql.replaceAll(/:term\b/g, '?'), terms);
}

async function lookUp(source: Source, { from, value, found }: Place, term: string): Promise<Looked> {
  const sql = `SELECT ${value} AS value, (SELECT COUNT(*) FROM ${from}) AS every FROM ${from} WHERE ${found} LIMIT ${fewValues + 1}`;
  const rows = await ask<{ value: string | number; every: number | string }>(source, sql, term);
  return { values: rows.map((row) => row.value), every: Number(rows[0]?.every) };
}

function fewOf(column: string, { values, every }: Looked): Part {
  const parameters = { [`${column}Found`]: values };
  const wanted = { sql: `item.${column} IN (:...${column}Found)`, parameters };
  return {
    wanted,
    check: wanted,
    unwanted: { sql: `item.${column} NOT IN (:...${column}Found)`, parameters },
    reach: 'few',
    mostly: values.length * 2 > every,
  };
}

async function manyOf(source: Source, { column, complete }: TableReference, place: Place, term: string, every: number): Promise<Part | 'every'> {
  const { from, value, found } = place;
  const [row] = await ask<{ found: number | string }>(source, `SELECT COUNT(*) AS found FROM ${from} WHERE ${found}`, term);
  const count = Number(row?.found);
  if (complete && count === every) return 'every';
  const parameters = { term };
  const values = (which: string): string => `(SELECT ${value} FROM ${from} WHERE ${which})`;
  return {
    wanted: { sql: `item.${column} IN ${values(found)}`, parameters },
    // A count of one row is a question that no optimizer turns round.
    check: { sql: `(SELECT COUNT(*) FROM ${from} WHERE ${value} = item.${column} AND (${found})) > 0`, parameters },
    unwanted: { sql: `item.${column} ${complete ? `IN ${values(`NOT (${found})`)}` : `NOT IN ${values(found)}`}`, parameters },
    reach: 'many',
    mostly: complete && count * 2 > every,
  };
}

const rowByRow = (conditions: readonly string[], parameters: ObjectLiteral): Part => {
  const wanted = anyOf(conditions.map((sql) => ({ sql, parameters })));
  return { wanted, check: wanted, unwanted: { sql: `NOT (${wanted.sql})`, parameters }, reach: 'all', mostly: false };
};

async function partOf(source: Source, listed: string, reference: Reference, term: string): Promise<Part | 'every' | null> {
  const contains = containsOn(source.kind);
  const place = placeOf(reference, contains, listed);
  const looked = await lookUp(source, place, term);
  if (looked.values.length === 0) return null;
  const complete = !reference.table || reference.complete;
  if (complete && looked.values.length === looked.every) return 'every';
  if (looked.values.length <= fewValues) return fewOf(reference.column, looked);
  if (reference.table) return manyOf(source, reference, place, term, looked.every);
  return rowByRow(reference.found(contains, `item.${reference.column}`), { term });
}

/** What a search looks through. */
export type Searched = {
  /** Name of the listed table. */
  table: string;
  /** SQL conditions on columns of the listed table itself. */
  own: readonly string[];
  references: readonly Reference[];
};

/** The ways in which a row can be what the words ask for; null when every row is. */
export async function partsOf(source: Source, { table, own, references }: Searched, words: string): Promise<Part[] | null> {
  const term = termOf(words);
  const found = await Promise.all(references.map((reference) => partOf(source, table, reference, term)));
  if (found.includes('every')) return null;
  const parts = found.filter((part) => part !== null && part !== 'every');
  return own.length > 0 ? [...parts, rowByRow(own, { term })] : parts;
}
