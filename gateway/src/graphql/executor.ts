import type { Request, Response } from 'express';
import { execute, type FormattedExecutionResult, type GraphQLSchema } from 'graphql';
import type { ErrorFormatter } from '../errors/error-formatter';
import { contextOf } from './context';
import { Documents } from './documents';
import type { Services } from './services';
import { type Variables, variablesFault } from './variables';

/**
 * Runs an operation for a request: the same schema, context and errors as /graphql, without the way there and back. Never rejects:
 * failures are in `errors`.
 */
export type Execute = <T = Record<string, unknown>>(
  request: Request,
  response: Response,
  document: string,
  variables?: Variables,
) => Promise<FormattedExecutionResult<T>>;

type Parts = { schema: GraphQLSchema; services: Services; formatError: ErrorFormatter };

/** The way in for other adapters of this process. */
export function createExecutor({ schema, services, formatError }: Parts): Execute {
  const documents = new Documents(schema);

  const run = async (
    ...[request, response, text, variables = {}]: Parameters<Execute>
  ): Promise<FormattedExecutionResult> => {
    const { document, definition } = documents.get(text);
    const contextValue = contextOf(request, response, services);
    const { data, errors } = await execute({ schema, document, variableValues: variables, contextValue });
    if (!errors) return { data };
    // Without data nothing ran: the variables were refused.
    const fault = data === undefined ? variablesFault(schema, definition, variables) : null;
    return { data, errors: fault ? [formatError(fault)] : errors.map(formatError) };
  };

  return async <T>(...call: Parameters<Execute>) => {
    try {
      return (await run(...call)) as FormattedExecutionResult<T>;
    } catch (error) {
      return { errors: [formatError(error)] };
    }
  };
}
