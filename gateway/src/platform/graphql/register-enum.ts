import { registerEnumType } from 'type-graphql';

/**
 * Registers a GraphQL enum whose names are the contract's values, as in REST.
 * @param meanings what a value means, where its name does not say it.
 */
export function registerEnum<T extends string>(
  name: string,
  values: readonly T[],
  description: string,
  meanings: Partial<Record<T, string>> = {},
): { [K in T]: K } {
  const mapValues = <V>(toResult: (value: T) => V) =>
    Object.fromEntries(values.map((value) => [value, toResult(value)])) as { [K in T]: V };
  const members = mapValues((value) => value) as { [K in T]: K };
  const valuesConfig = mapValues((value) => ({ description: meanings[value] }));
  registerEnumType(members, { name, description, valuesConfig });
  return members;
}
