import { folded } from '@cimiento/contracts';
import type { EntityManager, ObjectLiteral } from 'typeorm';
import type { Database } from '../database';
import type { Condition, ListConfig } from './list-config';
import { listLimits } from './list-limits';
import { containsText, toLikePattern } from './text-search';

type Source = Pick<Database, 'reader' | 'kind'>;
type AnyListConfig = Pick<ListConfig<ObjectLiteral, never>, 'entity' | 'references' | 'repeatedColumns' | 'search'>;

export const anyOf = (conditions: readonly Condition[]): Condition => ({
  sql: conditions.map(({ sql }) => `(${sql})`).join(' OR '),
  parameters: Object.assign({}, ...conditions.map(({ parameters }) => parameters)) as ObjectLiteral,
});

/** A column of the listed record whose matching values can be looked up in a smaller set of values. */
type Lookup = { name: string; column: string; /** SQL. */ values: string; value: string; conditions: string[] };

function getLookups(reader: EntityManager, kind: Database['kind'], config: AnyListConfig, words: string): Lookup[] {
  const contains = containsText(kind);
  const tableName = (entity: AnyListConfig['entity']): string => reader.dataSource.getMetadata(entity).tableName;
  const references = Object.entries(config.references ?? {}).map(([name, { entity, column, search }]) => ({
    name,
    column,
    values: `${tableName(entity)} AS ${name}`,
    value: `${name}.id`,
    conditions: search?.(contains) ?? [],
  }));
  const columns = (config.repeatedColumns ?? []).map(({ column, search }) => ({
    name: column,
    column,
    values: `(SELECT DISTINCT ${column} AS value FROM ${tableName(config.entity)}) AS repeated`,
    value: 'repeated.value',
    conditions: search(contains, 'repeated.value', words),
  }));
  return [...references, ...columns].filter(({ conditions }) => conditions.length > 0);
}

/** Up to `maxInlinedIds` values are inlined as IN (…); above it a subquery is faster. Null if no value matches. */
async function findPart(reader: EntityManager, lookup: Lookup, term: string): Promise<Condition | null> {
  const { name, column, values, value } = lookup;
  const select = `SELECT ${value} AS value FROM ${values} WHERE ${lookup.conditions.join(' OR ')}`;
  const terms = [...select.matchAll(/:term\b/g)].map(() => term);
  const rows = await reader.query<{ value: string | number }[]>(
    `${select.replaceAll(/:term\b/g, '?')} LIMIT ${listLimits.maxInlinedIds + 1}`,
    terms,
  );
  if (rows.length === 0) return null;
  if (rows.length > listLimits.maxInlinedIds) return { sql: `item.${column} IN (${select})`, parameters: { term } };
  return {
    sql: `item.${column} IN (:...${name}Values)`,
    parameters: { [`${name}Values`]: rows.map((row) => row.value) },
  };
}

/** The conditions of which a row must meet one. References are looked up first: their ids let the database use an index. */
export async function findSearchParts(
  { reader, kind }: Source,
  config: AnyListConfig,
  search: string,
): Promise<Condition[]> {
  const [words, term] = [folded(search), toLikePattern(search)];
  const lookups = getLookups(reader, kind, config, words);
  const parts = await Promise.all(lookups.map((lookup) => findPart(reader, lookup, term)));
  const own = config.search?.(containsText(kind), words) ?? [];
  return [
    ...parts.filter((part) => part !== null),
    ...(own.length > 0 ? [{ sql: own.join(' OR '), parameters: { term } }] : []),
  ];
}

/** The same condition for a row that is read with its references. */
export function joinedSearchCondition(kind: Database['kind'], config: AnyListConfig, search: string): Condition {
  const [contains, words] = [containsText(kind), folded(search)];
  const conditions = [
    ...Object.values(config.references ?? {}).flatMap((reference) => reference.search?.(contains) ?? []),
    ...(config.repeatedColumns ?? []).flatMap(({ column, search: test }) => test(contains, `item.${column}`, words)),
    ...(config.search?.(contains, words) ?? []),
  ];
  return { sql: conditions.join(' OR '), parameters: { term: toLikePattern(search) } };
}
