import type { EntityManager, ObjectLiteral } from 'typeorm';
import type { Reader } from '../../request';
import type { Database } from '../database';
import type { Condition, ListConfig, SortKey } from './list-config';
import { listLimits } from './list-limits';
import { canMatch, Search } from './text-search';

export type Source = Pick<Database, 'reader' | 'kind'> & { readBy: Reader };
type AnyListConfig = Pick<
  ListConfig<ObjectLiteral, never>,
  'entity' | 'references' | 'repeatedColumns' | 'relatedRecords' | 'prefixColumns' | 'tokens' | 'search'
>;

export const toParameters = (conditions: readonly Condition[]): ObjectLiteral =>
  Object.assign({}, ...conditions.map(({ parameters }) => parameters)) as ObjectLiteral;

export const joinWithOr = (conditions: readonly Condition[]): Condition => ({
  sql: conditions.map(({ sql }) => `(${sql})`).join(' OR '),
  parameters: toParameters(conditions),
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

function getLookups({ reader, kind }: Source, config: AnyListConfig, search: Search): Lookup[] {
  const tableName = (entity: AnyListConfig['entity']): string => reader.dataSource.getMetadata(entity).tableName;
  const toColumnCondition = (column: string) => (values: string) => `item.${column} IN (${values})`;
  const references = Object.entries(config.references ?? {}).map(([name, { entity, column, search: toConditions }]) => {
    const conditions = toConditions?.(search) ?? [];
    const source = `${tableName(entity)} AS ${name}`;
    const toCondition = toColumnCondition(column);
    return { name, source, value: `${name}.id`, conditions, joinedConditions: conditions, toCondition };
  });
  const columns = (config.repeatedColumns ?? []).map(({ column, search: toConditions }) => ({
    name: column,
    source: getRepeatedValues(kind, tableName(config.entity), column),
    value: 'repeated.value',
    conditions: toConditions(search, 'repeated.value'),
    joinedConditions: toConditions(search, `item.${column}`),
    toCondition: toColumnCondition(column),
    isRepeated: true,
  }));
  const related = (config.relatedRecords ?? []).map(({ name, source, search: toConditions, through }) => {
    const { table, itemColumn, recordColumn } = through;
    const toCondition = (values: string) =>
      `item.id IN (SELECT ${itemColumn} FROM ${table} WHERE ${recordColumn} IN (${values}))`;
    // Of EXISTS MariaDB makes a join that may start with all related records.
    const toJoinedCondition = (values: string) =>
      `(SELECT link.${itemColumn} FROM ${table} AS link WHERE link.${itemColumn} = item.id AND link.${recordColumn} IN (${values}) LIMIT 1) IS NOT NULL`;
    return { name, source, value: `${name}.id`, conditions: toConditions(search), toCondition, toJoinedCondition };
  });
  return [...references, ...columns, ...related].filter(({ conditions }) => canMatch(conditions));
}

/** Up to `maxInlinedIds` values are inlined as IN (…); above it a subquery is faster. Null if no value matches. */
async function findPart(reader: EntityManager, lookup: Lookup, parameters: ObjectLiteral): Promise<SearchPart | null> {
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
  const values: unknown[] = [];
  const sql = select.replaceAll(/:(\w+)/g, (place, parameter: string) => {
    if (!(parameter in parameters)) return place;
    values.push(parameters[parameter]);
    return '?';
  });
  const rows = await reader.query<{ value: string | number }[]>(`${sql} LIMIT ${listLimits.maxInlinedIds + 1}`, values);
  if (rows.length === 0) return null;
  if (rows.length > listLimits.maxInlinedIds) {
    // SQLite would collect all rows of so many related records before it counts the first 10,000.
    const many = joinedConditions ? toCondition(select) : toJoinedCondition(select);
    return { reference: name, sql: many, joinedSql: joinedConditions?.join(' OR ') ?? many, parameters };
  }
  const list = `:...${name}Values`;
  const listed = { [`${name}Values`]: rows.map((row) => row.value) };
  const part = { reference: name, sql: toCondition(list), joinedSql: toJoinedCondition(list), parameters: listed };
  if (!isRepeated || rows.length > listLimits.maxSeparateValues) return part;
  const pieces = rows.map((row, index) => ({
    sql: toCondition(`:${name}Value${index}`),
    parameters: { [`${name}Value${index}`]: row.value },
  }));
  return { ...part, pieces };
}

const toPart = (sql: string, parameters: ObjectLiteral, joinedSql = sql): SearchPart => ({
  sql,
  joinedSql,
  parameters,
});

/** The conditions of which a row must meet one. References are looked up first: their ids let the database use an index. */
export async function findSearchParts(source: Source, config: AnyListConfig, text: string): Promise<SearchPart[]> {
  const search = new Search(source.kind, source.readBy, text);
  const { parameters } = search;
  const lookups = getLookups(source, config, search);
  const found = await Promise.all(lookups.map((lookup) => findPart(source.reader, lookup, parameters)));
  const { tokens, prefixColumns = [] } = config;
  const own = config.search?.(search) ?? [];
  return [
    ...found.filter((part) => part !== null),
    ...prefixColumns.map((column) => toPart(search.startsWith(`item.${column}`), parameters)),
    ...(canMatch(own) ? [toPart(own.join(' OR '), parameters)] : []),
    ...(tokens
      ? [toPart(search.isRecord(tokens, 'item.id'), parameters, search.isRecordOfRow(tokens, 'item.id'))]
      : []),
  ];
}
