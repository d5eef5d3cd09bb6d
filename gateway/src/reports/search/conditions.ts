import { lastCharacter } from '../../platform/database/list/list-search';

/** An SQL condition on the searched record, `item`, with the values of its places. */
export type Condition = { sql: string; values: readonly unknown[] };

/** Up to this many ids are listed in a query; of more, each row is tested. */
export const maxListedIds = 1000;

/** A column for a condition that tests rows: with its index the optimizer might read or sort many. */
export const withoutIndex = (column: string): string => `COALESCE(${column}, NULL)`;

/** A text that starts with one of some texts. */
export const matchStarts = (column: string, starts: readonly string[]): Condition => ({
  sql: starts.map(() => `(${column} >= ? AND ${column} < ?)`).join(' OR '),
  values: starts.flatMap((start) => [start, start + lastCharacter]),
});

export const matchValues = (column: string, values: readonly (string | number)[]): Condition => ({
  sql: `${column} IN (${values.map(() => '?').join(', ')})`,
  values,
});

const join = (conditions: readonly Condition[], operator: 'AND' | 'OR'): Condition => ({
  sql: conditions.map(({ sql }) => `(${sql})`).join(` ${operator} `),
  values: conditions.flatMap(({ values }) => values),
});

export const matchAll = (conditions: readonly Condition[]): Condition => join(conditions, 'AND');
export const matchOne = (conditions: readonly Condition[]): Condition => join(conditions, 'OR');
