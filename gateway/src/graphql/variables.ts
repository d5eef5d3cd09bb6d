import { messages, type FieldErrors } from '@cimiento/contracts';
import { validate } from '@cimiento/contracts/schemas';
import {
  getVariableValues,
  type GraphQLSchema,
  Kind,
  type OperationDefinitionNode,
  type TypeNode,
  type VariableDefinitionNode,
} from 'graphql';
import { type ExpectedError, validationFailed } from '../errors/expected-error';
import { argumentSchemas, inputSchemas } from './input-schemas';

export type Variables = Record<string, unknown>;

const namedType = (type: TypeNode): string => (type.kind === Kind.NAMED_TYPE ? type.name.value : namedType(type.type));

/** What the rules of one variable say of its value; nothing when they find no fault, or there are none. */
function faultsOf({ variable, type }: VariableDefinitionNode, variables: Variables): FieldErrors {
  const name = variable.name.value;
  const value = Object.hasOwn(variables, name) ? variables[name] : undefined;
  const inputSchema = inputSchemas.get(namedType(type));
  const argumentSchema = argumentSchemas.get(name);
  if (inputSchema) return errorsOf(validate(inputSchema, value ?? {}));
  return argumentSchema ? errorsOf(validate(argumentSchema, { [name]: value })) : {};
}

const errorsOf = (result: ReturnType<typeof validate>): FieldErrors => (result.ok ? {} : result.errors);

/**
 * Why the variables of an operation do not fit its types, or null when they do. GraphQL refuses them before any resolver runs, and
 * in English; the contract's rules say the same per field, in Spanish.
 */
export function variablesFault(
  schema: GraphQLSchema,
  operation: OperationDefinitionNode,
  variables: Variables,
): ExpectedError | null {
  const definitions = operation.variableDefinitions ?? [];
  const { errors } = getVariableValues(schema, definitions, variables);
  if (!errors) return null;
  const faults: FieldErrors = Object.assign({}, ...definitions.map((definition) => faultsOf(definition, variables)));
  if (Object.keys(faults).length > 0) return validationFailed(faults);
  return validationFailed(
    Object.fromEntries(definitions.map(({ variable }) => [variable.name.value, messages.invalidValue])),
  );
}
