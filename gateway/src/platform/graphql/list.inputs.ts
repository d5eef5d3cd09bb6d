import { defaultListPage, largestListPage } from '@cimiento/contracts/schemas';
import { GraphQLScalarType } from 'graphql';
import { ArgsType, Field, Int, registerEnumType } from 'type-graphql';
import { searchDescription } from './page.inputs';
import { CalendarDateScalar } from './scalars';

/** Arguments of every list of the back office. */
@ArgsType()
export abstract class ListArgs {
  @Field(() => String, { nullable: true, description: searchDescription })
  search?: string | null;

  @Field(() => Boolean, { defaultValue: false, description: 'Whether to sort in descending order.' })
  descending!: boolean;

  @Field(() => Int, { defaultValue: 0, description: 'Number of rows to skip.' })
  offset!: number;

  @Field(() => Int, { defaultValue: defaultListPage, description: `Rows of the page, 1 to ${largestListPage}.` })
  limit!: number;
}

/** Creates and registers the enum of a list's sort orders. */
export function sortEnum<T extends string>(name: string, ...values: readonly T[]): { [K in T]: K } {
  const members = Object.fromEntries(values.map((value) => [value, value])) as { [K in T]: K };
  registerEnumType(members, { name, description: 'Sort key of a list. Ties are ordered by ID.' });
  return members;
}

/** A registered enum, `String`, `Boolean` or `Int`, with its description unless that is 'Includes only records …'. */
type Filter = object | readonly [type: object, description: string];

type Plain<T> = T extends StringConstructor
  ? string
  : T extends BooleanConstructor
    ? boolean
    : T extends GraphQLScalarType<infer Value>
      ? Value
      : keyof T;
type FilterValue<F> = F extends readonly [infer T, string] ? Plain<T> : Plain<F>;
type FilterArgs<Filters> = { [K in Exclude<keyof Filters, 'sort'>]?: FilterValue<Filters[K]> | null } & {
  [K in keyof Filters & 'sort']: FilterValue<Filters[K]>;
};

/** Filters of a list by the days of its records. */
export const dayFilters = {
  from: [CalendarDateScalar, 'Includes only records dated on or after this day.'],
  to: [CalendarDateScalar, 'Includes only records dated on or before this day.'],
} as const;

/** 'Includes only records for this project.' of `projectId`. */
const describeFilter = (name: string): string => `Includes only records with this ${name.replace(/Id$/, '')}.`;

/** Base class of the arguments of a list, which adds filters to those of `base`; `sort` is its enum, by id unless stated. */
export function listArgs<Base extends abstract new () => object, const Filters extends Record<string, Filter>>(
  base: Base,
  filters: Filters,
): new () => InstanceType<Base> & FilterArgs<Filters> {
  // TypeScript extends no class of a type parameter, and does not know the fields that the decorators add.
  const type = class extends (base as unknown as new () => object) {};
  ArgsType()(type);
  for (const [name, filter] of Object.entries<Filter>(filters)) {
    const [scalar, description] = Array.isArray(filter) ? (filter as [object, string]) : [filter, describeFilter(name)];
    const options = name === 'sort' ? { defaultValue: 'id' } : { nullable: true, description };
    Field(() => scalar, options)(type.prototype, name);
  }
  return type as unknown as new () => InstanceType<Base> & FilterArgs<Filters>;
}
