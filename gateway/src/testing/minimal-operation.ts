import {
  getNamedType,
  getNullableType,
  type GraphQLField,
  type GraphQLInputType,
  isEnumType,
  isInputObjectType,
  isListType,
  isObjectType,
  isRequiredArgument,
  isRequiredInputField,
} from 'graphql';

const scalars: Readonly<Record<string, string>> = {
  Int: '999999',
  Float: '1',
  Boolean: 'true',
  Money: '"1.00"',
  SignedMoney: '"1.00"',
  Dollars: '1000',
  CalendarDate: '"2025-01-15"',
  DateTime: '"2025-01-15T10:00:00.000Z"',
};

/** The shortest value that an argument takes. */
export function toMinimalValue(type: GraphQLInputType): string {
  const plain = getNullableType(type);
  if (isListType(plain)) return '[]';
  if (isEnumType(plain)) return plain.getValues()[0]?.name ?? 'null';
  if (isInputObjectType(plain)) {
    const fields = Object.values(plain.getFields()).filter(isRequiredInputField);
    return `{ ${fields.map((field) => `${field.name}: ${toMinimalValue(field.type)}`).join(', ')} }`;
  }
  return scalars['name' in plain ? plain.name : ''] ?? '"x"';
}

/** Whether an operation takes a file, which a document cannot contain. */
export const takesFile = ({ args }: GraphQLField<unknown, unknown>): boolean =>
  args.some(({ type }) => getNamedType(type).name === 'Upload');

/** An operation on a record that does not exist, with its required arguments, which asks for as little as possible. */
export function toMinimalOperation(kind: 'query' | 'mutation', field: GraphQLField<unknown, unknown>): string {
  const given = field.args.filter(isRequiredArgument).map(({ name, type }) => `${name}: ${toMinimalValue(type)}`);
  const selection = isObjectType(getNamedType(field.type)) ? ' { __typename }' : '';
  return `${kind} { ${field.name}${given.length > 0 ? `(${given.join(', ')})` : ''}${selection} }`;
}
