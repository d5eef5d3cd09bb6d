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
import type { ObjectSchema } from 'joi';
import { type ExpectedError, validationFailed } from '../errors';

export type Variables = Record<string, unknown>;

/** Joi schemas of input types and of single arguments, by the name of the type or variable. Each concept sets those of its inputs. */
export const variableSchemas = new Map<string, ObjectSchema>();

const namedType = (type: TypeNode): string => (type.kind === Kind.NAMED_TYPE ? type.name.value : namedType(type.type));

/** Validates one variable with its Joi schema; returns no errors if it has none. */
function validateVariable({ variable, type }: VariableDefinitionNode, variables: Variables): FieldErrors {
  const name = variable.name.value;
  const value = Object.hasOwn(variables, name) ? variables[name] : undefined;
  const inputSchema = variableSchemas.get(namedType(type));
  const argumentSchema = variableSchemas.get(name);
  if (inputSchema) return getErrors(validate(inputSchema, value ?? {}));
  return argumentSchema ? getErrors(validate(argumentSchema, { [name]: value })) : {};
}

const getErrors = (result: ReturnType<typeof validate>): FieldErrors => (result.ok ? {} : result.errors);

/**
 * Returns why the variables do not match the operation's types, or null if they do. GraphQL rejects them in English before any
 * resolver runs; the contract's Joi schemas give Spanish messages per field.
 */
export function findVariablesError(
  schema: GraphQLSchema,
  operation: OperationDefinitionNode,
  variables: Variables,
): ExpectedError | null {
  const definitions = operation.variableDefinitions ?? [];
  const { errors } = getVariableValues(schema, definitions, variables);
  if (!errors) return null;
  const fieldErrors: FieldErrors = Object.assign(
    {},
    ...definitions.map((definition) => validateVariable(definition, variables)),
  );
  if (Object.keys(fieldErrors).length > 0) return validationFailed(fieldErrors);
  return validationFailed(
    Object.fromEntries(definitions.map(({ variable }) => [variable.name.value, messages.invalidValue])),
  );
}
