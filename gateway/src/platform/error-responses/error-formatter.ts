import { randomUUID } from 'node:crypto';
import { type ErrorCode, errorCodes, messages } from '@cimiento/contracts';
import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import type { Logger } from 'pino';
import { isRetryable } from '../database/retry';
import { isDiskFull } from '../files/disk';
import { isStorageFailure } from '../files/object-store';
import { ExpectedError } from '../errors';
import { toUnavailable } from './unavailable';

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

export type ErrorListener = {
  /** Called with each error that is not an expected one. */
  onFailure?: (cause: unknown) => void;
  /** Called with the code that the client gets. */
  onCode?: (code: ErrorCode) => void;
};

/**
 * Creates the formatter of all errors: expected ones, outages of the database and changes that others were in the way of have their own
 * codes, the rest are logged and shown as a reference to the log line.
 */
export const createErrorFormatter =
  (log: Logger, { onFailure, onCode }: ErrorListener = {}): ErrorFormatter =>
  (error) => {
    const cause = findCause(error);
    if (!(cause instanceof ExpectedError)) onFailure?.(cause);
    const expected = cause instanceof ExpectedError ? cause : toUnavailable(cause);
    onCode?.(expected?.extensions.code ?? 'INTERNAL');
    if (isRetryable(cause))
      log.warn({ err: cause, ...getPath(error) }, 'a change was given up, because others were in its way');
    if (isDiskFull(cause)) log.error({ err: cause, ...getPath(error) }, 'the disk of DATA_DIR takes no more files');
    if (isStorageFailure(cause)) log.error({ err: cause, ...getPath(error) }, 'the object storage failed');
    if (expected) {
      return { message: expected.message, ...getPath(error), extensions: withoutTransport({ ...expected.extensions }) };
    }
    const reference = randomUUID();
    log.error({ err: cause, reference, ...getPath(error) }, 'unexpected failure');
    const { status } = errorCodes.INTERNAL;
    return { message: messages.internal, ...getPath(error), extensions: { code: 'INTERNAL', status, reference } };
  };

/** 400: a GraphQL operation that cannot be parsed or does not match the schema. */
export const invalidOperation = (reason: string): ExpectedError =>
  new ExpectedError('VALIDATION_FAILED', `La operación de GraphQL no es válida: ${reason}`);

/** 400: an operation above a limit, which is named with what it has and what it may have. */
export const aboveLimit = (name: string, found: number, limit: number): ExpectedError =>
  invalidOperation(`${name}: ${found}, y el máximo es ${limit}`);
