import type { EntityManager, EntityTarget, ObjectLiteral, SelectQueryBuilder } from 'typeorm';

/** What must hold of a row, in SQL with its parameters; the columns of the record are written `item.column`. */
export type Condition = { sql: string; parameters?: ObjectLiteral };

const joined = (word: string, conditions: readonly Condition[]): Condition => ({
  sql: conditions.map(({ sql }) => `(${sql})`).join(` ${word} `),
  parameters: Object.assign({}, ...conditions.map(({ parameters }) => parameters)) as ObjectLiteral,
});

/** All of at least one condition; parameters of one name have one value. */
export const allOf = (conditions: readonly Condition[]): Condition => joined('AND', conditions);

/** Any of at least one condition. */
export const anyOf = (conditions: readonly Condition[]): Condition => joined('OR', conditions);

/** The records, as `item`, of which all conditions hold. */
export function recordsWith<T extends ObjectLiteral>(
  reader: EntityManager,
  entity: EntityTarget<T>,
  conditions: readonly Condition[],
): SelectQueryBuilder<T> {
  const query = reader.createQueryBuilder(entity, 'item');
  for (const { sql, parameters } of conditions) query.andWhere(`(${sql})`, parameters);
  return query;
}
