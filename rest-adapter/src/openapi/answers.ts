import {
  getNamedType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  isEnumType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  parse,
  type SelectionSetNode,
  validate,
} from 'graphql';
import { type JsonSchema, objectOf, orNull } from './json-schema';

/** What each scalar of the gateway is in JSON. */
const scalars: Record<string, JsonSchema> = {
  Int: { type: 'integer' },
  Float: { type: 'number' },
  String: { type: 'string' },
  Boolean: { type: 'boolean' },
  Dollars: { type: 'integer', description: 'Dólares estadounidenses, sin decimales' },
  Money: {
    type: 'string',
    pattern: '^-?\\d+\\.\\d{2}$',
    description: 'Dólares estadounidenses con dos decimales, como texto',
  },
  CalendarDate: { type: 'string', format: 'date', description: 'Fecha de calendario, AAAA-MM-DD' },
  DateTime: { type: 'string', format: 'date-time', description: 'Instante en UTC' },
};

function fieldsOf(type: GraphQLObjectType, selection: SelectionSetNode | undefined): JsonSchema {
  const fields = type.getFields();
  const properties = (selection?.selections ?? []).map((node): [string, JsonSchema] => {
    const field = node.kind === Kind.FIELD ? fields[node.name.value] : undefined;
    if (node.kind !== Kind.FIELD || !field) throw new Error(`${type.name}: only plain fields can be documented`);
    return [node.name.value, valueOf(field.type, node.selectionSet)];
  });
  return objectOf(Object.fromEntries(properties));
}

function presentValueOf(type: GraphQLOutputType, selection: SelectionSetNode | undefined): JsonSchema {
  if (isListType(type)) return { type: 'array', items: valueOf(type.ofType as GraphQLOutputType, selection) };
  if (isObjectType(type)) return fieldsOf(type, selection);
  if (isEnumType(type)) return { type: 'string', enum: type.getValues().map(({ name }) => name) };
  const scalar = scalars[getNamedType(type).name];
  if (!scalar) throw new Error(`Nobody has said what ${String(type)} is in JSON`);
  return scalar;
}

const valueOf = (type: GraphQLOutputType, selection: SelectionSetNode | undefined): JsonSchema =>
  isNonNullType(type) ? presentValueOf(type.ofType, selection) : orNull(presentValueOf(type, selection));

/**
 * What an operation's only root field gives when it gives something; of a list, one of its records.
 * @throws when the operation does not fit the schema
 */
export function answerSchema(schema: GraphQLSchema, operation: string): JsonSchema {
  const document = parse(operation);
  const [fault] = validate(schema, document);
  if (fault) throw new Error(`${fault.message}: ${operation}`);
  const definition = document.definitions[0] as OperationDefinitionNode;
  const [root, ...others] = definition.selectionSet.selections;
  const field =
    root?.kind === Kind.FIELD ? schema.getRootType(definition.operation)?.getFields()[root.name.value] : undefined;
  if (root?.kind !== Kind.FIELD || !field || others.length > 0)
    throw new Error(`One root field is expected: ${operation}`);
  const present = isNonNullType(field.type) ? field.type.ofType : field.type;
  const answer = presentValueOf(present, root.selectionSet);
  return answer.items ?? answer;
}
