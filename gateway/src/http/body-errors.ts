import { messages } from '@cimiento/contracts';
import type { ErrorRequestHandler } from 'express';
import type { ErrorFormatter } from '../errors/error-formatter';
import { ExpectedError } from '../errors/expected-error';

const statusOf = (error: unknown): number | undefined =>
  error instanceof Error && 'status' in error && typeof error.status === 'number' ? error.status : undefined;

function expected(error: unknown): unknown {
  const status = statusOf(error);
  if (status === 413) return new ExpectedError('PAYLOAD_TOO_LARGE', 'El contenido es demasiado grande.');
  if (status === 415) return new ExpectedError('UNSUPPORTED_MEDIA_TYPE', 'El tipo de contenido no se admite.');
  if (status !== undefined && status < 500) return new ExpectedError('VALIDATION_FAILED', messages.invalidData);
  return error;
}

/** Answers what failed on the way to GraphQL (a body that cannot be read, a session that cannot be loaded) as GraphQL would. */
export const answerErrors =
  (formatError: ErrorFormatter): ErrorRequestHandler =>
  (error, _request, response, next) => {
    if (response.headersSent) {
      next(error);
      return;
    }
    const formatted = formatError(expected(error));
    response.status(Number(formatted.extensions?.status)).json({ errors: [formatted] });
  };
