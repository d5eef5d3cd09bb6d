import { webhookEvents } from '@cimiento/contracts';
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
import { fieldTexts, typeTexts } from './field-texts';
import { type JsonSchema, toNullable, toObjectSchema } from './json-schema';

type GraphQLField = ReturnType<GraphQLObjectType['getFields']>[string];

/** The JSON form of each GraphQL scalar. */
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
  SignedMoney: {
    type: 'string',
    pattern: '^-?\\d+\\.\\d{2}$',
    description: 'Dólares estadounidenses con dos decimales, como texto; negativo si sale',
  },
  CalendarDate: { type: 'string', format: 'date', description: 'Fecha de calendario, AAAA-MM-DD' },
  DateTime: { type: 'string', format: 'date-time', description: 'Instante en UTC' },
};

// Lists of text in GraphQL, whose values a body may not have otherwise: a PUT must take back what a GET gave.
const listValues: Record<string, readonly string[]> = { events: webhookEvents };

/** The schema, with the values of a list that are fixed. */
function withListValues(schema: JsonSchema, { name }: GraphQLField): JsonSchema {
  const values = listValues[name];
  return values && 'items' in schema ? { ...schema, items: { ...schema.items, enum: [...values] } } : schema;
}

/** The schema with what the field means, and the unit that its scalar states. The descriptions of GraphQL are in English. */
function withText(schema: JsonSchema, { name: owner }: GraphQLObjectType, field: GraphQLField): JsonSchema {
  const text = typeTexts[`${owner}.${field.name}`] ?? fieldTexts[field.name]?.[0];
  const parts = [text, schema.description].filter((part) => part);
  return parts.length === 0 ? schema : { ...schema, description: parts.join('. ') };
}

function objectSchema(type: GraphQLObjectType, selection: SelectionSetNode | undefined): JsonSchema {
  const fields = type.getFields();
  const properties = (selection?.selections ?? []).map((node): [string, JsonSchema] => {
    const field = node.kind === Kind.FIELD ? fields[node.name.value] : undefined;
    if (node.kind !== Kind.FIELD || !field) throw new Error(`${type.name}: only plain fields can be documented`);
    const name = node.alias?.value ?? node.name.value;
    return [name, withText(withListValues(outputSchema(field.type, node.selectionSet), field), type, field)];
  });
  return toObjectSchema(Object.fromEntries(properties));
}

function nonNullSchema(type: GraphQLOutputType, selection: SelectionSetNode | undefined): JsonSchema {
  if (isListType(type)) return { type: 'array', items: outputSchema(type.ofType, selection) };
  if (isObjectType(type)) return objectSchema(type, selection);
  if (isEnumType(type)) return { type: 'string', enum: type.getValues().map(({ name }) => name) };
  const scalar = scalars[getNamedType(type).name];
  if (!scalar) throw new Error(`No JSON form is defined for the scalar ${String(type)}`);
  return scalar;
}

const outputSchema = (type: GraphQLOutputType, selection: SelectionSetNode | undefined): JsonSchema =>
  isNonNullType(type) ? nonNullSchema(type.ofType, selection) : toNullable(nonNullSchema(type, selection));

const unwrapNonNull = (type: GraphQLOutputType): GraphQLOutputType => (isNonNullType(type) ? type.ofType : type);

/**
 * The schema of what an operation's only root field returns, null aside; for a list, of one record.
 * @throws when the operation does not fit the GraphQL schema or has more than one root field
 */
export function createResponseSchema(schema: GraphQLSchema, operation: string): JsonSchema {
  const document = parse(operation);
  const [fault] = validate(schema, document);
  if (fault) throw new Error(`${fault.message}: ${operation}`);
  const definition = document.definitions[0] as OperationDefinitionNode;
  const [root, ...others] = definition.selectionSet.selections;
  const field =
    root?.kind === Kind.FIELD ? schema.getRootType(definition.operation)?.getFields()[root.name.value] : undefined;
  if (root?.kind !== Kind.FIELD || !field || others.length > 0) {
    throw new Error(`One root field is expected: ${operation}`);
  }
  const type = unwrapNonNull(field.type);
  return nonNullSchema(isListType(type) ? unwrapNonNull(type.ofType) : type, root.selectionSet);
}
