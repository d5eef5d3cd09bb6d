import { GraphQLEnumType, Kind, type GraphQLSchema } from 'graphql';

/** Spelling of the values of `FundedFrom` up to 1.0.0. */
const formerNames = new Map<unknown, string>([
  ['BALANCE', 'balance'],
  ['TRANSFER', 'transfer'],
]);

/** Lets inputs write `FundedFrom` in upper case until the next major version. */
export function acceptFormerFunding(schema: GraphQLSchema): GraphQLSchema {
  const type = schema.getType('FundedFrom');
  if (!(type instanceof GraphQLEnumType)) throw new Error('FundedFrom is not an enum of the schema');
  const { parseValue, parseLiteral } = type;
  type.parseValue = (value) => parseValue.call(type, formerNames.get(value) ?? value) as unknown;
  type.parseLiteral = (node, variables) => {
    const name = node.kind === Kind.ENUM ? formerNames.get(node.value) : undefined;
    return parseLiteral.call(type, name === undefined ? node : { kind: Kind.ENUM, value: name }, variables) as unknown;
  };
  return schema;
}
