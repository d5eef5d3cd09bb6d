import { randomUUID } from 'node:crypto';
import { errorCodes, messages } from '@cimiento/contracts';
import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import type { Logger } from 'pino';
import { ExpectedError } from './expected-error';

export type ErrorFormatter = (error: unknown) => GraphQLFormattedError;

/** The error that GraphQL wrapped, however deep; other errors unchanged. */
export function findCause(error: unknown): unknown {
  let cause = error;
  while (cause instanceof GraphQLError && !(cause instanceof ExpectedError) && cause.originalError)
    cause = cause.originalError;
  return cause;
}

const getPath = (error: unknown): Pick<GraphQLFormattedError, 'path'> =>
  error instanceof GraphQLError && error.path ? { path: error.path } : {};

const withoutTransport = ({ http: _, ...extensions }: Record<string, unknown>): Record<string, unknown> => extensions;

/** Creates the formatter of all errors: expected ones pass unchanged, others are logged and shown as a reference to the log line. */
export const createErrorFormatter =
  (log: Logger): ErrorFormatter =>
  (error) => {
    const cause = findCause(error);
    if (cause instanceof ExpectedError) {
      return { message: cause.message, ...getPath(error), extensions: withoutTransport({ ...cause.extensions }) };
    }
    const reference = randomUUID();
    log.error({ err: cause, reference, ...getPath(error) }, 'unexpected failure');
    const { status } = errorCodes.INTERNAL;
    return { message: messages.internal, ...getPath(error), extensions: { code: 'INTERNAL', status, reference } };
  };

/** 400: a GraphQL operation that cannot be parsed or does not match the schema. */
export const invalidOperation = (reason: string): ExpectedError =>
  new ExpectedError('VALIDATION_FAILED', `La operación de GraphQL no es válida: ${reason}`);
