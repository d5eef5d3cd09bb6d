import {
  defaultFieldResolver,
  type GraphQLField,
  type GraphQLSchema,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql';
import { getMetadataStorage } from 'type-graphql';
import { getMetadataArgsStorage } from 'typeorm';
import type { RequestContext } from './request-context';

type Field = GraphQLField<unknown, RequestContext>;

/** Names of the fields of a type that columns of unlimited length fill. */
function findLongFields(typeName: string): Set<string> {
  const type = getMetadataStorage().objectTypes.find(({ name }) => name === typeName);
  const columns = getMetadataArgsStorage().columns.filter(
    ({ target, options }) => target === type?.target && options.type === 'mediumtext',
  );
  return new Set(columns.map(({ propertyName }) => propertyName));
}

function countText(field: Field): void {
  const { resolve = defaultFieldResolver } = field;
  // Counts the answered value, which is short where a resolver answers with the address of a picture.
  field.resolve = (...call) => {
    const value: unknown = resolve(...call);
    call[2].budget?.spend(value);
    return value;
  };
}

function takeTurns(field: Field): void {
  const { name, resolve } = field;
  if (!resolve) return;
  field.resolve = (...call) => {
    const read = (): unknown => resolve(...call);
    const { budget } = call[2];
    return budget ? budget.readInTurn(name, read) : read();
  };
}

const isList = ({ type }: Field): boolean => isListType(isNonNullType(type) ? type.ofType : type);

/** Makes every long text count for the budget of its answer, and an operation read a list that it asks for several times in turn. */
export function limitAnswers(schema: GraphQLSchema): GraphQLSchema {
  const lists = Object.values(schema.getQueryType()?.getFields() ?? {}) as Field[];
  for (const field of lists) if (isList(field)) takeTurns(field);
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type)) continue;
    const long = findLongFields(type.name);
    for (const field of Object.values(type.getFields()) as Field[]) if (long.has(field.name)) countText(field);
  }
  return schema;
}
