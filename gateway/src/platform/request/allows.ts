import { isApiKeyScope, type ApiKeyScope, type NeededPermission } from '@cimiento/contracts';
import type { GraphQLField, GraphQLNamedType, GraphQLResolveInfo } from 'graphql';
import { Authorized, Extensions } from 'type-graphql';

/**
 * Lets an API key with one of these scopes read a record by a reference of another, or run an operation that needs no login. Without it no key
 * may.
 */
export const AllowsKey = (...scopes: ApiKeyScope[]): MethodDecorator & ClassDecorator =>
  Extensions({ permissions: scopes });

/**
 * States what an administrator needs for an operation or field: one of these permissions, where `admin` is the role alone. An API key may run
 * the operation with one of them that keys may hold. `packages/contracts/src/access` has the table of all operations, which a test compares.
 */
export function Allows(...needed: NeededPermission[]): MethodDecorator & PropertyDecorator {
  const authorize = Authorized<NeededPermission>(needed);
  const mark = Extensions({ permissions: needed });
  return (target: object, key: string | symbol, descriptor?: PropertyDescriptor) => {
    authorize(target, key, descriptor as PropertyDescriptor);
    mark(target, key, descriptor as PropertyDescriptor);
  };
}

type Declared = Pick<GraphQLField<unknown, unknown> | GraphQLNamedType, 'extensions'>;

/** The permissions of an operation, as @Allows declares them; undefined without it. */
export const getDeclaredPermissions = ({ extensions }: Declared): readonly NeededPermission[] | undefined =>
  extensions['permissions'] as readonly NeededPermission[] | undefined;

/** The scopes of which a key needs one; undefined without @Allows. */
export const getDeclaredScopes = (declared: Declared): readonly ApiKeyScope[] | undefined =>
  getDeclaredPermissions(declared)?.filter(isApiKeyScope);

/** The scopes of which a key needs one for a field; what it reads on from there is checked before an operation runs. */
export function getKeyScopes({ parentType, fieldName, path }: GraphQLResolveInfo): readonly ApiKeyScope[] | 'any' {
  const field = parentType.getFields()[fieldName];
  return path.prev === undefined ? ((field && getDeclaredScopes(field)) ?? []) : 'any';
}
