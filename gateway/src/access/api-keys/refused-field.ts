import type { ApiKeyScope } from '@cimiento/contracts';
import {
  type DocumentNode,
  getNamedType,
  type GraphQLNamedType,
  type GraphQLSchema,
  isIntrospectionType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql';
import { getDeclaredScopes } from '../../platform/request';

/** Scopes of which a key needs one to read on to a value; undefined for what is a part of the record that has it. */
function getReferenceScopes(type: GraphQLNamedType): readonly ApiKeyScope[] | undefined {
  if (!isObjectType(type)) return undefined;
  // A type with an id is a record, which no key may read unless it says so.
  return getDeclaredScopes(type) ?? (type.getFields()['id'] ? [] : undefined);
}

/** A field that a key may not use, as `Type.field`, and the scopes of which it needs one; none for what no key may use. */
export type RefusedField = { field: string; scopes: readonly ApiKeyScope[] };

/**
 * The fields of a valid operation that a key with these scopes may not use. A key needs a scope of each operation that it runs, and of each
 * record that it reads by a reference of another.
 */
export function listRefusedFields(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  scopes: readonly ApiKeyScope[],
): RefusedField[] {
  const roots = [schema.getQueryType(), schema.getMutationType()];
  const info = new TypeInfo(schema);
  const refused: RefusedField[] = [];
  const checkField = (): void => {
    const [parent, field] = [info.getParentType(), info.getFieldDef()];
    if (!parent || !field || field.name.startsWith('__') || isIntrospectionType(parent)) return;
    const needed = roots.some((root) => root === parent)
      ? (getDeclaredScopes(field) ?? [])
      : getReferenceScopes(getNamedType(field.type));
    if (needed && !needed.some((scope) => scopes.includes(scope)))
      refused.push({ field: `${parent.name}.${field.name}`, scopes: needed });
  };
  const definitions = [operation, ...document.definitions.filter(({ kind }) => kind === Kind.FRAGMENT_DEFINITION)];
  visit({ ...document, definitions }, visitWithTypeInfo(info, { Field: checkField }));
  return refused;
}
