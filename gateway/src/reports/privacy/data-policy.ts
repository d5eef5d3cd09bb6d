import { centsToText } from '@cimiento/contracts';
import { getMetadataArgsStorage, type FindOptionsWhere, type ObjectLiteral } from 'typeorm';
import type { Person } from './person';

/**
 * The treatment of a column's value when its person's account is deleted:
 * - `keep`: it says nothing about a person, such as an id, a status or an instant.
 * - `null`: it is emptied.
 * - `pseudonym`: it is replaced by a text that names nobody.
 * - `delete row`: it goes with its row.
 * - `money record`: it is personal and stays, because it is part of a record of money (`why` of its table says so).
 */
export type Erasure = 'keep' | 'null' | 'pseudonym' | 'delete row' | 'money record';

/** The treatment of one column when its person asks for their data, or for their deletion. */
export type ColumnPolicy = {
  /** Whether the export of its person has it. Secrets, hashes, and what is about somebody else never are. */
  isExported: boolean;
  erasure: Erasure;
  /** The value as an export has it, where that is not as it is stored. */
  write?: (value: unknown) => unknown;
  /** The pseudonym of a row; only for `pseudonym`. */
  replace?: (row: ObjectLiteral, person: Person) => unknown;
};

type Constructor<T> = abstract new () => T;
type Where<T> = FindOptionsWhere<T> | FindOptionsWhere<T>[];

/** Policy of a table about personal data. */
export type TablePolicy<T extends ObjectLiteral = ObjectLiteral> = {
  entity: Constructor<T>;
  /** Name of its file in an export, in Spanish; null for a table about nobody. */
  label: string | null;
  /** Reason why personal values of this table stay after a deletion, in Spanish. */
  why?: string;
  /** The rows about a person; null for a table about nobody. */
  find: ((person: Person) => Where<T>) | null;
  /** The rows that an export has; all unless stated. */
  isRowExported?: (row: ObjectLiteral, person: Person) => boolean;
  /** Those of its rows that a deletion removes although the others stay. */
  findRemoved?: (person: Person) => Where<T>;
  columns: Partial<Record<keyof T & string, ColumnPolicy>>;
};

/** Not personal. `open` is part of the export, because it makes the row readable; `internal` is not. */
export const open: ColumnPolicy = { isExported: true, erasure: 'keep' };
export const internal: ColumnPolicy = { isExported: false, erasure: 'keep' };
/** Personal, and exported. */
export const emptied: ColumnPolicy = { isExported: true, erasure: 'null' };
export const money: ColumnPolicy = { isExported: true, erasure: 'money record' };
/** Money that is stored in cents; an export has it in dollars, as all others. */
export const moneyInCents: ColumnPolicy = {
  ...money,
  write: (cents) => (typeof cents === 'number' ? centsToText(cents) : null),
};
export const removed: ColumnPolicy = { isExported: true, erasure: 'delete row' };
/** Secrets, hashes and data about others, which no export has. */
export const secret: ColumnPolicy = { isExported: false, erasure: 'delete row' };
export const hiddenMoney: ColumnPolicy = { isExported: false, erasure: 'money record' };
export const hiddenEmptied: ColumnPolicy = { isExported: false, erasure: 'null' };
/** Personal, exported, and replaced by a text that names nobody. */
export const replaced = (replace: NonNullable<ColumnPolicy['replace']>, isExported = true): ColumnPolicy => ({
  isExported,
  erasure: 'pseudonym',
  replace,
});

// Only text may say something about a person that the policy of its table does not foresee, so it is stated column by column.
const textTypes: ReadonlySet<unknown> = new Set(['varchar', 'mediumtext']);

/** States the policy of a table: of its columns of text, and of each other one that is not treated as the `rest`. */
export const definePolicy = <T extends ObjectLiteral>({
  rest,
  ...policy
}: TablePolicy<T> & { rest?: ColumnPolicy }): TablePolicy => {
  const stated: Readonly<Record<string, ColumnPolicy | undefined>> = policy.columns;
  const own = getMetadataArgsStorage().columns.filter(({ target }) => target === policy.entity);
  const columns = own.map(({ propertyName, options }) => [
    propertyName,
    stated[propertyName] ?? (textTypes.has(options.type) ? undefined : rest),
  ]);
  return { ...policy, columns: { ...Object.fromEntries(columns), ...stated } } as unknown as TablePolicy;
};

/** States the policy of a table without personal data, with its columns of text. */
export const defineNonPersonalPolicy = <T extends ObjectLiteral>(
  entity: Constructor<T>,
  ...texts: (keyof T & string)[]
): TablePolicy =>
  definePolicy<T>({
    entity,
    label: null,
    find: null,
    rest: internal,
    columns: Object.fromEntries(texts.map((column) => [column, internal])) as TablePolicy<T>['columns'],
  });
