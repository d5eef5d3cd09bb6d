import {
  type FieldNode,
  getNamedType,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLResolveInfo,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
} from 'graphql';
import { getMetadataStorage } from 'type-graphql';
import type { ReferenceSelection } from '../database/list/list-config';

let resolved: Set<string> | undefined;

/** Fields that a guard or a method of a type or resolver stands before. */
function listResolvedFields(): Set<string> {
  const { objectTypes, authorizedFields, fieldResolvers } = getMetadataStorage();
  const names = new Map<unknown, string>(objectTypes.map(({ target, name }) => [target, name]));
  return new Set([
    ...authorizedFields.map(({ target, fieldName }) => `${names.get(target)}.${fieldName}`),
    ...fieldResolvers.map(({ getObjectType, methodName }) => `${names.get(getObjectType?.())}.${methodName}`),
  ]);
}

/** Whether a field is a value that its record has. */
function isPlainValue(type: GraphQLObjectType, field: GraphQLField<unknown, unknown>): boolean {
  resolved ??= listResolvedFields();
  return isLeafType(getNamedType(field.type)) && !resolved.has(`${type.name}.${field.name}`);
}

type Fragments = GraphQLResolveInfo['fragments'];

/** The fields that nodes select of their record, by name. Only its own type can be the condition of a fragment: there are no abstract types. */
function collectFields(
  nodes: readonly Pick<FieldNode, 'selectionSet'>[],
  fragments: Fragments,
  found = new Map<string, FieldNode[]>(),
): Map<string, FieldNode[]> {
  for (const selection of nodes.flatMap(({ selectionSet }) => selectionSet?.selections ?? [])) {
    if (selection.kind === Kind.FIELD) {
      const name = selection.name.value;
      found.set(name, [...(found.get(name) ?? []), selection]);
    } else {
      const fragment = selection.kind === Kind.INLINE_FRAGMENT ? selection : fragments[selection.name.value];
      if (fragment) collectFields([fragment], fragments, found);
    }
  }
  return found;
}

/** The fields that nodes select of a record, if all of them are values that it has; null if one of them is worked out from others. */
function listValues(type: GraphQLObjectType, nodes: readonly FieldNode[], fragments: Fragments): string[] | null {
  const names = [...collectFields(nodes, fragments).keys()].filter((name) => name !== '__typename');
  const fields = type.getFields();
  const areValues = names.every((name) => {
    const field = fields[name];
    return field !== undefined && isPlainValue(type, field);
  });
  return areValues ? names : null;
}

/**
 * What an operation reads of the records that the rows of a list refer to: their names, each with the names of the values. Undefined when
 * a field of a row or of such a record is worked out from others, which may then be any.
 */
export function findSelectedReferences(info: GraphQLResolveInfo): ReferenceSelection | undefined {
  const rowType = getNamedType(info.returnType);
  if (!isObjectType(rowType)) return undefined;
  const selection: Record<string, readonly string[]> = {};
  for (const [name, nodes] of collectFields(info.fieldNodes, info.fragments)) {
    const field = rowType.getFields()[name];
    if (!field) continue;
    const type = isNonNullType(field.type) ? field.type.ofType : field.type;
    if (isPlainValue(rowType, field)) continue;
    const values = isObjectType(type) && !isListType(type) ? listValues(type, nodes, info.fragments) : null;
    if (values === null) return undefined;
    selection[name] = values;
  }
  return selection;
}
