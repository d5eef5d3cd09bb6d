import {
  type FieldNode,
  type FragmentDefinitionNode,
  getNamedType,
  getNullableType,
  type GraphQLField,
  type GraphQLSchema,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
  type ValueNode,
} from 'graphql';
import { publicListLimit } from './page.inputs';
import type { Variables } from './variables';

/** Most rows that one operation may ask for: what the largest page of the product needs, several times. */
export const maxRowsPerOperation = 3000;

/** Rows that are assumed of a list inside a record, which has no separate limit. */
const nestedRows = 25;

/** Types of which a record has a handful at most, read together for all records: a part of its row, as values are. */
const partTypes: ReadonlySet<string> = new Set(['FeeRule']);

type Field = GraphQLField<unknown, unknown>;

type Scope = {
  schema: GraphQLSchema;
  fragments: Record<string, FragmentDefinitionNode>;
  variables: Variables;
  /** `limit` of the field that the list is a part of, as in `adminPayments(limit: 25) { items }`. */
  limit: number | undefined;
  isRoot: boolean;
};

const isList = ({ type }: Field): boolean => isListType(isNonNullType(type) ? type.ofType : type);

const readNumber = (value: ValueNode, variables: Variables): unknown => {
  if (value.kind === Kind.VARIABLE) return variables[value.name.value];
  return value.kind === Kind.INT ? Number(value.value) : undefined;
};

/** The `limit` that a field is given, or its default. */
function getLimit(field: Field, { arguments: given = [] }: FieldNode, variables: Variables): number | undefined {
  const declared = field.args.find(({ name }) => name === 'limit');
  if (!declared) return undefined;
  const argument = given.find(({ name }) => name.value === 'limit');
  const value = (argument && readNumber(argument.value, variables)) ?? declared.defaultValue;
  return typeof value === 'number' ? Math.max(value, 0) : undefined;
}

/** The number of inputs that a list field answers one by one, as in `monthRunsPreview(runs: [...])`; undefined of any other. */
function countInputs(field: Field, { arguments: given = [] }: FieldNode, variables: Variables): number | undefined {
  const declared = field.args.find(
    ({ type }) => isInputObjectType(getNamedType(type)) && isListType(getNullableType(type)),
  );
  const argument = declared && given.find(({ name }) => name.value === declared.name);
  if (!isList(field) || !argument) return undefined;
  const value: unknown =
    argument.value.kind === Kind.VARIABLE
      ? variables[argument.value.name.value]
      : 'values' in argument.value && argument.value.values;
  return Array.isArray(value) ? value.length : nestedRows;
}

/** Rows that a list field may answer with. */
function getRows(limit: number | undefined, scope: Scope): number {
  if (limit !== undefined) return limit;
  return scope.isRoot ? publicListLimit : (scope.limit ?? nestedRows);
}

function countField(type: string, node: FieldNode, scope: Scope): number {
  const parent = scope.schema.getType(type);
  const field = isObjectType(parent) ? parent.getFields()[node.name.value] : undefined;
  if (!field) return 0;
  const limit = getLimit(field, node, scope.variables) ?? countInputs(field, node, scope.variables);
  const inner = node.selectionSet
    ? countSelections(getNamedType(field.type).name, node.selectionSet, {
        ...scope,
        limit: isList(field) ? undefined : limit,
        isRoot: false,
      })
    : 0;
  if (!isList(field)) return inner;
  // Values in a list of a record, such as the scopes of a key, are a part of its row.
  const itemType = getNamedType(field.type);
  const isPart = partTypes.has(itemType.name);
  if (!scope.isRoot && (isLeafType(itemType) || isPart)) return 0;
  return getRows(isPart ? nestedRows : limit, scope) * (1 + inner);
}

function countSelections(type: string, { selections }: SelectionSetNode, scope: Scope): number {
  let rows = 0;
  for (const node of selections) {
    if (node.kind === Kind.FIELD) rows += countField(type, node, scope);
    else {
      const fragment = node.kind === Kind.INLINE_FRAGMENT ? node : scope.fragments[node.name.value];
      if (fragment) rows += countSelections(fragment.typeCondition?.name.value ?? type, fragment.selectionSet, scope);
    }
  }
  return rows;
}

/** The rows that a valid operation may answer with, those of its lists inside lists included. */
export function countRows(
  schema: GraphQLSchema,
  operation: OperationDefinitionNode,
  fragments: readonly FragmentDefinitionNode[],
  variables: Variables,
): number {
  const root = schema.getRootType(operation.operation)?.name ?? '';
  return countSelections(root, operation.selectionSet, {
    schema,
    fragments: Object.fromEntries(fragments.map((fragment) => [fragment.name.value, fragment])),
    variables,
    limit: undefined,
    isRoot: true,
  });
}
