import { getNamedType, isObjectType, type GraphQLOutputType } from 'graphql';
import { getGatewaySchema } from '../schema';

export type Variables = Record<string, unknown>;

/** The id of a result, if it has one: other fields may be for some users only. */
function selectId(output: GraphQLOutputType): string {
  const type = getNamedType(output);
  if (!isObjectType(type)) return '';
  return 'id' in type.getFields() ? 'id' : '__typename';
}

const inBrackets = (parts: readonly string[]): string => (parts.length > 0 ? `(${parts.join(', ')})` : '');

/**
 * The document of an operation of the schema with these variables. It selects the id unless stated.
 * @throws Error when the schema has no such operation
 */
export function writeOperation(name: string, variables: Variables = {}, selection?: string): string {
  const schema = getGatewaySchema();
  const mutation = schema.getMutationType()?.getFields()[name];
  const field = mutation ?? schema.getQueryType()?.getFields()[name];
  if (!field) throw new Error(`The schema has no operation ${name}`);
  const used = field.args.filter((arg) => arg.name in variables);
  const declared = inBrackets(used.map((arg) => `$${arg.name}: ${String(arg.type)}`));
  const passed = inBrackets(used.map((arg) => `${arg.name}: $${arg.name}`));
  const selected = selection ?? selectId(field.type);
  return `${mutation ? 'mutation' : 'query'} ${declared} { ${name}${passed} ${selected && `{ ${selected} }`} }`;
}
