import type { Request, Response } from 'express';
import { execute, type FormattedExecutionResult, type GraphQLSchema } from 'graphql';
import type { Outages } from '../database/outages';
import type { ErrorFormatter } from '../error-responses/error-formatter';
import type { RequestContext } from './request-context';
import { OperationCache } from './documents';
import { type Variables, findVariablesError } from './variables';

/**
 * Runs an operation for a request with the same schema, context and errors as /graphql, without HTTP. Never rejects: failures are in
 * `errors`.
 */
export type Execute = <T = Record<string, unknown>>(
  request: Request,
  response: Response,
  document: string,
  variables?: Variables,
) => Promise<FormattedExecutionResult<T>>;

type ExecutorParts = {
  schema: GraphQLSchema;
  /** The context of the resolvers of a request. */
  createContext: (request: Request, response: Response) => RequestContext;
  formatError: ErrorFormatter;
  outages: Outages;
};

/** Creates the entry point for other adapters in this process. */
export function createExecutor({ schema, createContext, formatError, outages }: ExecutorParts): Execute {
  const operations = new OperationCache(schema);

  const run = async (
    ...[request, response, text, variables = {}]: Parameters<Execute>
  ): Promise<FormattedExecutionResult> => {
    if (outages.kind !== null) await outages.assertReachable();
    const { document, definition } = operations.get(text);
    const contextValue = createContext(request, response);
    const { data, errors } = await execute({ schema, document, variableValues: variables, contextValue });
    if (!errors) return { data };
    // Without data nothing ran, because the variables are invalid.
    const variablesError = data === undefined ? findVariablesError(schema, definition, variables) : null;
    return { data, errors: variablesError ? [formatError(variablesError)] : errors.map(formatError) };
  };

  return async <T>(...call: Parameters<Execute>) => {
    try {
      return (await run(...call)) as FormattedExecutionResult<T>;
    } catch (error) {
      return { errors: [formatError(error)] };
    }
  };
}
