import type { ApiKeyScope } from '@cimiento/contracts';
import type { GraphQLField, GraphQLNamedType, GraphQLResolveInfo } from 'graphql';
import { Extensions } from 'type-graphql';

/**
 * Lets an API key with one of these scopes run an operation, or read a record by a reference of another. Without it no key may. On an operation
 * it stands below @Authorized, which checks it.
 */
export const AllowsKey = (...scopes: ApiKeyScope[]): MethodDecorator & ClassDecorator => Extensions({ scopes });

/** The scopes of which a key needs one, as @AllowsKey declares them; undefined without it. */
export const getDeclaredScopes = ({
  extensions,
}: Pick<GraphQLField<unknown, unknown> | GraphQLNamedType, 'extensions'>): readonly ApiKeyScope[] | undefined =>
  extensions['scopes'] as readonly ApiKeyScope[] | undefined;

/** The scopes of which a key needs one for a field; what it reads on from there is checked before an operation runs. */
export function getKeyScopes({ parentType, fieldName, path }: GraphQLResolveInfo): readonly ApiKeyScope[] | 'any' {
  const field = parentType.getFields()[fieldName];
  return path.prev === undefined ? ((field && getDeclaredScopes(field)) ?? []) : 'any';
}
