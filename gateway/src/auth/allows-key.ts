import type { ApiKeyScope } from '@cimiento/contracts';
import type { GraphQLResolveInfo } from 'graphql';
import { Extensions } from 'type-graphql';

/** Lets an API key with one of these scopes run an operation. Without it no key may. Stands below @Authorized, which checks it. */
export const AllowsKey = (...scopes: ApiKeyScope[]): MethodDecorator => Extensions({ scopes });

/** The scopes of which a key needs one for a field; those of a record's fields follow from the operation that gave the record. */
export function getKeyScopes({ parentType, fieldName, path }: GraphQLResolveInfo): readonly ApiKeyScope[] | 'any' {
  if (path.prev !== undefined) return 'any';
  return (parentType.getFields()[fieldName]?.extensions['scopes'] ?? []) as readonly ApiKeyScope[];
}
