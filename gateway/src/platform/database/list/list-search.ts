import { foldText } from '@cimiento/contracts';
import type { EntityManager, ObjectLiteral } from 'typeorm';
import type { Reader } from '../../request';
import type { Database } from '../database';
import type { Condition, ListConfig, SortKey } from './list-config';
import { listLimits } from './list-limits';
import { containsText, toLikePattern } from './text-search';

export type Source = Pick<Database, 'reader' | 'kind'> & { readBy: Reader };
type AnyListConfig = Pick<
  ListConfig<ObjectLiteral, never>,
  'entity' | 'references' | 'repeatedColumns' | 'relatedRecords' | 'prefixColumns' | 'search'
>;

export const joinWithOr = (conditions: readonly Condition[]): Condition => ({
  sql: conditions.map(({ sql }) => `(${sql})`).join(' OR '),
  parameters: Object.assign({}, ...conditions.map(({ parameters }) => parameters)) as ObjectLiteral,
});

/** A sort key for which the optimizer does not walk the sort index, in search of rows that may stand far apart. */
export const getKeyWithoutIndex = (sort: SortKey): string =>
  `COALESCE(${typeof sort === 'string' ? sort : sort.key}, NULL)`;

/** One of the conditions that make a row match, in two forms with the same parameters. */
export type SearchPart = Condition & {
  /** Quick for one row that is read with its references; `sql` lets the database use an index. */
  joinedSql: string;
  /** The name of the reference or column that is searched. */
  reference?: string;
  /** The part in pieces of one value each, whose rows the index of the column holds in the order of the ids. */
  pieces?: readonly Condition[];
};

/** A part as the rows of an order are read by it. */
export const toSortedPart = (
  { sql, joinedSql, reference, pieces, parameters }: SearchPart,
  sort: SortKey,
): Condition & Pick<SearchPart, 'pieces'> => ({
  // The row is read with the reference that it is sorted by.
  sql: typeof sort !== 'string' && sort.reference === reference ? joinedSql : sql,
  ...(sort === 'item.id' ? { pieces } : {}),
  parameters,
});

/** Values that are looked up first, in a smaller set of values. */
type Lookup = {
  name: string;
  /** FROM clause of the values. */
  source: string;
  value: string;
  conditions: string[];
  joinedConditions?: string[];
  /** SQL condition of a row for these values, a list or a subquery. */
  toCondition: (values: string) => string;
  /** The same, quick for one row. */
  toJoinedCondition?: (values: string) => string;
  isRepeated?: boolean;
};

/**
 * FROM clause of the distinct values of an indexed column, one step in the index for each. MariaDB does that for DISTINCT; SQLite would
 * read all rows, and test the search on each.
 */
export const getRepeatedValues = (kind: Database['kind'], table: string, column: string): string =>
  kind === 'sqlite'
    ? `(WITH RECURSIVE step(value) AS (SELECT MIN(${column}) FROM ${table} UNION ALL
        SELECT (SELECT MIN(${column}) FROM ${table} WHERE ${column} > step.value) FROM step WHERE step.value IS NOT NULL)
        SELECT value FROM step WHERE value IS NOT NULL) AS repeated`
    : `(SELECT DISTINCT ${column} AS value FROM ${table}) AS repeated`;

function getLookups({ reader, kind, readBy }: Source, config: AnyListConfig, words: string): Lookup[] {
  const contains = containsText(kind, readBy);
  const tableName = (entity: AnyListConfig['entity']): string => reader.dataSource.getMetadata(entity).tableName;
  const toColumnCondition = (column: string) => (values: string) => `item.${column} IN (${values})`;
  const references = Object.entries(config.references ?? {}).map(([name, { entity, column, search }]) => {
    const conditions = search?.(contains) ?? [];
    const source = `${tableName(entity)} AS ${name}`;
    const toCondition = toColumnCondition(column);
    return { name, source, value: `${name}.id`, conditions, joinedConditions: conditions, toCondition };
  });
  const columns = (config.repeatedColumns ?? []).map(({ column, search }) => ({
    name: column,
    source: getRepeatedValues(kind, tableName(config.entity), column),
    value: 'repeated.value',
    conditions: search(contains, 'repeated.value', words),
    joinedConditions: search(contains, `item.${column}`, words),
    toCondition: toColumnCondition(column),
    isRepeated: true,
  }));
  const related = (config.relatedRecords ?? []).map(({ name, source, search, through }) => {
    const { table, itemColumn, recordColumn } = through;
    const toCondition = (values: string) =>
      `item.id IN (SELECT ${itemColumn} FROM ${table} WHERE ${recordColumn} IN (${values}))`;
    // Of EXISTS MariaDB makes a join that may start with all related records.
    const toJoinedCondition = (values: string) =>
      `(SELECT link.${itemColumn} FROM ${table} AS link WHERE link.${itemColumn} = item.id AND link.${recordColumn} IN (${values}) LIMIT 1) IS NOT NULL`;
    return { name, source, value: `${name}.id`, conditions: search(contains), toCondition, toJoinedCondition };
  });
  return [...references, ...columns, ...related].filter(({ conditions }) => conditions.length > 0);
}

