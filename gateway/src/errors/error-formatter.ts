import { randomUUID } from 'node:crypto';
import { errorCodes, messages } from '@cimiento/contracts';
import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import type { Logger } from 'pino';
import { ExpectedError } from './expected-error';

export type ErrorFormatter = (error: unknown) => GraphQLFormattedError;

/** The failure behind the places that an error passed through on its way. */
export function causeOf(error: unknown): unknown {
  let cause = error;
  while (cause instanceof GraphQLError && !(cause instanceof ExpectedError) && cause.originalError)
    cause = cause.originalError;
  return cause;
}

const placeOf = (error: unknown): Pick<GraphQLFormattedError, 'path'> =>
  error instanceof GraphQLError && error.path ? { path: error.path } : {};

const withoutTransport = ({ http: _, ...extensions }: Record<string, unknown>): Record<string, unknown> => extensions;

/**
 * What a client sees of an error: an expected one as it is; of any other only a reference, which the log line of the whole error
 * carries too.
 */
export const createErrorFormatter =
  (log: Logger): ErrorFormatter =>
  (error) => {
    const cause = causeOf(error);
    if (cause instanceof ExpectedError) {
      return { message: cause.message, ...placeOf(error), extensions: withoutTransport({ ...cause.extensions }) };
    }
    const reference = randomUUID();
    log.error({ err: cause, reference, ...placeOf(error) }, 'unexpected failure');
    const { status } = errorCodes.INTERNAL;
    return { message: messages.internal, ...placeOf(error), extensions: { code: 'INTERNAL', status, reference } };
  };

/** 400: a GraphQL operation that cannot be read or does not fit the schema. */
export const invalidOperation = (reason: string): ExpectedError =>
  new ExpectedError('VALIDATION_FAILED', `La operación de GraphQL no es válida: ${reason}`);
