import type { ObjectLiteral } from 'typeorm';
import type { Database } from '../database';
import { listLimits } from './list-limits';
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
export type RepeatedColumn = {
  column: string;
  table?: undefined;
  found: (contains: Contains, value: string) => string[];
};

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
  /** Whether it seems that more than half of all rows have it, so that fewer are to be counted by `unwanted`. */
  mostly: boolean;
  /** The records of another table that it is about, when it is about nothing else. */
  records: Records | null;
};

/** Those records of a table, whose ids a column holds, of which a condition holds. */
export type Records = { table: string; column: string; condition: Condition };

type Source = Pick<Database, 'reader' | 'kind'>;

/** Where the values of a column are looked for. */
type Place = { from: string; value: string; sample: string; found: string };

function placeOf(reference: Reference, contains: Contains, listed: string): Place {
  if (reference.table) {
    const { table, found } = reference;
    const sample = `(SELECT * FROM ${table} ORDER BY ${table}.id LIMIT ${listLimits.sample}) AS ${table}`;
    return { from: table, value: `${table}.id`, sample, found: found(contains).join(' OR ') };
  }
  const { column, found } = reference;
  const values = (limit: string): string => `(SELECT DISTINCT ${column} AS value FROM ${listed}${limit}) AS repeated`;
  const value = 'repeated.value';
  return {
    from: values(''),
    value,
    sample: values(` LIMIT ${listLimits.sample}`),
    found: found(contains, value).join(' OR '),
  };
}

type Looked = { values: (string | number)[]; mostly: boolean; every: boolean };

async function lookUp({ reader }: Source, { from, value, sample, found }: Place, term: string): Promise<Looked> {
  const ask = <R>(sql: string): Promise<R[]> =>
    reader.query<R[]>(
      sql.replaceAll(/:term\b/g, '?'),
      [...sql.matchAll(/:term\b/g)].map(() => term),
    );
  const [rows, [seen]] = await Promise.all([
    ask<{ value: string | number }>(
      `SELECT ${value} AS value FROM ${from} WHERE ${found} LIMIT ${listLimits.fewValues + 1}`,
    ),
    ask<{ size: number; found: number | string }>(
      `SELECT COUNT(*) AS size, COUNT(CASE WHEN ${found} THEN 1 END) AS found FROM ${sample}`,
    ),
  ]);
  const [size, hits] = [Number(seen?.size), Number(seen?.found)];
  const other = async (): Promise<boolean> =>
    (await ask(`SELECT 1 AS other FROM ${from} WHERE NOT (${found}) LIMIT 1`)).length > 0;
  return {
    values: rows.map((row) => row.value),
    mostly: hits * 2 > size,
    every: size > 0 && hits === size && !(await other()),
  };
}

function fewOf({ column, table }: Reference, { values, mostly }: Looked): Part {
  const parameters = { [`${column}Found`]: values };
  const wanted = { sql: `item.${column} IN (:...${column}Found)`, parameters };
  return {
    wanted,
    check: wanted,
    unwanted: { sql: `item.${column} NOT IN (:...${column}Found)`, parameters },
    reach: 'few',
    mostly,
    records: table ? { table, column, condition: { sql: `${table}.id IN (:...${column}Found)`, parameters } } : null,
  };
}

function manyOf(
  { column, table, complete }: TableReference,
  { from, value, found }: Place,
  { mostly }: Looked,
  term: string,
): Part {
  const parameters = { term };
  const values = (which: string): string => `(SELECT ${value} FROM ${from} WHERE ${which})`;
  return {
    wanted: { sql: `item.${column} IN ${values(found)}`, parameters },
    // A count of one row is a question that no optimizer turns round.
    check: { sql: `(SELECT COUNT(*) FROM ${from} WHERE ${value} = item.${column} AND (${found})) > 0`, parameters },
    unwanted: {
      sql: `item.${column} ${complete ? `IN ${values(`NOT (${found})`)}` : `NOT IN ${values(found)}`}`,
      parameters,
    },
    reach: 'many',
    mostly: complete && mostly,
    records: { table, column, condition: { sql: found, parameters } },
  };
}

const rowByRow = (conditions: readonly string[], parameters: ObjectLiteral): Part => {
  const wanted = anyOf(conditions.map((sql) => ({ sql, parameters })));
  return {
    wanted,
    check: wanted,
    unwanted: { sql: `NOT (${wanted.sql})`, parameters },
    reach: 'all',
    mostly: false,
    records: null,
  };
};

async function partOf(
  source: Source,
  listed: string,
  reference: Reference,
  term: string,
): Promise<Part | 'every' | null> {
  const contains = containsOn(source.kind);
  const place = placeOf(reference, contains, listed);
  const looked = await lookUp(source, place, term);
  if (looked.values.length === 0) return null;
  if (looked.every && (!reference.table || reference.complete)) return 'every';
  if (looked.values.length <= listLimits.fewValues) return fewOf(reference, looked);
  if (reference.table) return manyOf(reference, place, looked, term);
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
export async function partsOf(
  source: Source,
  { table, own, references }: Searched,
  words: string,
): Promise<Part[] | null> {
  const term = termOf(words);
  const found = await Promise.all(references.map((reference) => partOf(source, table, reference, term)));
  if (found.includes('every')) return null;
  const parts = found.filter((part) => part !== null && part !== 'every');
  return own.length > 0 ? [...parts, rowByRow(own, { term })] : parts;
}