/** Up to `maxInlinedIds` values are inlined as IN (…); above it a subquery is faster. Null if no value matches. */
async function findPart(reader: EntityManager, lookup: Lookup, term: string): Promise<SearchPart | null> {
  const {
    name,
    source,
    value,
    conditions,
    joinedConditions,
    toCondition,
    toJoinedCondition = toCondition,
    isRepeated,
  } = lookup;
  const select = `SELECT ${value} AS value FROM ${source} WHERE ${conditions.join(' OR ')}`;
  const terms = [...select.matchAll(/:term\b/g)].map(() => term);
  const rows = await reader.query<{ value: string | number }[]>(
    `${select.replaceAll(/:term\b/g, '?')} LIMIT ${listLimits.maxInlinedIds + 1}`,
    terms,
  );
  if (rows.length === 0) return null;
  if (rows.length > listLimits.maxInlinedIds) {
    // SQLite would collect all rows of so many related records before it counts the first 10,000.
    const sql = joinedConditions ? toCondition(select) : toJoinedCondition(select);
    return { reference: name, sql, joinedSql: joinedConditions?.join(' OR ') ?? sql, parameters: { term } };
  }
  const list = `:...${name}Values`;
  const parameters = { [`${name}Values`]: rows.map((row) => row.value) };
  const part = { reference: name, sql: toCondition(list), joinedSql: toJoinedCondition(list), parameters };
  if (!isRepeated || rows.length > listLimits.maxSeparateValues) return part;
  const pieces = rows.map((row, index) => ({
    sql: toCondition(`:${name}Value${index}`),
    parameters: { [`${name}Value${index}`]: row.value },
  }));
  return { ...part, pieces };
}

/** Above every text that starts with a prefix: both databases compare text by its characters' numbers. */
export const lastCharacter = '\u{10FFFF}';

/** LIKE would not let SQLite use the index. */
function createPrefixPart(column: string, search: string): SearchPart {
  const prefixes = [...new Set([search, search.toUpperCase()])];
  const name = `${column}Prefix`;
  const ranges = prefixes.map(
    (_prefix, index) => `item.${column} >= :${name}${index} AND item.${column} < :${name}${index}End`,
  );
  const sql = ranges.join(' OR ');
  const bounds = prefixes.flatMap((prefix, index) => [
    [`${name}${index}`, prefix],
    [`${name}${index}End`, prefix + lastCharacter],
  ]);
  return { sql, joinedSql: sql, parameters: Object.fromEntries(bounds) as ObjectLiteral };
}

/** The conditions of which a row must meet one. References are looked up first: their ids let the database use an index. */
export async function findSearchParts(source: Source, config: AnyListConfig, search: string): Promise<SearchPart[]> {
  const [words, term] = [foldText(search), toLikePattern(search)];
  const lookups = getLookups(source, config, words);
  const parts = await Promise.all(lookups.map((lookup) => findPart(source.reader, lookup, term)));
  const own = config.search?.(containsText(source.kind, source.readBy), words, source.readBy).join(' OR ') ?? '';
  return [
    ...parts.filter((part) => part !== null),
    ...(config.prefixColumns ?? []).map((column) => createPrefixPart(column, search)),
    ...(own ? [{ sql: own, joinedSql: own, parameters: { term } }] : []),
  ];
}
