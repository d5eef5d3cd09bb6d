import { foldText } from '@cimiento/contracts';
import type { EntityManager, ObjectLiteral } from 'typeorm';
import type { Database } from '../database';
import type { Condition, ListConfig } from './list-config';
import { listLimits } from './list-limits';
import { containsText, toLikePattern } from './text-search';

type Source = Pick<Database, 'reader' | 'kind'>;
type AnyListConfig = Pick<ListConfig<ObjectLiteral, never>, 'entity' | 'references' | 'repeatedColumns' | 'search'>;

export const joinWithOr = (conditions: readonly Condition[]): Condition => ({
  sql: conditions.map(({ sql }) => `(${sql})`).join(' OR '),
  parameters: Object.assign({}, ...conditions.map(({ parameters }) => parameters)) as ObjectLiteral,
});

/** One of the conditions that make a row match, in two forms with the same parameters. */
export type SearchPart = Condition & {
  /** Quick for one row that is read with its references; `sql` lets the database use an index. */
  joinedSql: string;
  /** The name of the reference or column that is searched. */
  reference?: string;
};

/** A column of the listed record whose matching values are looked up first, in a smaller set of values. */
type Lookup = {
  name: string;
  column: string;
  /** FROM clause of the values. */
  source: string;
  value: string;
  conditions: string[];
  joinedConditions: string[];
};

function getLookups(reader: EntityManager, kind: Database['kind'], config: AnyListConfig, words: string): Lookup[] {
  const contains = containsText(kind);
  const tableName = (entity: AnyListConfig['entity']): string => reader.dataSource.getMetadata(entity).tableName;
  const references = Object.entries(config.references ?? {}).map(([name, { entity, column, search }]) => {
    const conditions = search?.(contains) ?? [];
    const source = `${tableName(entity)} AS ${name}`;
    return { name, column, source, value: `${name}.id`, conditions, joinedConditions: conditions };
  });
  const columns = (config.repeatedColumns ?? []).map(({ column, search }) => ({
    name: column,
    column,
    source: `(SELECT DISTINCT ${column} AS value FROM ${tableName(config.entity)}) AS repeated`,
    value: 'repeated.value',
    conditions: search(contains, 'repeated.value', words),
    joinedConditions: search(contains, `item.${column}`, words),
  }));
  return [...references, ...columns].filter(({ conditions }) => conditions.length > 0);
}

/** Up to `maxInlinedIds` values are inlined as IN (…); above it a subquery is faster. Null if no value matches. */
async function findPart(reader: EntityManager, lookup: Lookup, term: string): Promise<SearchPart | null> {
  const { name, column, source, value, conditions, joinedConditions } = lookup;
  const select = `SELECT ${value} AS value FROM ${source} WHERE ${conditions.join(' OR ')}`;
  const terms = [...select.matchAll(/:term\b/g)].map(() => term);
  const rows = await reader.query<{ value: string | number }[]>(
    `${select.replaceAll(/:term\b/g, '?')} LIMIT ${listLimits.maxInlinedIds + 1}`,
    terms,
  );
  if (rows.length === 0) return null;
  if (rows.length > listLimits.maxInlinedIds) {
    const joinedSql = joinedConditions.join(' OR ');
    return { reference: name, sql: `item.${column} IN (${select})`, joinedSql, parameters: { term } };
  }
  const sql = `item.${column} IN (:...${name}Values)`;
  return { reference: name, sql, joinedSql: sql, parameters: { [`${name}Values`]: rows.map((row) => row.value) } };
}

/** The conditions of which a row must meet one. References are looked up first: their ids let the database use an index. */
export async function findSearchParts(
  { reader, kind }: Source,
  config: AnyListConfig,
  search: string,
): Promise<SearchPart[]> {
  const [words, term] = [foldText(search), toLikePattern(search)];
  const lookups = getLookups(reader, kind, config, words);
  const parts = await Promise.all(lookups.map((lookup) => findPart(reader, lookup, term)));
  const own = config.search?.(containsText(kind), words).join(' OR ') ?? '';
  return [
    ...parts.filter((part) => part !== null),
    ...(own ? [{ sql: own, joinedSql: own, parameters: { term } }] : []),
  ];
}
